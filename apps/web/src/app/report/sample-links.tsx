import { Link as TextLink } from '@rimawari/ui/link';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { samples } from '../samples.ts';

/** `a condominium, a house or a block`, each a link. */
export function SampleLinks() {
  return samples.map(({ slug, link }, index) => (
    <span key={slug}>
      {index > 0 && (index === samples.length - 1 ? ' or ' : ', ')}
      <TextLink asChild>
        <Link to={paths.sample(slug)}>{link}</Link>
      </TextLink>
    </span>
  ));
}

import { Link as TextLink } from '@rimawari/ui/link';
import { linkify } from './linkify.ts';

/** A line whose web addresses are links. */
export function LinkedText({ children }: { children: string }) {
  return linkify(children).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      <TextLink key={index} href={piece.href} external>
        {piece.text}
      </TextLink>
    ),
  );
}

import { Alert } from '@rimawari/ui/alert';
import { plainName } from '@rimawari/ui/format';
import type { UnusedSource } from './analysis-state.ts';
import { LinkedText } from './linked-text.tsx';

/** What could not be used of what was sent, while the rest goes on. */
export function SetAside({ unused }: { unused: readonly UnusedSource[] }) {
  if (unused.length === 0) return null;
  return (
    <Alert tone="pending" title={unused.length === 1 ? 'We couldn’t use one source' : `We couldn’t use ${unused.length} sources`}>
      <ul>
        {unused.map(({ source_name: name, message }) => (
          <li key={name}>
            <LinkedText>{message.includes(name) ? message : `${plainName(name)}: ${message}`}</LinkedText>
          </li>
        ))}
      </ul>
      <p>The analysis continues with the others.</p>
    </Alert>
  );
}

import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';

type Props = Record<string, unknown>;

/**
 * Draws a part as its one child (`asChild`): the child's element with the part's attributes. Class names join, both handlers run,
 * both refs are filled; in all else the child's own attribute wins. The child's children are drawn through `inside`.
 */
export function drawAs(
  child: ReactNode,
  attributes: Props,
  inside: (children: ReactNode) => ReactNode = (children) => children,
): ReactNode {
  if (!isValidElement(child)) throw new Error('asChild needs exactly one element as child.');
  const { props: own } = child as ReactElement<Props>;
  const merged: Props = { ...attributes, ...own };
  for (const name of Object.keys(own)) merged[name] = joined(name, attributes[name], own[name]);
  return cloneElement(child, merged, inside(own.children as ReactNode));
}

function joined(name: string, ours: unknown, theirs: unknown): unknown {
  if (!ours || !theirs) return theirs ?? ours;
  if (name === 'className') return `${ours as string} ${theirs as string}`;
  if (name === 'style') return { ...(ours as object), ...(theirs as object) };
  if (name === 'ref') {
    return (node: unknown) => {
      fill(ours as Ref<unknown>, node);
      fill(theirs as Ref<unknown>, node);
    };
  }
  if (/^on[A-Z]/.test(name) && typeof ours === 'function' && typeof theirs === 'function') {
    return (...given: unknown[]) => {
      theirs(...given);
      ours(...given);
    };
  }
  return theirs;
}

function fill(ref: Ref<unknown>, node: unknown): void {
  if (typeof ref === 'function') ref(node);
  else if (ref !== null) ref.current = node;
}

export type Make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string, text?: string) => HTMLElementTagNameMap[Tag];

export function makerIn(page: Document): Make {
  return (tag, className = '', text = '') => {
    const element = page.createElement(tag);
    if (className !== '') element.className = className;
    if (text !== '') element.textContent = text;
    return element;
  };
}

export function buttonOf(make: Make, text: string, press: () => void, className = ''): HTMLButtonElement {
  const button = make('button', className, text);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

export function installProgress(say: (text: string) => void, now?: () => number): (line: string) => void;

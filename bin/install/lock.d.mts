export function holdLock(file: string, onWait: () => void): Promise<() => void>;

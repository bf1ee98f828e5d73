import { hashApart } from '../hash-apart.ts';

/** A program that has a password hashed, says in which process, and has nothing more to do. */
const hasher = hashApart(1);
await hasher.hash('minato-42', { memoryKib: 1024, passes: 1 });
process.stdout.write(`${hasher.pid()}\n`);

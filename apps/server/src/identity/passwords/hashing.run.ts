// The body of the process that hashes passwords: it has nothing of the server but what it is sent.
import { hashHere } from './hasher.ts';
import type { HashingAnswer, HashingRequest } from './hashing-message.ts';

const answer = (message: HashingAnswer) => void process.send?.(message);
const work = (request: HashingRequest): Promise<string | boolean> =>
  request.kind === 'hash' ? hashHere.hash(request.password, request.cost) : hashHere.verify(request.passwordHash, request.password);

process.on('message', (request: HashingRequest) => {
  const { id } = request;
  work(request).then(
    (result) => answer({ id, result }),
    (problem: unknown) => answer({ id, problem: String(problem) }),
  );
});
// Without its server it has nothing to do.
process.on('disconnect', () => process.exit(0));

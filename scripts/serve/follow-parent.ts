// Preloaded into each server (`node --import`): ends it in order when the script that started it was killed outright.
import { isMainThread } from 'node:worker_threads';

const checkMs = 500;
const parent = process.ppid;

if (isMainThread) {
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, checkMs);
  check.unref();
}

// How far an installation is, from the lines that pnpm's reporter for programs writes.
const millisecondsBetween = 5000;

/** Takes one line after another, and says every five seconds how many packages are in place and how much was downloaded. */
export function installProgress(say, now = Date.now) {
  const found = new Set();
  let placed = 0;
  let lastSaid = now();
  const sizes = new Map();
  return (line) => {
    const event = parsed(line);
    if (event.name === 'pnpm:progress') {
      if (event.status === 'resolved') found.add(event.packageId);
      if (event.status === 'imported') placed += 1;
    }
    if (event.name === 'pnpm:fetching-progress') sizes.set(event.packageId, event.downloaded ?? event.size ?? 0);
    if (placed + sizes.size === 0 || now() - lastSaid < millisecondsBetween) return;
    lastSaid = now();
    const megabytes = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6;
    say(`  ${placed} of ${found.size} packages installed${megabytes >= 1 ? `, ${megabytes.toFixed(0)} MB downloaded` : ''}`);
  };
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

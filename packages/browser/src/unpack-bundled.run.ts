// Runs in a process of its own: unpacks the Chromium of the npm package into TMPDIR and prints where it is.
// The package reads and writes process.env when it is imported; here that stays without effect on the server.
import chromium from '@sparticuz/chromium';

process.stdout.write(await chromium.executablePath());

import { afterAll, afterEach, expect, test } from 'vitest';
import { heavyMails, hostileMails } from '../parser/hostile.ts';
import { bundlePath } from '../support/binary.ts';
import { killLeftovers } from '../support/process.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';
import { percentile, stallRun } from './stalls.ts';

afterEach(killLeftovers);
afterAll(removeTemporaryDirectories);

/** Of every way to cost one; the long version sends all of them. */
const chosen = [
  '5 MB of blank lines',
  '500,000 bare boundaries',
  '1,000,000 header lines',
  '10 MB of format=flowed',
  '24 MB of dots',
  '20 MB of attachment',
  '500,000 Chinese characters',
  '50 KB of would-be codes',
];

test('no mail stalls the others: honest mails get their codes out while hostile ones come and are read', async () => {
  const kinds = [...hostileMails, ...heavyMails].filter(({ name }) => chosen.includes(name));
  expect(kinds).toHaveLength(chosen.length);
  const result = await stallRun({
    command: [process.execPath, await bundlePath()],
    directory: await temporaryDirectory(),
    seconds: 5,
    connections: 3,
    honestPerSecond: 10,
    kinds,
  });
  expect(result.failures).toEqual([]);
  for (const [name, { replies }] of result.hostile) expect([...replies], name).toEqual(['250 2.0.0']);
  // How long that is hangs on the machine; `npm run faults -- stalls` measures more strictly. Who waited behind large mails
  // would wait as long as they do.
  const largeMs = [...result.hostile.values()].flatMap(({ crowdedMs }) => crowdedMs);
  expect(percentile(result.codeMs, 50)).toBeLessThan(percentile(largeMs, 50));
  expect(percentile(result.readMs, 50)).toBeLessThan(percentile(result.hostileReadMs, 50));
  expect(result.exit).toBe(0);
}, 240_000);

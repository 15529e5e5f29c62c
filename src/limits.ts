/**
 * Every bound of the service in one place, its unit last in its name. What arrives from the network is
 * hostile: whatever can grow has its end here. Relations between bounds are asserted below.
 */
export const limits = {
  // SMTP (RFC 5321 section 4.5.3 gives the minimums a receiver must support)
  smtpRecipientsMax: 100,
  smtpCommandBytesMax: 4096,
  smtpIdleMsMax: 60_000,
  smtpSessionMsMax: 600_000,
  smtpDataMsMax: 300_000,
  smtpCloseGraceMsMax: 20_000,
  addressLocalOctetsMax: 64,
  addressOctetsMax: 254,

  // Parsing a mail, in the worker
  parseMsMax: 2_000,
  parseHeapMbMax: 192,
  parseQueueBytesMax: 256 * 1024 * 1024,
  headerBytesMax: 256 * 1024,
  headerLinesMax: 1_000,
  addressesMax: 1_000,
  attachmentsMax: 1_000,
  mimeDepthMax: 32,
  bodyCharsMax: 2_000_000,
  linksMax: 200,
  snippetCharsMax: 160,
  subjectCharsMax: 2_000,
  codeSourceCharsMax: 5_000_000,
  codeCandidatesMax: 50,

  // HTTP
  bodyBytesMax: 64 * 1024,
  requestHeaderBytesMax: 16 * 1024,
  requestMsMax: 30_000,
  inboxNameCharsMax: 100,
  queryCharsMax: 500,
  inboxPageMax: 500,
  inboxPageDefault: 100,
  messagePageMax: 100,
  messagePageDefault: 50,
  waitMsMax: 60_000,
  waitersPerKeyMax: 1_000,
  waitersPerProcessMax: 10_000,
  withinMinutesMax: 1_440,

  // Throttle
  bucketsMax: 100_000,
  authFailureBurst: 20,
  authFailurePerSecond: 1,

  // Storage
  commitMailsMax: 128,
  commitBytesMax: 64 * 1024 * 1024,
  commitQueueMailsMax: 20_000,

  // Stopping: what is under way gets this long, then the process goes.
  stopMsMax: 25_000,
} as const;

const relations: ReadonlyArray<readonly [boolean, string]> = [
  [limits.smtpCloseGraceMsMax < limits.stopMsMax, 'sessions end before the process does'],
  [limits.stopMsMax < 30_000, 'a stop is over within 30 seconds'],
  [limits.waitersPerKeyMax <= limits.waitersPerProcessMax, 'one key cannot be promised more than the process holds'],
  [limits.inboxPageDefault <= limits.inboxPageMax, 'the default page fits the largest page'],
  [limits.messagePageDefault <= limits.messagePageMax, 'the default page fits the largest page'],
  [limits.addressLocalOctetsMax < limits.addressOctetsMax, 'a local part fits its address'],
];
for (const [holds, promise] of relations) {
  if (!holds) throw new Error(`limits.ts contradicts itself: ${promise}`);
}

/**
 * Every bound of the service in one place, its unit last in its name. What arrives from the network is
 * hostile: whatever can grow has its end here. Relations between bounds are asserted below.
 */
export const limits = {
  // SMTP (RFC 5321 section 4.5.3 gives the minimums a receiver must support)
  smtpRecipientsMax: 100,
  /** Recipients whose address is remembered as it was read. */
  recipientsRememberedMax: 2_000,
  recipientsRememberedBytesMax: 1024 * 1024,
  smtpCommandBytesMax: 4096,
  /** Between two commands: RFC 5321 section 4.5.3.2.7 wants five minutes at the least. */
  smtpIdleMsMax: 300_000,
  smtpSessionMsMax: 600_000,
  smtpDataMsMax: 300_000,
  smtpCloseGraceMsMax: 20_000,
  smtpHandshakeMsMax: 15_000,
  /** After the listener's start, when a self-signed certificate is made. */
  smtpCertificateMs: 200,
  /** The PROXY header of a configured proxy: three seconds allow for one lost packet (its section 3). */
  smtpProxyHeaderMsMax: 5_000,
  /** Addresses take 52 bytes, the rest is for additions such as a client certificate. */
  smtpProxyHeaderBytesMax: 8_192,
  /** How often the deadlines above are looked at; each is late by at most this. */
  smtpSweepMs: 500,
  /** Connections that are only told `421`; beyond them a connection is dropped without a word. */
  smtpRefusalsMax: 256,
  smtpRefusalMsMax: 2_000,
  smtpRefusalLineMsMin: 60_000,
  /** Connections the kernel holds until they are accepted; it may allow fewer. */
  smtpBacklogMax: 4_096,
  /** Octets of a HELO name: RFC 5321 section 4.5.3.1.2. */
  smtpHeloOctetsMax: 255,
  /** Commands since the last stored mail; a transaction to all recipients needs 103. */
  smtpCommandsPerMailMax: 1_000,
  smtpUnknownCommandsMax: 10,
  /** Refused mails of a session that are logged, since the last one that was stored. */
  smtpRefusedLinesMax: 20,
  /** Pipelined commands answered in one turn of the event loop. */
  smtpCommandsPerTurnMax: 100,
  /** Bytes a session may have read and not yet looked at. */
  smtpReadAheadBytesMax: 128 * 1024,
  /** The same in chunks, of which a client may make one of every byte. */
  smtpReadAheadChunksMax: 1_000,
  /** Bytes of all mails together that are being received or wait for their commit. */
  smtpBufferedBytesMax: 256 * 1024 * 1024,
  /** Of them those of one client: the largest mail that there can be. */
  smtpBufferedBytesPerClientMax: 128 * 1024 * 1024,
  /** Of them those that only small mails may use, and how small these are. */
  smtpBufferedReservedBytes: 32 * 1024 * 1024,
  smtpSmallMailBytesMax: 256 * 1024,
  /** Bytes of a mail that is too large which are read and thrown away before the connection is closed. */
  smtpDiscardBytesMax: 64 * 1024 * 1024,
  addressLocalOctetsMax: 64,
  addressOctetsMax: 254,
  /** Before canonicalisation: an IDN may shrink or grow on its way to the A-label. */
  addressInputCharsMax: 1_024,
  domainOctetsMax: 253,
  domainLabelOctetsMax: 63,
  allowedDomainsShownMax: 20,
  /** The matcher keeps one bit per letter of a term in a 32-bit number. */
  blocklistTermLettersMax: 31,

  // Parsing a mail, in the worker
  parseMsMax: 1_000,
  /** Mails up to here have a lane of their own, so that none of them waits for a large one. */
  parseSmallBytesMax: 256 * 1024,
  /** Mails that a thread is given at once. */
  parseBatchMailsMax: 16,
  /** So many bytes of them in any case, more only where as much is left for the other threads; a larger mail goes alone. */
  parseBatchBytesMin: 64 * 1024,
  parseBatchBytesMax: 256 * 1024,
  /** How long a large mail waits for its turn before it is read by its beginning only. */
  parseWaitMsMax: 500,
  parseBeginningBytesMax: 128 * 1024,
  /** After its deadline a thread is looked at so often whether it has any processor time. */
  parseStepMs: 150,
  /** From the start of a thread to its first mail, and for a mail of a thread that is given no processor time. */
  parserStartMsMax: 10_000,
  /** A thread that had nothing to do for so long reads a mail for itself, so that its expressions are compiled. */
  parserIdleMs: 5,
  /** After so many mails of others it needs no more of its own. */
  parserPracticeMailsMax: 32,
  /** Other mails wait so long for a thread that is busy with what it was given, before another is started. */
  parserHeldUpMs: 150,
  /** A mail counts for so much work at least; of those whose mails wait, whoever had least of it goes first. */
  parserLeastMs: 1,
  /** After so much work for mails that arrive a reader who waits has a turn. */
  parserReadersWaitMs: 100,
  /** Threads that have no rest for so long get another. */
  parserFullMs: 300,
  /** What they have to do is looked at over so long … */
  parserLoadMs: 1_000,
  /** … and when the others could do without one all of this time it ends: another needs half a second of processor time until it is as fast. */
  parserRestMs: 30_000,
  parseHeapMbMax: 192,
  parseQueueBytesMax: 256 * 1024 * 1024,
  headerBytesMax: 256 * 1024,
  headerLinesMax: 1_000,
  addressesMax: 1_000,
  attachmentsMax: 1_000,
  mimeDepthMax: 32,
  /** Messages within messages whose text is read; deeper ones are attachments. */
  mimeMessageDepthMax: 2,
  mimePartsMax: 2_000,
  /** A mail of the largest size has 340,000 lines of base64. */
  mimeLinesMax: 700_000,
  /** Decoded bytes of all parts that are shown as text. */
  textBytesMax: 2 * 1024 * 1024,
  bodyCharsMax: 2_000_000,
  linksMax: 200,
  snippetCharsMax: 160,
  subjectCharsMax: 2_000,
  codeSourceCharsMax: 5_000_000,
  codeCandidatesMax: 50,

  // Reading a body: what the walk over HTML and the search for a code look at, at most
  htmlDepthMax: 256,
  htmlLinesMax: 20_000,
  /** Tags, stretches of text, entities and rows of one body; what comes after is not read. */
  bodyTokensMax: 500_000,
  /** Open elements that stray closing tags of one body are compared with. */
  htmlLookbackMax: 1_000_000,
  styleCharsMax: 4_000,
  styleSheetCharsMax: 200_000,
  styleRulesMax: 2_000,
  linkUrlCharsMax: 8_192,
  linkTextCharsMax: 300,
  codeTextCharsMax: 60_000,
  codeTailCharsMax: 4_000,
  /** Each of them is weighed, for half a millisecond where somebody made it to cost. The fullest of 31,000 mails has 88. */
  codeMatchesMax: 200,
  /** Lines whose words and candidates a thread remembers; longer ones are hardly ever the same in two mails. */
  linesRememberedMax: 4_000,
  linesRememberedBytesMax: 6 * 1024 * 1024,
  lineRememberedCharsMax: 2_000,
  /** Declaration blocks whose effect a thread remembers. */
  stylesRememberedMax: 2_000,
  stylesRememberedBytesMax: 1024 * 1024,
  styleRememberedCharsMax: 1_000,

  // Sender authentication: SPF, DKIM and DMARC, in a worker of their own, with the DNS in between
  /** From the moment a mail is given in until its verdict, waiting for a turn included. */
  senderAuthMsMax: 5_000,
  /** The share of it that may be spent on the DNS; what is unanswered then counts as a time-out. */
  senderAuthDnsMsMax: 4_000,
  /** Hashing one mail; beyond it the worker is ended and the mail's signatures stay unchecked. */
  senderAuthCpuMsMax: 1_500,
  senderAuthHeapMbMax: 96,
  /** A thread that dies before its first word is not tried again for this long: starting one costs 100 ms. */
  senderAuthBrokenMs: 10_000,
  senderAuthMailsMax: 32,
  /** So many of them from one client: who sends names that nobody answers for keeps none of the others out. */
  senderAuthMailsPerClientMax: 8,
  senderAuthBytesMax: 64 * 1024 * 1024,
  senderAuthQueueMailsMax: 1_000,
  senderAuthHeaderLinesMax: 4_000,
  senderAuthFromCharsMax: 4_096,
  senderAuthProblemsMax: 20,
  senderAuthSignaturesMax: 8,
  senderAuthSignatureBytesMax: 8 * 1024,
  /** Different readings of a body (canonicalization, algorithm, length), each a pass over all of it. */
  senderAuthBodyHashesMax: 3,
  senderAuthArcSetsMax: 10,
  senderAuthLookupsMax: 80,
  dnsLookupMsMax: 2_500,
  dnsLookupsMax: 256,
  dnsNameOctetsMax: 253,
  dnsAnswerRecordsMax: 200,
  dnsAnswerCharsMax: 16 * 1024,
  /** Of a DKIM key record: an RSA key of 8,192 bits needs 1,420. */
  dnsKeyCharsMax: 2_048,
  dnsCacheEntriesMax: 2_000,
  dnsCacheCharsMax: 4 * 1024 * 1024,
  dnsCacheMsMax: 60_000,
  /** How long a failure is remembered, so that a dead DNS does not cost every mail the whole wait. */
  dnsFailureMsMax: 10_000,

  // HTTP
  bodyBytesMax: 64 * 1024,
  /** Read of a body that is too large before it is told so. */
  bodyDiscardedBytesMax: 16 * 1024 * 1024,
  requestHeaderBytesMax: 16 * 1024,
  requestHeadMsMax: 10_000,
  requestMsMax: 30_000,
  /** Connections that the kernel keeps until they are taken: a suite may open thousands at once. */
  httpBacklogMax: 4_096,
  /** Beyond them one that can be spared makes room. */
  httpConnectionsMax: 12_000,
  /** Longer than a client's poll interval, so that a poller keeps its connection. */
  httpKeepAliveMsMax: 75_000,
  /** No byte in either direction: a peer that stopped reading its answer. */
  httpSilenceMsMax: 120_000,
  inboxNameCharsMax: 100,
  queryCharsMax: 500,
  inboxPageMax: 500,
  inboxPageDefault: 100,
  messagePageMax: 100,
  messagePageDefault: 50,
  waitMsMax: 60_000,
  waitersPerKeyMax: 1_000,
  waitersPerProcessMax: 10_000,
  /** Looks of held requests that begin in one turn of the event loop; and that one payer has under way. */
  looksInOneTurnMax: 16,
  looksOfOnePayerMax: 8,
  /** After a look for which there was no room. */
  waitersLookAgainMs: 250,
  /** Whole mails that are read for somebody or on their way out, in bytes; of one organization; and what is not counted. */
  wholeMailsBytesMax: 256 * 2 ** 20,
  wholeMailsOfOneBytesMax: 128 * 2 ** 20,
  wholeMailSmallBytesMax: 256 * 2 ** 10,
  withinMinutesMax: 1_440,

  // API keys: 22 characters of a 64-letter alphabet are the fewest that can carry 128 bits.
  keySecretCharsMin: 22,
  keySecretCharsMax: 100,

  /** How long one answer about the disk is good for. */
  readinessMsMax: 1_000,

  // Throttle
  bucketsMax: 100_000,
  bucketsSampledMax: 32,
  forwardedHopsMax: 32,
  authFailureBurst: 20,
  authFailurePerSecond: 1,

  // Signing in
  passwordCharsMin: 12,
  passwordCharsMax: 200,
  /** Hashes made at a time; the runtime's pool has four threads for everything. */
  passwordHashesMax: 2,
  passwordQueueMax: 32,
  passwordMemoryBytesMax: 64 * 1024 * 1024,
  personNameCharsMax: 254,
  sessionMsMax: 7 * 86_400_000,
  sessionIdleMsMax: 12 * 3_600_000,
  /** A session that is used is written down at most this often. */
  sessionTouchMs: 5 * 60_000,
  sessionsPerPersonMax: 50,
  invitationMsMax: 3 * 86_400_000,
  invitationsPerOrganizationMax: 100,
  membersPerOrganizationMax: 1_000,
  organizationsMax: 10_000,
  organizationNameCharsMax: 100,
  keysPerOrganizationMax: 1_000,
  keysShownMax: 2_000,
  /** Uses of keys that wait to be written down, and how long they may. */
  keyUsesMax: 10_000,
  keyUseMsMax: 60_000,

  // Streams of arrivals
  streamsPerKeyMax: 100,
  streamsPerProcessMax: 1_000,
  streamHeartbeatMs: 15_000,
  /** Messages read at a time for one stream. */
  streamBatchMax: 50,
  /** Of a stream, what may wait for its reader before no more is read. */
  streamBufferBytesMax: 64 * 1024,
  /** A reader that takes nothing for so long loses its stream. */
  streamStallMsMax: 30_000,

  // The last delivery attempts
  /** Of one organization and one kind: accepted, or refused. */
  deliveriesPerRingMax: 200,
  /** Organizations of which anything waits to be written down. */
  deliveryOrganizationsMax: 200,
  deliveryRecipientsMax: 5,
  deliveriesShownMax: 200,
  /** How long an attempt waits in memory, and so what a crash loses. */
  deliveriesWriteMs: 10_000,
  /** In one commit, for which mails would wait. */
  deliveriesPerCommitMax: 500,
  /** Of all organizations together; beyond it the oldest go. */
  deliveriesKeptMax: 20_000,
  deliveriesKeptMs: 30 * 86_400_000,
  deliveriesPruneMs: 3_600_000,
  /** Clients that were turned away, and for how long each is one entry. */
  turnedAwayPerRingMax: 50,
  turnedAwayMs: 600_000,

  // What the dashboard remembers, in memory
  trafficMinutes: 60,
  trafficReadsMax: 200,
  trafficUnreadMax: 1_000,
  trafficOrganizationsMax: 1_000,
  /** Keys and links that wait for the one time they are shown. */
  onceEntriesMax: 1_000,
  onceMsMax: 5 * 60_000,
  liveStreamsPerPersonMax: 50,
  liveStreamsMax: 500,
  /** News of one stream are told at most this often. */
  liveMs: 250,
  /** Images of a mail that are put into its HTML: more than a mail for people has, and so many bytes of them in all. */
  inlineImagesMax: 50,
  inlineImageBytesMax: 8 * 1024 * 1024,
  formFieldsMax: 50,

  // Metrics
  metricsTokenCharsMin: 16,
  metricsTokenCharsMax: 200,
  /** How often the delay of the event loop is looked at. */
  metricsLoopMs: 20,
  /** Codes whose commit is remembered until a held request is given them. */
  metricsCodesMax: 1_000,

  // Threads
  /**
   * Of what is young where mails are read and committed, three spaces together. With a quarter of it V8 looks through it four
   * times as often, what a mail needs has grown old by then, and all of the heap is looked through every other second.
   */
  intakeYoungHeapMbMax: 12,
  /** The same where mails are only read, of which there are several: twice as much saves no more. */
  parseYoungHeapMbMax: 6,
  /** The same of every other thread. V8's default of 48 costs hundreds of megabytes together, and saves no time. */
  threadYoungHeapMbMax: 3,

  // Storage
  commitHeapMbMax: 512,
  commitMailsMax: 128,
  /** Mails that are read where they are committed, as far as they go into one commit together. */
  intakeMailsMax: 24,
  /** When those of one commit took so long to read, what has come meanwhile waits for the next. */
  intakeReadMsMax: 50,
  intakeMailBytesMax: 8 * 1024,
  /** One that is still the same after so long, or twice that, ends its thread, and is read elsewhere. */
  intakeMsMax: 500,
  /** When there has been little to read for so long, they are read elsewhere again: whoever reads and commits holds 40 MB. */
  intakeRestMs: 30_000,
  /** How long mails are read elsewhere after a thread was lost over them. */
  intakePauseMs: 60_000,
  /** In one commit, for which every other mail waits. */
  commitBytesMax: 4 * 1024 * 1024,
  /** Larger mails are written in pieces of this size, between the commits of others. */
  commitPieceBytesMax: 1024 * 1024,
  commitQueueMailsMax: 20_000,
  /** How long mails that are ready wait for those that are being read, while there are fewer than so many. */
  commitGatherMsMax: 3,
  commitGatherMailsMax: 12,
  /** Larger mails are kept as they are: nearly all of them is attachments, which are compressed already. */
  packBytesMax: 256 * 1024,
  /** Of one body, what full-text search finds. */
  searchTextCharsMax: 500_000,
  /** Each character of a script without spaces is a word: 500,000 of Chinese would take SQLite half a second. */
  searchWordsMax: 60_000,
  /** Searchable characters in one commit. */
  commitTextCharsMax: 1_000_000,

  /** Kept in memory, some hundred bytes each: what nearly every request asks for. */
  keysRememberedMax: 1_000,
  inboxesRememberedMax: 10_000,
  /** How long that holds without asking, where other processes write to the same database. */
  rememberedUnaskedMsMax: 500,
  /** Newest codes that are kept until the next mail, by inbox and by what is asked of it. */
  latestInboxesMax: 2_000,
  latestQuestionsMax: 8,
  /** Messages that are counted to say what did arrive; the text says when there are more. */
  arrivalsCountedMax: 100,
  /** Words of a query in all; each is looked for in every mail that has the others. A character of a script without spaces is a word. */
  queryWordsMax: 32,
  /** After this a search for words is given up; so many may wait for their turn. */
  searchMsMax: 10_000,
  searchesMax: 100,
  /** Of one organization, so that there is room for those of others. */
  searchesOfOneMax: 50,
  searchHeapMbMax: 32,
  /** Its thread ends after so long without one. */
  searchIdleMs: 30_000,
  /** Messages that a search looks at before others have their turn: few at first, for mostly they are enough. */
  searchSliceMin: 250,
  searchSliceMax: 4_000,
  /** Inboxes likewise. */
  inboxSearchSlice: 10_000,

  // A libSQL server, and the processes that share it
  databaseConnectionsMax: 32,
  /** After this a statement has failed; nobody knows then whether it was committed. */
  databaseAnswerMsMax: 10_000,
  /** The largest is a list with everything in it; mails come in pieces. */
  databaseAnswerBytesMax: 16 * 1024 * 1024,
  /** Servers and what stands before them close connections that rest; one that rested this long is not used again. */
  databaseIdleMsMax: 4_000,
  /** While somebody waits, how often it is asked what came elsewhere: often after something came, then less. */
  newsMsMin: 50,
  newsMsMax: 250,
  newsAfterFailureMs: 1_000,
  /** Inboxes with news that are told one by one; when there are more, everybody who waits looks again. */
  newsInboxesMax: 1_000,
  /** How long an inbox that was deleted elsewhere is told of: longer than its own write takes. */
  newsOverlapMs: 10_000,
  /** Pieces of large mails that belong to none are deleted when they are this old: younger ones may wait for theirs. */
  strayPiecesMsMin: 3_600_000,

  // Backup
  backupHeapMbMax: 64,
  backupPieceBytesMax: 256 * 1024,
  /** What must be left of the disk beside the copy. */
  backupSpareBytesMin: 64 * 1024 * 1024,

  // Command line
  cliAnswerBytesMax: 16 * 1024 * 1024,

  // Retention: batches that follow the time they take, so that receiving is never held up for long
  expireEveryMs: 60_000,
  /** Without a further batch for so long, another process deletes. */
  expireTurnMs: 120_000,
  expireBatchMin: 5,
  expireBatchMax: 50,
  expireBatchMsAim: 15,
  expireMergePages: 100,
  expireInVainMax: 8,
  expireMergesInVainMax: 8,
  expireMergesMax: 6,
  /** Of what the database may hold: so much is not worth a merge of the whole index. */
  expireSlackPercent: 2,
  /** By how much a mail is taken to hold more than its own bytes. */
  expireShareMax: 8,
  /** What a mail takes of the database for each of its bytes, its share of the index included, at most. */
  expireArrivalFactor: 3,
  expirePagesPerTurn: 100,
  /** Of the pieces of large mails. */
  expirePiecesPerTurn: 1,

  /** Of log lines that wait to be written. */
  logCharsMax: 64 * 1024,
  /** Between two writes of log lines. */
  logRestMs: 20,

  // Stopping: what is under way gets this long, then the process goes.
  stopMsMax: 25_000,
  /** What a part of the service may take beyond its share of that, before it is left behind. */
  stopOverrunMsMax: 400,
  /** A start that is told to stop, on its way to where it can. */
  startStopMsMax: 3_000,
} as const;

const relations: ReadonlyArray<readonly [boolean, string]> = [
  [
    limits.smtpBufferedBytesPerClientMax + limits.smtpBufferedReservedBytes < limits.smtpBufferedBytesMax,
    'no client has all the memory for mails',
  ],
  [limits.smtpCloseGraceMsMax < limits.stopMsMax, 'sessions end before the process does'],
  [limits.smtpIdleMsMax < limits.smtpSessionMsMax, 'a session outlives one pause between commands'],
  [limits.smtpDataMsMax < limits.smtpSessionMsMax, 'a session outlives one message'],
  [limits.smtpIdleMsMax >= 300_000, 'a client has the five minutes that RFC 5321 gives it'],
  [
    limits.smtpCommandsPerMailMax > limits.smtpRecipientsMax + 3,
    'a mail to every recipient fits the commands',
  ],
  [limits.stopMsMax + 12 * limits.stopOverrunMsMax < 30_000, 'a stop is over within 30 seconds'],
  [limits.requestHeadMsMax <= limits.requestMsMax, 'the head of a request is a part of it'],
  [limits.waitMsMax < limits.httpSilenceMsMax, 'a held request outlives its wait'],
  [limits.waitersPerProcessMax < limits.httpConnectionsMax, 'waiters leave connections for everyone else'],
  [
    limits.waitersPerKeyMax <= limits.waitersPerProcessMax,
    'one key cannot be promised more than the process holds',
  ],
  [limits.sessionTouchMs < limits.sessionIdleMsMax, 'a session that is used does not idle away'],
  [limits.sessionIdleMsMax <= limits.sessionMsMax, 'a session ends at the latest when its time is over'],
  [limits.deliveriesShownMax <= limits.deliveriesPerRingMax, 'as many attempts are kept as are shown'],
  [
    limits.deliveriesPerRingMax * 2 < limits.deliveriesKeptMax,
    'one organization does not drive out the attempts of all others',
  ],
  [
    limits.liveStreamsPerPersonMax <= limits.liveStreamsMax,
    'one person cannot be promised more than there is',
  ],
  [limits.keysPerOrganizationMax <= limits.keysShownMax, 'every key that works is shown'],
  [limits.rememberedUnaskedMsMax <= 1_000, 'a key that was revoked elsewhere opens nothing after a second'],
  [limits.newsMsMin <= limits.newsMsMax, 'waiting makes asking rarer'],
  [limits.commitPieceBytesMax * 2 < limits.databaseAnswerBytesMax, 'a piece of a mail fits an answer'],
  [limits.streamHeartbeatMs < limits.httpSilenceMsMax, 'a stream is never silent for too long'],
  [limits.streamStallMsMax < limits.httpSilenceMsMax, 'a reader that stalls is dropped for that'],
  [
    limits.streamsPerProcessMax + limits.waitersPerProcessMax < limits.httpConnectionsMax,
    'streams leave connections for everyone else',
  ],
  [limits.inboxPageDefault <= limits.inboxPageMax, 'the default page fits the largest page'],
  [limits.messagePageDefault <= limits.messagePageMax, 'the default page fits the largest page'],
  [limits.addressLocalOctetsMax < limits.addressOctetsMax, 'a local part fits its address'],
  [limits.addressOctetsMax < limits.addressInputCharsMax, 'every canonical address can be typed'],
  [limits.domainOctetsMax < limits.addressOctetsMax, 'a domain fits an address'],
  [limits.blocklistTermLettersMax <= 31, 'a term fits the bits of a signed 32-bit number'],
  [limits.senderAuthMailsPerClientMax < limits.senderAuthMailsMax, 'one client leaves room for others'],
  [limits.senderAuthDnsMsMax < limits.senderAuthMsMax, 'a verdict has time left after the last lookup'],
  [
    limits.dnsLookupMsMax < limits.senderAuthDnsMsMax,
    "one dead name server does not use up a mail's lookups",
  ],
  [
    limits.senderAuthCpuMsMax < limits.senderAuthMsMax,
    'a mail that hashes too long does not delay its verdict',
  ],
  [limits.parseBatchBytesMin <= limits.parseBatchBytesMax, 'a batch holds what it may hold in any case'],
  [limits.parseBeginningBytesMax <= limits.parseSmallBytesMax, 'the beginning of a mail is a small mail'],
  [
    limits.parseWaitMsMax + limits.parseMsMax + 2 * limits.parseStepMs < 2_000,
    'a mail is read, or given up, within two seconds of its last byte, where the machine has time for it',
  ],
  [
    2 * limits.intakeMsMax + limits.parseMsMax <= 2_000,
    'a mail over which a thread hangs is read elsewhere, or given up, in the same time',
  ],
  [
    limits.intakeMailBytesMax <= limits.parseSmallBytesMax,
    'what is not read where it is committed is read among small mails',
  ],
  [
    2 * limits.intakeMailsMax * limits.intakeMailBytesMax <=
      Math.min(limits.commitBytesMax, limits.commitTextCharsMax),
    'what is read together where it is committed fits a commit',
  ],
  [limits.packBytesMax <= limits.commitPieceBytesMax, 'a mail in pieces is kept as it is'],
  [limits.commitPieceBytesMax <= limits.commitBytesMax, 'a piece of a mail fits a commit'],
  [limits.searchTextCharsMax <= limits.commitTextCharsMax, 'the text of every mail fits a commit'],
  [limits.bucketsSampledMax <= limits.bucketsMax, 'a sample is not larger than the collection'],
];
for (const [holds, promise] of relations) {
  if (!holds) throw new Error(`limits.ts contradicts itself: ${promise}`);
}

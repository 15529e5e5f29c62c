/** From where something was asked for, as mails about signing in tell it: an address of the internet, a browser, a system. */

/** Receipts and bookings have no such line. */
export const originLike =
  /\bIP\b.{0,24}(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{1,4}:[0-9a-f:]*:)|\b(?:Chrome|Firefox|Safari|Edge|Opera)\b.{0,24}\b(?:Windows|macOS|Mac OS|Linux|Android|iOS|iPhone|iPad|Ubuntu)\b|\bWindows 1[01]\b|\b(?:macOS|iOS) \d/;

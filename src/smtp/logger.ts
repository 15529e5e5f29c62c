/** The part of a structured logger that the SMTP door uses. What a client sent goes into fields, never into a message. */
export interface SmtpLogger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

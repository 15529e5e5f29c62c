/**
 * Keys of records and variables, "login_otp": "482913" and ZIP_CODE=94107: their parts are read as words where they name a
 * code or another number; any other name of a program stays one word, such as otp_sms_sent.
 */

/** A key, and after it the sign that gives it a value. */
const key = /(?<![a-z0-9_])[a-z][a-z0-9]{0,24}(?:_[a-z0-9]{1,24}){1,5}(?=["'`]? ?=?[:=])/g;
const ends =
  /_(?:otp|code|pin|tan|token|passcode|password|kod|codigo|codice|kode|koodi|parol|sifre|haslo|heslo)$/;
const begins =
  /^(?:codigo|codice|code|kod|kode|haslo|heslo|clave|senha|parola|otp|pin)_(?:d[eiao]_)?(?:verif|acces|acess|segur|sicur|secur|jednoraz|confirm|connex|conex|login|inicio|aktiv|activ|auth|autent|temp|unico|uso|usage|weryf|potw|potvr|over)/;

/** The folded text, as long as before, with blanks in the keys whose words count. */
export function withKeysOpen(folded: string): string {
  if (!folded.includes('_')) return folded;
  return folded.replace(key, (name) =>
    ends.test(name) || begins.test(name) ? name.replaceAll('_', ' ') : name,
  );
}

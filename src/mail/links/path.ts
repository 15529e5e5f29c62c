/** What the path of an address says of where it leads, and what follows the path. */
import { fold } from '../codes/text/clean.ts';
import { actWords, elsewhereNames } from './words.ts';

export interface LinkPath {
  /** The front page, also where it is told who came. */
  readonly isHome: boolean;
  /** Help, settings, orders, builds, files: where nothing is confirmed. */
  readonly isElsewhere: boolean;
  /** Names what is done there: "/verify/…". */
  readonly isOfAct: boolean;
  /** What it names is done elsewhere than on a page where everybody may sign in: "/verify", not "/login". */
  readonly isOfMore: boolean;
  /** "/login", in many languages. */
  readonly isSignIn: boolean;
  /** Where one sets a new password. */
  readonly isOfPassword: boolean;
  /** "/code": where one enters one. */
  readonly isOfCode: boolean;
  /** "/go": so short that one may type it. */
  readonly isShort: boolean;
  /** "/activate", "/account/verify", "/verify/start": its last name is what one does there; everybody may sign in at "/login". */
  readonly isCalled: boolean;
}

/**
 * @param url An http(s) address.
 * @param isAbout Whether the subject of the mail asks to confirm something: that may be a review or a donation as well.
 */
export function readPath(url: string, isAbout: boolean): LinkPath {
  const path = decoded(url.replace(/^https?:\/\/[^/?#]{1,300}/i, '')).toLowerCase();
  return {
    isHome: home.test(path),
    isElsewhere: elsewhere.test(url.toLowerCase()) || (!isAbout && elsewhereNames.test(path)),
    isOfAct: isOfAct(path),
    isOfMore: isOfAct(path.replace(signIn, '')),
    isSignIn: signInPage.test(path),
    isOfPassword: ofPassword.test(path),
    isOfCode: ofCode.test(path),
    isShort: /^\/[a-z]{1,12}\/?$/.test(path),
    isCalled: isCalled(path),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isOfAct(path: string): boolean {
  return pathWords.test(path) || actWords.test(fold(path));
}

function isCalled(path: string): boolean {
  const name = /^[^?#]*?\/([a-z-]{4,24})(?:\/(?:start|begin|new|again|resend))?\/?$/.exec(path)?.[1] ?? '';
  return name !== '' && !/^(?:log|sign)-?in|codes?$/.test(name) && isOfAct(name);
}

const home = /^\/?(?:\?(?:.*&)?(?:utm_\w+|src|mid|uid|ref)=.*)?$/;

/** Where a password is set, by what it is called. */
const ofPassword =
  /reset|passw|lostpass|recover|palavra-passe|wachtwoord|kennwort|contrasen|senha|mot-de-passe|adgangskode|losenord|salasana|haslo|(?:^|\/)(?:pw|pwd|mdp|heslo|clave|sifre|parola|lozinka|jelszo)(?=[/?]|$)/;

const ofCode =
  /^[^?#]*(?:\/(?:codes?|kod|kode|koodi|kodas|codigo|codice|otp|passcode|pin|2fa|mfa|tv|device|pair|pairing|relier|associer|jumeler|koppeln|koppelen|vincular|parear|emparejar|sparuj|enter|validar|enroll?)|enter-?code|code-?(?:entry|eingabe|eingeben|invoeren))\/?(?:[?#]|$)/;

const signIn = /(?:sign|log)-?in|auth/g;

/** Where everybody may sign in, and what follows its name tells nothing. */
const signInPage =
  /\/(?:(?:sign|log)-?in|anmeld(?:en|ung)|einloggen|logga-in|logg-inn|log-ind|kirjaudu|se-connecter|connexion|iniciar-sesion|inicio-sesion|iniciar-sessao|entrar|accedi|accesso|aanmelden|inloggen|zaloguj|logowanie|prihlasit|prihlaseni|prihlasenie|bejelentkezes|conectare|giris|masuk|dang-nhap)(?:\.\w{2,5})?\/?(?:[?#]|$)/;

const elsewhere =
  /unsubscri|optout|opt-out|preferences|privacy|terms|help\.|\/\/support\.|\/support\b|\/j\/\d{6}|disavow|deselect|\/dn[ry](?:[/?]|$)|\/(?:account|auth|profile|user)\/(?:edit|security|settings)\/?$|not-me|pas-moi|nicht-ich|no-soy-yo|non-sono-io|nao-sou-eu|ben-degilim|\/(?:decline|reject|deny|ablehnen|refuser|rechazar|recusar|rifiuta|nee|nein|weigeren|odrzuc|zamitnout|odmitnout|reddet)(?:[/?]|$)|voorkeuren|preferencias|preferenze|einstellungen|\/track\/\d|\/stop(?:[/?]|$)|\/copy\b|\/(?:fotos?|photos?|foto-?album|gallery|galeria|galerie)\/(?!.*(?:token|magic|login|invit|confirm|accept))|\/(?:freeze|disable|dispute|disavow|revoke|report|security|lock|suspend|pause|sperren?|kontosperren|konto-sperren|melden|bloquear|bloquer|blocca|segnala|signaler|denunciar|travar|bloqueo|blokkeren|blokuj|zablokuj|zglos|blokovat|nahlasit|blockera|sparra|sperr|blokker)(?:[/?]|$)|\/(?:orders?|invoices?|bookings?|trips?|tickets?|events?|calendar|activity)\/\w|\/rsvp\/(?!.*(?:\b(?:yes|ok)\b|confirm|accept))\w|activity|\/qa$|\/(?:articles?|docs|blog)\/|\/rebuild\b|\/(?:help|hilfe|hjelp|hjalp|hjaelp|aide|ayuda|ajuda|aiuto|ohje|pomoc|pomosh|napoveda|segitseg|yardim|bantuan|tro-giup)|\/(?:commits?|actions|builds?|pull|issues|merge_requests)\/|\.(?:png|jpe?g|gif|css|svg|pdf|zip|tgz|gz|csv|xlsx?|docx?|ics|vcf|mp[34])(?:$|\?)|[?&](?:usp=sharing|offer=|pnr=)/;

const pathWords =
  /verif|confirm|activat|magic|sign-?in|log-?in|callback|auth|reset|recover|password|invit|token|otp|validate|optin|opt-in|bestaetig|potvar|potvurzhd|podtver|pidtver|potvrd|potvrz|aktivat|accept|approve|unlock|desbloq|debloq|entsperr|odemk|einlad|zapros|pozvank|prosklis|vabil|inbjud|davet|priglash|bekraeft|deblok|onayla|(?:^|\/)onay|kayit-?ol|aktivac|(?:^|\/)(?:mdp|repor|parola|sifre)\/|bekraft|dadastur|(?:^|\/)queren|rastau|tasdi[qk]|tasdeeq|aktibat|paziram|kinnita|vahvist|apstiprin|patvirtin|konfirm|konferm|deimhni|cadarnha|berrets|thibitish|xac-?(?:nhan|minh)|(?:^|\/)ishur|potrdi|sprejmi|prijmout|prijat(?=[/?])|prihvati|prijmi|(?:^|\/)godta|godkend|godkjen|godkann|hyvaksy|elfogad|megerosit|terima(?=[/?])|sahkan|pengesahan|stadfest|(?:^|\/)(?:in|ja|yes|oui|sim|tak|ano|evet)(?=[/?])|(?:^|\/)(?:yes|oui|evet|igen|ja-tak|ja-gerne)$|(?:^|\/)device$/;

/** What errors are called, in all languages, where a code is said to be that of one. Written as the words of a table are. */
import { anyOf } from '../list.ts';

/** "The error with code 4042" */
export const errors = anyOf(`
  error, errors, error message, fehler, fehlers, fehlermeldung, fehlermeldungen, erreur, erreurs, l'erreur, d'erreur, errore, l'errore, d'errore, errores, mensaje de error, erro, erros, fout, fouten, foutmelding, foutboodskap, felet, felmeddelande, felmeddelandet, feilen, feilmelding, feilmeldingen, fejlen, fejlmeddelelse, fejlmeddelelsen,
  villan, villuna, villuboð, virhe, virheen, virheilmoitus, viga, vea, veateade, kļūda, kļūdu, kļūdas, klaida, klaidą, klaidos, błąd, błędu, błędem, chyba, chybu, chyby, hiba, hibaüzenet, hibát, eroare, eroarea, erori, erorii, грешка, грешката, грешку, ошибка, ошибку, ошибки, ошибкой, помилка, помилку, помилки, памылка, памылку, greška, grešku, greške,
  napaka, napako, napake, gabim, gabimi, gabimin, σφάλμα, σφάλματος, hatası, xətası, қате, xato, xatosi, kesalahan, galat, ralat, lỗi, kosa, hitilafu, akats, akatsa, erroaren, errorea, earráid, gwall, żball, feeler, خطأ, الخطأ, خطای, خرابی, שגיאה, השגיאה, שגיאת, त्रुटि, ত্রুটি, त्रुटी, பிழை, లోపం, ข้อผิดพลาด*, შეცდომა, алдаа, սխալը
`);

/** "4042 kodlu hata", behind the number. */
export const errorsBehind = anyOf(`
  kodlu hata*, kódú hib*, kodlu xəta*, kódszámú hib*, kodli xato*, kode fout, エラー*, コードのエラー*, 오류*, 번 오류*, 错误*, 號錯誤*
`);

/** What codes are made of, in all languages. Written as the words of a table are; a list is the source of an expression. */
import { anyOf } from '../list.ts';

/** Several of them, as what a code is called by: "release digits". */
export const characters = anyOf(`
  digits, figures, characters, ziffern, zahlen, zeichen, cijfers, tekens, chiffres, caractères, cifras, números, dígitos, caracteres, algarismos, cifre, caratteri, cyfry, znaki, číslice, znaky, cifry, siffror, siffrorna, siffer, sifrene, tal, tallene, cifrene, numerot, luvut, számok, számjegyek,
  cifrele, numerele, brojevi, brojke, znamenke, številke, цифры, цифри, символы, числа, ψηφία, αριθμοί, rakamlar, haneler, rakamları, ciparii, skaitmenys, cipari, numbrid, angka, digit, chữ số, 数字, 숫자, الأرقام, הספרות, ספרות
`);

/** Of a number of something else the first or last ones, or all: "the last four digits of your card". */
export const partOfNumber = anyOf(`
  last, first, final, leading, middle, ending, card, account, phone, mobile, serial, sales, key, other, same, letzt*, erst*, derni*, premi*, últim*, ultim*, primer*, primeir*, prim*, laatst*, eerst*, sist*, sidst*, först*, først*, ostatni*, pierwsz*, posledn*, prvn*, viimei*, viima*, ensimm*, utols*, ultime*, последн*, первы*, останн*, перш*, τελευτ*, πρώτ*, son, ilk, terakhir, pertama, cuối, 末尾, 下*, 后*, 마지막, 끝, الأخيرة, האחרונות
`);

/** Maltese. */
import type { WordTable } from '../table.ts';

export const maltese: WordTable = {
  strong: `
    kodiċi ta' verifika, kodiċi tal-verifika, kodiċi ta' konferma, kodiċi tal-konferma, kodiċi ta' sigurtà,
    kodiċi tas-sigurtà, kodiċi ta' darba, kodiċi ta' darba biss, kodiċi ta' użu wieħed, kodiċi ta' aċċess,
    kodiċi tal-aċċess, kodiċi tal-login, kodiċi tad-dħul, kodiċi ta' attivazzjoni, kodiċi tal-attivazzjoni,
    kodiċi ta' awtentikazzjoni, kodiċi tal-awtentikazzjoni, kodiċi biex tidħol, kodiċi biex tapprova,
    kodiċi biex tikkonferma, kodiċi biex tivverifika, il-kodiċi tiegħek, il-kodiċi ta' verifika,
    password ta' darba, password temporanja
  `,
  code: `
    kodiċi, il-kodiċi, dan il-kodiċi, bil-kodiċi, kodiċi tiegħek, pin tiegħek,
    dawn in-numri, in-numri t'hawn taħt, in-numri li ġejjin, dawn iċ-ċifri
  `,
  number: `
    in-numru, n-numru, iċ-ċifri, ċifri, l-ittri, iċ-ċavetta
  `,
  act: `
    tivverifika, ivverifika, verifika, tikkonferma, ikkonferma, konferma, tidħol, idħol, dħul, tapprova,
    approvazzjoni, nikkonfermaw, tirreġistra, irreġistra, reġistrazzjoni, tattiva, kont tiegħek, il-kont tiegħek,
    identità, awtentikazzjoni, tissokta, tibdel il-password, apparat ġdid, pagament, ħlas
  `,
  use: `
    daħħal, daħħlu, ddaħħlu, ittajpjaw, iktbu, iddaħħal, ikteb, tikteb, uża, tuża, ikkopja, waħħal, hawn taħt, hawn hu, wieġeb bil-, ittajpja,
    daħħalhom, niżżel, niżżilhom, ittajpjahom, iktibhom
  `,
  where: `
    fil-paġna, il-paġna, fl-app, l-app, fuq is-sit, is-sit, fil-kaxxa, kaxxa, fuq l-iskrin, fil-formola
  `,
  other: `
    kodiċi postali, kodiċi ta' skont, kodiċi tal-iskont, kodiċi promozzjonali, vawċer, kodiċi tal-vawċer,
    kodiċi qr, barcode, kodiċi tal-pajjiż, kodiċi ta' riferiment
  `,
  label: `
    numru tal-ordni, ordni, numru tal-fattura, numru tal-kont, numru tal-klijent, riferiment,
    ċempel, mowbajl, ammont, bil-karta, il-karta, tispiċċa,
    pakkett, numru tar-reġistrazzjoni, reġistrazzjoni c
  `,
  unit: `
    minuti, minuta, siegħa, sigħat, ġranet, ġurnata, sekondi, ċifri
  `,
  old: `
    m'għadux validu, ma għadux validu, skada, il-kodiċi l-antik, kodiċi preċedenti
  `,
  care: `
    validu, jiskadi, taqsmux, tagħtih lil ħadd, lil ħadd, lanqas lilna, sigriet, jekk ma tlabtx, jekk mhux int,
    jekk ma kontx int, injora
  `,
  quote: `
    kiteb:, messaġġ oriġinali, messaġġ mibgħut 'il quddiem
  `,
  fresh: `
    kodiċi ġdid, il-kodiċi l-ġdid
  `,
};

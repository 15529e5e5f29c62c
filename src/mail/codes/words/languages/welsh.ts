/** Welsh: "cod" is an English fish, so that it never stands alone here. */
import type { WordTable } from '../table.ts';

export const welsh: WordTable = {
  strong: `
    cod dilysu, cod cadarnhau, cod diogelwch, cod mynediad, cod untro, cod un tro, cod un defnydd, cod
    mewngofnodi, cod actifadu, cod gwirio, cod cofrestru, cod adnabod, god dilysu, god cadarnhau, god
    diogelwch, god mynediad, god untro, god un tro, god un defnydd, god mewngofnodi, god actifadu, god
    gwirio, god cofrestru, god adnabod, chod dilysu, chod cadarnhau, chod diogelwch, chod mynediad, chod
    untro, chod un tro, chod un defnydd, chod mewngofnodi, chod actifadu, chod gwirio, chod cofrestru, chod
    adnabod, eich cod dilysu, eich cod cadarnhau, eich cod diogelwch, eich cod mynediad, eich cod untro,
    eich cod un tro, eich cod mewngofnodi, eich cod actifadu, eich cod gwirio, eich cod cofrestru, eich god
    dilysu, eich god cadarnhau, eich god diogelwch, eich god mynediad, eich god untro, eich god un tro, eich
    god mewngofnodi, eich god actifadu, eich god gwirio, eich god cofrestru, dy cod dilysu, dy cod
    cadarnhau, dy cod diogelwch, dy cod mynediad, dy cod untro, dy cod un tro, dy cod mewngofnodi, dy cod
    actifadu, dy cod gwirio, dy cod cofrestru, dy god dilysu, dy god cadarnhau, dy god diogelwch, dy god
    mynediad, dy god untro, dy god un tro, dy god mewngofnodi, dy god actifadu, dy god gwirio, dy god
    cofrestru, y cod dilysu, y cod cadarnhau, y cod diogelwch, y cod mynediad, y cod untro, y cod un tro, y
    cod mewngofnodi, y cod actifadu, y cod gwirio, y cod cofrestru, y god dilysu, y god cadarnhau, y god
    diogelwch, y god mynediad, y god untro, y god un tro, y god mewngofnodi, y god actifadu, y god gwirio, y
    god cofrestru, cyfrinair untro, cyfrinair un tro, cyfrinair un defnydd, cyfrinair dros dro, cyfrinair
    defnydd untro, pin untro
  `,
  code: `
    eich cod, eich cod chi, dy god, dy god di, y cod hwn, y cod canlynol, y cod, cod pas, rhif pin
  `,
  number: `
    y gair, gair, y digidau, gyda'r digidau, y rhifau, yr allwedd, eich allwedd, dy allwedd, y cyfuniad, y llythrennau
  `,
  act: `
    cadarnhau, cadarnhewch, dilysu, dilyswch, gwirio, mewngofnodi, mewngofnodwch, cofrestru, cofrestrwch,
    actifadu, diogelwch, eich cyfrif, dy gyfrif, cyfeiriad e bost, cyfeiriad ebost, ailosod, llofnodi,
    mai chi, mai chi sydd yno, mai chi ydyw, mai ti, chi sydd yno, ti sydd yno, nad robot,
    nid robot, person go iawn, profwch, prawf, cadarnha, gwiriwch, gwirio'ch, dilysu'ch,
    dilysu eich, llofnodwch, llofnodi'r, i lofnodi, cymeradwyo, cymeradwywch, trosglwyddiad,
    trosglwyddo, cysylltu, cysylltwch dyfais, paru, dyfais newydd, newid e-bost, newid eich e-bost,
    e-bost newydd, creu cyfrif, agor cyfrif, dileu cyfrif, parhau, i barhau, parhewch, cwblhau,
    cwblhewch, i gwblhau, gorffen, datgloi, datglowch, mynediad, i fewngofnodi, fewngofnodi, ymuno,
    hunaniaeth, eich hunaniaeth, ailosodwch
  `,
  use: `
    rho, rho'r, rhowch, teipiwch, defnyddiwch, nodwch, copïwch, isod, canlynol,
    rhoi, rhowch ef, rhowch y, mewnbynnwch, mewnbynna, teipia, teipio, defnyddia, defnyddio, copïo,
    gludwch, gludo, pastiwch, ysgrifennwch, ysgrifenna, nodwch ef, atebwch gyda, ateb gyda, dyma,
    dyma fe, dyma fo, dyma ef, dyma'r, isod mae, dilynol, gan ddefnyddio, drwy ddefnyddio, trwy roi,
    drwy roi
  `,
  other: `
    cod disgownt, cod post, cod casglu, cod cynnig, cod cwpon, cod taleb, cod qr, cod bar, cod ffynhonnell,
    cod gostyngiad, cod gwahodd, cod tracio, cod archebu, côd post, codau wrth gefn, cerdyn rhodd
  `,
  label: `
    rhif, rhif archeb, rhif cyfeirnod, rhif cyfrif, rhif cwsmer, rhif anfoneb, rhif ffôn, rhif cofrestru,
    rhif elusen, rhif achos, cyfeirnod, archeb, anfoneb, ffôn, ffoniwch, yn gorffen
  `,
  unit: `
    munud, funud, munudau, awr, oriau, diwrnod, ddiwrnod, diwrnodau, digid, nod, pwynt, wythnos,
    muned, munud yr un, eiliad, eiliadau, hanner awr, chwarter awr, wythnosau, misoedd, blwyddyn,
    nodau, digidau
  `,
  old: `
    ddim yn ddilys mwyach, nid yw n ddilys, wedi dod i ben, hen god, cod blaenorol, wedi cael ei ddefnyddio,
    yr hen god, ddim yn gweithio, nid yw'n gweithio, ddim yn ddilys, wedi'i ddefnyddio,
    wedi'i ddisodli, wedi'i ganslo, cod anghywir, cod cynharach
  `,
  care: `
    yn ddilys, dod i ben, peidiwch â rhannu, peidiwch â rhoi, anwybyddwch, na wnaethoch chi, nad chi,
    cyfrinachol, unwaith yn unig,
    peidiwch byth, peidiwch â dweud, peidiwch â dangos, peidiwch â'i rannu, peidiwch â'i roi,
    peidiwch ag anfon, paid â rhannu, paid â dweud, paid â rhoi, gyda neb, gydag unrhyw un, i neb,
    i unrhyw un, neb arall, cadwch ef, cadwch yn gyfrinach, cyfrinach, fydd neb, ni fydd neb,
    ni fyddwn byth, fyddwn ni byth, byth yn gofyn, os nad chi, os nad ti, os na wnaethoch,
    os na ofynnoch, na ofynnoch, ni ofynnoch, heb ofyn, gallwch anwybyddu, anwybyddu, anwybydda,
    un tro, dim ond unwaith, yn ddilys am, ddilys am, yn dod i ben, yn peidio, twyll, twyllwyr
  `,
  quote: `
    ysgrifennodd:, neges wreiddiol, neges wedi i hanfon ymlaen
  `,
  where: `
    yr ap, yn yr ap, ar y dudalen, tudalen, dudalen, tudalen mewngofnodi, dudalen mewngofnodi,
    gwefan, y wefan, ar y wefan, ar y sgrin, sgrin, yn y maes, blwch, yn y blwch, blychau, ffurflen,
    ffenestr, porwr, dyfais, y ddyfais, teledu, y teledu, terfynell, cyfrifiadur
  `,
  fresh: `
    cod newydd, eich cod newydd, dy god newydd, y cod newydd, cod diweddaraf, cod cywir
  `,
};

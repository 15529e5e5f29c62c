/** Irish: without its accent "cód" is an English fish, so that it never stands alone here. */
import type { WordTable } from '../table.ts';

export const irish: WordTable = {
  strong: `
    cód fíoraithe, cód fíorúcháin, cód deimhnithe, cód slándála, cód aonuaire, cód aon uaire, cód logála
    isteach, cód rochtana, cód gníomhachtaithe, cód aitheantais, cód dearbhaithe, cód clárúcháin, chód
    fíoraithe, chód fíorúcháin, chód deimhnithe, chód slándála, chód aonuaire, chód logála isteach, chód
    rochtana, chód gníomhachtaithe, do cód fíoraithe, do cód fíorúcháin, do cód deimhnithe, do cód slándála,
    do cód aonuaire, do cód logála isteach, do cód rochtana, do cód gníomhachtaithe, do chód fíoraithe, do
    chód fíorúcháin, do chód deimhnithe, do chód slándála, do chód aonuaire, do chód logála isteach, do chód
    rochtana, do chód gníomhachtaithe, an cód fíoraithe, an cód fíorúcháin, an cód deimhnithe, an cód
    slándála, an cód aonuaire, an cód logála isteach, an cód rochtana, an cód gníomhachtaithe, an chód
    fíoraithe, an chód fíorúcháin, an chód deimhnithe, an chód slándála, an chód aonuaire, an chód logála
    isteach, an chód rochtana, an chód gníomhachtaithe, a cód fíoraithe, a cód fíorúcháin, a cód deimhnithe,
    a cód slándála, a cód aonuaire, a cód logála isteach, a cód rochtana, a cód gníomhachtaithe, a chód
    fíoraithe, a chód fíorúcháin, a chód deimhnithe, a chód slándála, a chód aonuaire, a chód logála
    isteach, a chód rochtana, a chód gníomhachtaithe, gcód fíoraithe, gcód deimhnithe, gcód slándála,
    pasfhocal aonuaire, pasfhocal aon uaire, pasfhocal sealadach, phasfhocal aonuaire, phasfhocal aon uaire,
    phasfhocal sealadach, paschód, phaschód
  `,
  code: `
    do chód, an cód, an cód seo, do phasfhocal sealadach, do phaschód, cód:
  `,
  number: `
    na digití, na huimhreacha, an eochair, d'eochair, an teaglaim, na litreacha
  `,
  act: `
    fíoraigh, fíorú, deimhnigh, deimhniú, logáil isteach, sínigh isteach, síniú isteach, clárú, cláraigh,
    gníomhachtaigh, slándáil, do chuntas, do chuntais, seoladh ríomhphoist, do sheoladh ríomhphoist,
    athshocraigh, athshocrú,
    gur tusa, gur tusa atá ann, is tusa, tusa atá ann, nach róbat, nach róbat thú, duine thú,
    cruthaigh, chruthú, dearbhaigh, dearbhú, a dhearbhú, a dheimhniú, a fhíorú, a logáil isteach,
    logáil isteach i, síniú, sínigh, a shíniú, ceadaigh, cheadú, aistriú, nascadh, nasc, péireáil,
    gléas nua, gléas a nascadh, athrú ríomhphoist, ríomhphost nua, cuntas a chruthú,
    cuntas a oscailt, cuntas a scriosadh, lean ar aghaidh, leanúint ar aghaidh, críochnaigh,
    a chríochnú, díghlasáil, rochtain, aitheantas, céannacht, chéannacht
  `,
  use: `
    cuir isteach, iontráil, clóscríobh, úsáid, thíos,
    cuir sa, cuir é, cuir é isteach, cuirigí isteach, clóscríobh é, scríobh, scríobh isteach,
    úsáidigí, bain úsáid as, iontráil é, greamaigh, cóipeáil, freagair le, seo é, seo duit,
    seo agat, seo chugat, sa bhosca, leis an, ag cur isteach
  `,
  other: `
    cód lascaine, cód poist, cód bailiúcháin, cód earra, cód qr, cód barra, cód tagartha, cód dearbháin, cód
    cuiridh, éirchód, éircód, cóid chúltaca
  `,
  label: `
    uimhir, uimh, uimhir ordaithe, uimhir thagartha, uimhir cuntais, uimhir custaiméara, uimhir sonraisc,
    uimhir fóin, uimhir theagmhála, ordú, sonrasc, teil, fón, críochnaíonn
  `,
  unit: `
    nóiméad, nóiméid, uair an chloig, uaire, laethanta, digit, dhigit, charachtar,
    nóiméad ar fad, uair, uaireanta, soicind, seachtain, dhigití, carachtair, figiúr, leathuair
  `,
  old: `
    nach bhfuil bailí, as feidhm, an sean chód, cód roimhe seo, imithe in éag,
    seanchód, chód roimhe, an cód roimhe seo, nach n-oibríonn, ní oibríonn, níl sé bailí, níl bailí,
    curtha ar ceal, úsáidte cheana
  `,
  care: `
    in éag, bailí, ná roinn, ná tabhair, neamhaird, mura ndearna tú, níor iarr tú, rúnda,
    ná roinn é, ná tabhair é, ná tabhair do, ná taispeáin, ná seol, ná hinis, le duine ar bith,
    le haon duine, d'aon duine, do dhuine ar bith, aon duine eile, coinnigh é, faoi rún,
    ní iarrfaidh, ní iarrfaimid, ní iarrann, choíche, murar iarr, murar tusa, mura tusa, níor iarr,
    mura raibh, déan neamhaird, tabhair neamhaird, uair amháin, aon uair amháin, bailí ar feadh,
    bailí go dtí, rachaidh as feidhm, éagann, éagfaidh, rachaidh in éag
  `,
  quote: `
    scríobh:, teachtaireacht bhunaidh, teachtaireacht curtha ar aghaidh
  `,
  where: `
    san aip, ar an leathanach, leathanach, leathanach logála, sa bhosca, bosca, réimse, sa réimse,
    scáileán, ar an scáileán, suíomh gréasáin, suíomh, foirm, brabhsálaí, fuinneog, gléas, teilifís,
    teirminéal, ríomhaire
  `,
  fresh: `
    cód nua, do chód nua, an cód nua, cód is déanaí, an cód is déanaí, cód ceart
  `,
};

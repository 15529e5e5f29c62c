/** Javanese with Sundanese, where they differ from Indonesian. */
import type { WordTable } from '../table.ts';

export const javanese: WordTable = {
  strong: `
    kode verifikasi panjenengan, kode verifikasi sampeyan, kode konfirmasi sampeyan, kode kaamanan,
    kode keamanan sampeyan, tembung sandi sapisan, tembung sandi sepisan, sandi sapisan, sandi sepisan,
    kode sapisan, kode mlebu, kode pangesahan, kode verifikasi anjeun, kode konfirmasi anjeun,
    kecap sandi sakali, sandi sakali pake, kode sakali pake, kode kaamanan anjeun, kode asup
  `,
  code: `
    kode sampeyan, kode panjenengan, kode iki, kode ing ngisor, kode anjeun, kode ieu, kode di handap
  `,
  number: `
    kunci, kuncimu, kombinasi
  `,
  act: `
    mlebu menyang akun, mlebu akun, ndaftar, verifikasi akun, akun sampeyan, akun panjenengan, akun anjeun,
    asup kana akun, ngadaptar, ngonfirmasi, ngesahake, pasthekake,
    yen iki sampeyan, pancen sampeyan, sampeyan dudu robot, dudu robot, sanes robot, mlebu,
    ngrampungake, nerusake, nyetujoni, nyambungake piranti, piranti anyar, ngaktifake,
    nandhatangani, ngabuktikeun, neraskeun, ngaréngsékeun, idéntitas, mbuktekake
  `,
  use: `
    lebokna, lebokake, ketikna, gunakna, gunakake, lebetkeun, ketik, asupkeun, paké kode,
    mlebokake, leboken, ketiken, ketikake, gunaake, ginakaken, lebetaken, lebetna, ketikkeun,
    dianggo, tempelake, wangsulana nganggo, bales nganggo, bales ku, ing ngisor iki, di handap ieu
  `,
  other: `
    kode pos sampeyan, kode promo sampeyan, kode potongan rega, kode ulem, kode ondangan
  `,
  label: `
    nomer pesenan, nomer telpon, nomer rekening, nomer pelanggan, nomer resi, nomer pesanan, nomer, regane
  `,
  unit: `
    menit, detik, digit, angka, rupiah,
    dinten, wulan, menit deui
  `,
  old: `
    wis ora kanggo, wis ora sah, wis kadaluwarsa, kode lawas, kode sadurunge, geus teu berlaku,
    kode heubeul, kode saméméhna
  `,
  fresh: `
    kode anyar, kode verifikasi anyar
  `,
  care: `
    aja diwenehake, aja dibagi, aja nuduhake, kanggo sapa wae, lirwakake, ora njaluk, ulah dibagikeun,
    ka saha waé, upami sanés anjeun,
    aja diwenehake sapa wae, aja dituduhake, aja dikandhakake, aja ngandhani, ampun dipunparingaken,
    marang sapa wae, marang wong liya, mung sepisan, sepisan, nganti, yen dudu sampeyan,
    menawi sanes panjenengan, ora nyuwun, ulah dibéjakeun, ulah masihan, ka batur, sakali,
    upami sanés, upami anjeun henteu, teu ménta, kami moal, awake dhewe ora
  `,
  quote: `
    nulis:
  `,
  ignore: `
    tembung sandi, kecap sandi, menit terakhir
  `,
  where: `
    ing aplikasi, ing kaca, kaca mlebu, ing layar, ing kothak, ing situs, dina aplikasi, dina kaca,
    dina layar, dina kotak, dina situs
  `,
};

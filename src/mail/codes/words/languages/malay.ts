/** Malay of Malaysia, Brunei and Singapore, where a bank's code is called a TAC. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `angka, kunci, kata laluan, pin, token, perkataan, gabungan, gabungan nombor, digit, aksara, frasa laluan, kata kunci,
     nombor pin, kod laluan`,
    `pengesahan, log masuk, sekali guna, sekali pakai, satu kali, dua faktor, 2fa, otp`,
  ),
  pairs(`nombor`, `sekali guna, sekali pakai, satu kali, 2fa`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `kunci, kata laluan, pin, token, perkataan, gabungan, gabungan nombor, digit, aksara, frasa laluan, kata kunci, nombor
     pin, kod laluan`,
    `keselamatan, akses, sementara, pengaktifan`,
  ),
  pairs(`nombor`, `log masuk, dua faktor`),
].join(', ');

export const malay: WordTable = {
  subject: `
    pada subjek, dalam subjek, di subjek, daripada subjek, baris subjek, tajuk e-mel, tajuk emel
  `,
  strong: `
    kod whatsapp, kod google, kod facebook, kod instagram, kod telegram, kod tiktok, kod microsoft, kod apple,
    kod discord, kod shopee, kod grab, kod pengesahan, kod pengesahan otp, kod otp, kod verifikasi, kod
    keselamatan, kod sekuriti, kod log masuk, kod masuk, kod daftar masuk, kod daftar, kod pendaftaran, kod
    akses, kod capaian, kod pengaktifan, kod aktivasi, kod pengenalan, kod pengesahan identiti, kod kebenaran,
    kod kelulusan, kod tac, nombor tac, no. tac, no tac, tac anda, pin tac, kod sekali guna, kod sekali pakai,
    kod satu kali, kod satu kali guna, kod sementara, kod pemulihan, kod pemulihan akaun, kod tetapan semula,
    kod set semula, kod penetapan semula, kod peranti, kod pengesah, kod autentikasi, kod laluan, kod rahsia,
    kod token, kod dua faktor, kod dua langkah, kod 2fa, kod sms, kata laluan satu kali guna, kata laluan
    sementara, pin sementara, nombor pengesahan, nombor otp, nombor pin sementara, kod transaksi tac, ${oneUse}
  `,
  doubtful: `
    *akses, *pengaktifan, *pendaftaran, *kebenaran
  `,
  code: `
    kod, kod anda, kod ini, kod berikut, kod di bawah, nombor berikut, angka berikut, kata laluan:,
    nombor pin, ${spoken}
  `,
  number: `
    kunci, kombinasi, gabungan, huruf berikut, dengan huruf
  `,
  act: `
    semakan keselamatan, pemeriksaan keselamatan,
    boleh masuk, untuk masuk,
    meluluskan, kelulusan, luluskan,
    sahkan, mengesahkan, pengesahan, disahkan, log masuk, mengelog masuk, daftar masuk, daftar akaun,
    mendaftar, pendaftaran, aktifkan, mengaktifkan, pengaktifan, tetapkan semula kata laluan,
    menetapkan semula kata laluan, set semula kata laluan, tetapan semula kata laluan, lupa kata laluan,
    tukar kata laluan, pulihkan akaun, pemulihan akaun, akaun anda, cipta akaun, mencipta akaun,
    alamat e-mel, alamat emel, identiti anda, peranti baharu, peranti baru, sekali guna, dua langkah,
    dua faktor, teruskan, nyahsekat,
    bahawa ini anda, ini anda, memang anda, benar benar anda, bukan robot, anda manusia,
    membuktikan, buktikan, lengkapkan pendaftaran, melengkapkan, selesaikan, menyelesaikan,
    memautkan, pautkan, menyambungkan, sambungkan, pasangkan, tambah peranti, pindahan wang,
    pemindahan, tandatangan, menandatangani, tandatangani, buka kunci, membuka kunci, tukar e-mel,
    menukar e-mel, tukar emel, e-mel baharu, padam akaun, buka akaun, pembukaan akaun, akaun awak,
    meneruskan, sahkan identiti, akses akaun, pulihkan,
    halaman log masuk, laman log masuk, skrin log masuk, masuk ke laman, masuk ke sistem, pengesahan identiti,
    sahkan bahawa
  `,
  use: `
    balas mesej ini dengan, balas sms ini dengan, bacakan, sebutkan,
    masukkan, sila masukkan, gunakan, sila gunakan, taipkan, taip, salin, tampalkan, isikan,
    sila taip, sila isi, menaip, dimasukkan, menggunakan, guna, gunalah, salin dan tampal, tampal,
    balas dengan, jawab dengan, ini dia, berikut ialah, di bawah, di bawah ini, kunci masuk,
    isi kotak, isi ruang, isi medan, isi dengan, mohon isi, dan isi, lalu isi, kemudian isi, isikanlah,
    mengisi, mengisikan, diisi, diisikan, hendaklah diisi, letakkan, tulis, tuliskan, tulislah, menulis,
    menuliskan, dituliskan, catatkan, sila catat, mencatatkan, dicatat, salinkan, menyalin, disalin, taiplah,
    taip je, taip sahaja, taip semula, ditaip, menaipkan, masukkanlah, masukkan je, masukkan sahaja,
    memasukkan, tampal pada, tampal di, tampalkanlah, ditampal, menampal, key in, dikey in, sila lengkapkan,
    balas e-mel ini dengan, balas emel ini dengan, jawab e-mel ini dengan, pindahkan ke kotak,
    beritahu pegawai, maklumkan kepada pegawai, sila tekan, tekan angka, pakai, digunakan, gunakanlah,
    membacakan, menyebut
  `,
  where: `
    aplikasi, laman, halaman, pelayar, skrin, medan, borang, peranti,
    dalam aplikasi, di aplikasi, laman web,
    di skrin, kotak, kotak di bawah, ruangan, ruang yang disediakan, tetingkap, televisyen,
    terminal anda, baris perintah, komputer, di telefon,
    ruang kosong, kotak kosong, tempat kosong, di bawah gambar, bahagian bawah halaman, hujung borang,
    akhir borang, hujung halaman, tetapan aplikasi, pada skrin, pada laman, ke laman, sistem kami,
    kiosk
  `,
  other: `
    kod ambilan, kod pelanggan,
    poskod, kod pos, kod promo, kod promosi, kod baucar, kod baucer, baucar, baucer, kod voucher,
    kod kupon, kupon, kod diskaun, kod potongan, kod rebat, kod rujukan rakan, kod jemputan, kod undangan,
    kod rakan, kod hadiah, kad hadiah, kod kad hadiah, kod tebus, kod penebusan, kod tempahan,
    nombor tempahan, no. tempahan, kod tiket, kod tempat duduk, kod qr, kod bar, kod palang, kod produk,
    kod barang, kod item, kod warna, kod negara, kod kawasan, kod bank, kod swift, kod cawangan, kod saham,
    kod ralat, kod status, kod sumber, kod sandaran, kod kecemasan, kod penghantaran, kod penjejakan,
    kod pengambilan, kod kutipan, kod pungutan, kod loker, kod lesen, kunci lesen, kunci produk,
    nombor siri, no. siri, kod pintu, kod bilik, kod mesyuarat, id mesyuarat, kod kelas, kod kursus,
    kod sekolah, kod kumpulan, kod cukai, kod biller, biller code, kod bayaran, kod pembayaran, kod jompay,
    kod etika, kata laluan wifi, kata laluan wi-fi, kod bahasa, kod mata wang, kod agen, kod kempen,
    kunci api
  `,
  label: `
    peristiwa, pelanggan, no pelanggan,
    nombor cukai,
    nombor, nombor pesanan, no. pesanan, pesanan, nombor rujukan, no. rujukan, no rujukan, rujukan,
    no. ruj, id transaksi, nombor transaksi, no. transaksi, nombor invois, no. invois, invois, no. bil,
    nombor bil, bil anda, resit, no. resit, nombor resit, nombor penjejakan, no. penjejakan,
    nombor konsainan, no. konsainan, nombor akaun, no. akaun, no akaun, nombor kad, no. kad, kad kredit,
    kad debit, berakhir dengan, berakhir, 4 digit terakhir, nombor pelanggan, no. pelanggan, nombor ahli,
    no. ahli, nombor polisi, no. polisi, nombor kontrak, no. kontrak, nombor tiket, no. tiket, nombor kes,
    no. kes, no. aduan, nombor aduan, nombor permohonan, no. permohonan, no. kad pengenalan,
    nombor kad pengenalan, mykad, no. kp, no. ic, nombor pasport, no. pasport, no. cukai, no. pendaftaran,
    nombor pendaftaran, nombor kenderaan, no. kenderaan, no. plat, no. lot, nombor telefon, no. telefon,
    no telefon, telefon, no. tel, no. faks, faks, hubungi, hubungi kami, talian, talian hotline,
    khidmat pelanggan, id pengguna, nama pengguna, id pelajar, no. matrik, no. penerbangan, penerbangan,
    tempat duduk, jumlah, amaun, baki, harga, sebanyak, no. meter,
    bilangan log masuk,
    nombor pengesahan tempahan, nombor pengesahan pesanan
  `,
  unit: `
    minit, saat, jam, digit, angka, aksara, mata, ringgit, sen, ribu, juta, orang, pengguna, langkah,
    setengah jam, hari bekerja, simbol
  `,
  old: `
    masukkan salah, dimasukkan salah, tidak betul, tidak sepadan,
    kini tidak sah, sudah dibatalkan, telah dinyahaktifkan,
    tidak lagi sah, sudah tidak sah, tidak sah lagi, telah tamat tempoh, sudah tamat tempoh, telah luput,
    tidak boleh digunakan lagi, telah digunakan, sudah digunakan, telah dibatalkan, telah diganti,
    telah digantikan, kod lama, kod sebelum ini, kod terdahulu, kod sebelumnya, kod pengesahan lama,
    kod pengesahan terdahulu, kod pengesahan sebelum ini, sebelum ini, terdahulu, kod salah,
    kod semalam, kod tadi, kod yang lama, tidak sah, sudah luput, dibatalkan, tidak aktif lagi,
    telah dipakai
  `,
  fresh: `
    kod baharu, kod baru, kod pengesahan baharu, kod pengesahan baru, kod terkini, kod terbaharu,
    kod pengesahan terkini, tac baharu, kod otp baharu, kod log masuk baharu,
    kod yang betul, kod betul, kod gantian, menggantikan kod sebelum
  `,
  care: `
    sah selama, sah untuk, sah sehingga, sah dalam, hanya sah, tempoh sah, tamat tempoh, akan tamat,
    akan luput, luput dalam, dalam tempoh, jangan kongsi, jangan kongsikan, jangan berkongsi,
    jangan dedahkan, jangan mendedahkan, jangan beri, jangan berikan, jangan beritahu, jangan majukan,
    kepada sesiapa, dengan sesiapa, dengan orang lain, pihak ketiga, rahsiakan, tidak meminta,
    tidak membuat permintaan, tidak melakukan, bukan anda, abaikan, penipuan,
    jangan bagi, jangan bagitahu, jangan tunjuk, jangan tunjukkan, jangan hantar, jangan sesekali,
    jangan sekali kali, jangan serahkan, orang lain, sesiapa pun, simpan sendiri, rahsia, sulit,
    hanya untuk anda, kakitangan kami, pegawai kami, petugas kami, kami tidak akan,
    kami tidak pernah, tidak akan meminta, tidak akan sekali kali, sekali sahaja, hanya sekali,
    satu kali, sah hingga, laku hingga, luput selepas, tamat selepas, tamat dalam, jika bukan anda,
    sekiranya bukan anda, anda tidak meminta, tidak memohon, tidak memintanya, tidak mendaftar,
    tidak cuba, abaikan sahaja, diabaikan, padam e-mel ini, penipu,
    sah selama setengah jam, dalam setengah jam, suku jam
  `,
  quote: `
    menulis:, mesej asal, mesej yang dimajukan, mesej dimajukan, daripada:
  `,
  ignore: `
    kata laluan, kata laluan baharu, kata kunci, pengesahan pesanan, pengesahan pembayaran,
    pengesahan tempahan, jam kerja, pesanan anda, pesanan ringkas, harga istimewa, pengekodan,
    kod etika kerja, mata wang, mata pelajaran
  `,
};

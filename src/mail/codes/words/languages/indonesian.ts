/** Indonesian. Much of its vocabulary of codes is English, which its own table holds. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `angka, kunci, kata sandi, sandi, password, pin, token, kata, kombinasi, kombinasi angka, deret angka, karakter, frasa,
     passcode, kata kunci, kode angka`,
    `verifikasi, otentikasi, autentikasi, login, sekali pakai, satu kali, satu kali pakai, dua faktor, 2fa, otp`,
  ),
  pairs(`nomor`, `sekali pakai, satu kali, 2fa`),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `kunci, kata sandi, sandi, password, pin, token, kata, kombinasi, kombinasi angka, deret angka, karakter, frasa,
     passcode, kata kunci, kode angka`,
    `konfirmasi, keamanan, akses, sementara, aktivasi, validasi`,
  ),
  pairs(
    `kunci, kata sandi, sandi, password, pin, token, kombinasi, kombinasi angka, deret angka, frasa, passcode, kata kunci,
     kode angka`,
    `masuk`,
  ),
  pairs(`nomor`, `login, otentikasi, autentikasi, validasi, dua faktor`),
].join(', ');

export const indonesian: WordTable = {
  subject: `
    di subjek, pada subjek, dalam subjek, dari subjek, baris subjek, subjek email, subjek e-mail, judul email, judul e-mail, judul pesan
  `,
  strong: `
    kode whatsapp, kode google, kode facebook, kode instagram, kode telegram, kode tiktok, kode microsoft, kode
    apple, kode discord, kode shopee, kode grab, kode tokopedia, kode gojek, kode verifikasi, kode verifikasi
    otp, kode otp, kode konfirmasi, kode keamanan, kode pengaman, kode otentikasi, kode autentikasi, kode
    otorisasi, kode validasi, kode pengesahan, kode login, kode log in, kode masuk, kode untuk masuk, kode
    akses, kode aktivasi, kode pengaktifan, kode registrasi, kode pendaftaran, kode pemulihan, kode pemulihan
    akun, kode reset, kode setel ulang, kode atur ulang, kode sekali pakai, kode satu kali, kode satu kali
    pakai, kode sementara, kode identifikasi, kode perangkat, kode penyandingan, kode penautan, kode
    persetujuan, kode rahasia, kode sandi, kode pin, kode token, kode tan, kode mfa, kode 2fa, kode dua langkah,
    kode dua faktor, kode sms, kode verif, kode buka blokir, kode pembuka, kode angka, kata sandi sementara,
    sandi sementara, password sementara, pin sementara, nomor verifikasi, nomor otp, token masuk, kode
    verifikasi email, ${oneUse}
  `,
  doubtful: `
    *akses, *aktivasi, *otorisasi, *registrasi, *pendaftaran, *persetujuan
  `,
  code: `
    angka ajaib, nomor ajaib, kata ajaib, angka rahasia,
    nomor konfirmasi,
    kodemu, kodenya,
    kode, kode unik, kode anda, kode ini, kode berikut, kode di bawah, angka berikut, nomor berikut,
    angka di bawah, angka ini, kata sandi anda adalah, sandi:, kata sandi:, pin anda, ${spoken},
    nomor yang kami buat untuk anda, angka yang kami buat untuk anda, nomor yang kami kirim, nomor yang kami kirimkan,
    angka yang kami kirim, angka yang kami kirimkan, angka dari email, angka dari surel, angka di email ini,
    angka dalam email, angka dalam email ini, angka dalam surel, nomor dari email, nomor dalam email,
    nomor yang dikirim ke email, angka yang dikirim ke email
  `,
  number: `
    angka, kunci, kuncimu, kunci akun, kombinasi, huruf ini, dengan huruf,
    kuncinya, kunci masuknya, kunci masuk anda, menanyakan angka, meminta angka, 
    kata kunci masuk, kata kunci masuknya
  `,
  act: `
    masuk dengan,
    bisa masuk, bisa lanjut, biar masuk, bisa langsung masuk,
    menyetujui, setujui, persetujuan, menyetujuinya,
    verifikasi, verifikasikan, memverifikasi, diverifikasi, terverifikasi, konfirmasi, konfirmasikan,
    mengonfirmasi, mengkonfirmasi, autentikasi, otentikasi, mengautentikasi, otorisasi, validasi, login,
    log masuk, masuk ke akun, masuk ke, untuk masuk, percobaan masuk, proses masuk, daftar akun, mendaftar,
    pendaftaran, registrasi, aktivasi, aktifkan, mengaktifkan, reset kata sandi, reset password,
    atur ulang kata sandi, mengatur ulang kata sandi, setel ulang kata sandi, menyetel ulang sandi,
    setel ulang sandi, atur ulang sandi, lupa kata sandi, lupa password, ubah kata sandi, ganti kata sandi,
    pemulihan akun, memulihkan akun, buat akun, membuat akun, akun anda, alamat email anda, ganti email,
    ubah email, perangkat baru, identitas anda, dua langkah, dua faktor, sekali pakai, hubungkan akun,
    lanjutkan, membuka blokir, keamanan,
    bahwa ini anda, ini benar anda, ini memang anda, memang anda, benar benar anda, itu anda,
    bahwa itu kamu, ini kamu, benar kamu, bukan robot, anda manusia, membuktikan, buktikan,
    menyelesaikan pendaftaran, selesaikan pendaftaran, menyelesaikan, selesaikan, melanjutkan,
    memasangkan, menautkan, tautkan, sambungkan, menyambungkan, menghubungkan, hubungkan, pasangkan,
    tambah perangkat, menambahkan perangkat, transfer dana, menyetujui transfer,
    menyetujui pembayaran, tanda tangani, menandatangani, tandatangani, tanda tangan, membuka kunci,
    buka kunci, buka blokir, mengganti email, mengubah email, perubahan email, email baru,
    alamat email baru, hapus akun, menghapus akun, buka akun, pembukaan rekening, membuka rekening,
    akunmu, akun kamu, mengakses, akses akun, pulihkan, memulihkan, penarikan dana,
    halaman masuk, halaman login, layar masuk, layar login, laman masuk, laman login, masuk ke situs,
    masuk ke sistem, verifikasi identitas,
    dapat masuk, masuk ke akunmu, masuk akun, masuk ke aplikasi, masuk ke laman, masuklah, melanjutkan masuk,
    permintaan masuk, upaya masuk, penutupan akun, menutup akun, tutup akun, buka kunci akun, membuka kunci akun,
    penghapusan akun, hubungkan bot
  `,
  use: `
    katakan,
    balas pesan ini dengan, sebutkan, bacakan,
    masukkan, masukan kode, masukin, gunakan, pakai, ketik, ketikkan, isikan, salin, tempelkan, inputkan,
    memasukkan,
    masukkanlah, masukin aja, masukan, dimasukkan, memasukan, mengetik, ketik saja, ketikin,
    diketik, tuliskan, isilah, mengisi, menginput, gunakanlah, menggunakan, dipakai, memakai,
    pakailah, salin dan tempel, tempelin, copas, balas dengan, balaslah dengan, membalas dengan,
    jawab dengan, ini dia, ini dia kodenya, di bawah ini, silakan masukkan, silahkan masukkan,
    silakan gunakan, mohon masukkan, harap masukkan, cantumkan,
    isi kotak, isi kolom, isi dengan, isi saja, mohon isi, silakan isi, harap isi, dan isi, lalu isi,
    tolong isi, kemudian isi, isikanlah, mengisikan, diisi, diisikan, diisi dengan, taruh, taruhlah,
    taruh saja, letakkan, tulis, tulislah, menuliskan, dituliskan, tulis saja, entrikan, entrilah, mengentri,
    dientri, salinlah, salinkan, menyalin, disalin, salin dan tempelkan, salin lalu tempel, inputlah,
    input saja, diinput, diinputkan, menginputkan, mencantumkan, dicantumkan, ketiklah, ketik aja, ketik ulang,
    masukkan saja, masukkan aja, masukin saja, dimasukin, tempel di, tempel ke, ditempel, pindahkan ke kotak,
    tuangkan, angkanya ketik, balas email ini dengan, balas surel ini dengan, balas pesan dengan,
    jawab email ini dengan, membalas email ini dengan, bacakanlah, membacakan, menyebutkan, sebutkan saja,
    beri tahu petugas, silakan tekan, tekan angka, pakai saja, digunakan,
    diketikkan, ketikan, mengetikkan, ketuk, ketuklah, ketukkan, pencet, pencetlah, pencet aja, isiin, diisiin, terisi,
    telah diisi, sudah diisi, mengisinya, tinggal isi, cukup isi, jawab saja, jawablah, jawab aja, maka jawab,
    dijawab dengan, yang dibutuhkan aplikasi, yang diminta aplikasi, yang diperlukan aplikasi, yang dibutuhkan situs,
    yang diminta situs, yang diperlukan situs, yang diminta halaman, yang dibutuhkan halaman, yang ditunggu aplikasi,
    yang ditunggu halaman, bubuhkan, dibubuhkan, jawaban anda untuk bot, jawabanmu untuk bot, jawaban untuk bot,
    balasan untuk bot, balas bot dengan, jawab bot dengan, tempelkanlah, ditempelkan, menempelkan, menuliskannya,
    memasukkannya, tulislah saja,
    yang dibutuhkan aplikasi dari anda, yang diminta aplikasi dari anda, yang diperlukan aplikasi dari anda,
    yang dibutuhkan situs dari anda, yang diminta situs dari anda, yang dibutuhkan halaman dari anda,
    yang diminta halaman dari anda, harus ditulis, mesti ditulis, perlu ditulis, wajib ditulis
  `,
  where: `
    aplikasi, situs, halaman, browser, layar, kolom, formulir, perangkat,
    di aplikasi, ke aplikasi, dalam aplikasi, situs web, di laman, di layar, kolom isian, kotak, kotak di bawah, kotak isian, jendela,
    perambah, peramban, televisi, terminal anda, di terminal, baris perintah, konsol, komputer,
    laptop anda, di ponsel, di hp, bidang,
    kotak kosong, kolom kosong, tempat kosong, ruang kosong, di bawah gambar, bagian bawah halaman,
    akhir formulir, akhir halaman, pengaturan aplikasi, pop-up, laman, ke sistem, jendela pop-up,
    kolom yang tersedia, tempat yang disediakan,
    papan tombol, papan ketik, keypad, di kolomnya, kolomnya, kotaknya
  `,
  other: `
    kode janji temu, kode antrean,
    kode pelanggan,
    id rapat, id pertemuan, kode promo, kode promosi, kode kupon, kode voucher, kode diskon, kode potongan,
    kode cashback, kode gratis ongkir, kode ongkir, kode referal, kode referral, kode ajakan, kode undangan,
    kode undang, kode teman, kode afiliasi, kode hadiah, kode gift, kode kado, kartu hadiah,
    kode kartu hadiah, kode redeem, kode penukaran, kode tukar, kode undian, nomor undian,
    kode kupon undian, kode pos, kodepos, kode booking, kode pemesanan, kode reservasi, nomor reservasi,
    kode check in, kode tiket, kode kursi, kode bayar, kode pembayaran, nomor virtual account,
    virtual account, nomor va, kode va, kode billing, kode bank, kode swift, kode cabang, kode negara,
    kode area, kode wilayah, kode telepon, kode saham, kode emiten, kode efek, kode qr, kode qris,
    kode batang, barcode, kode resi, kode pengiriman, kode kurir, kode pelacakan, kode lacak,
    kode pengambilan, kode ambil, kode pickup, kode jemput, kode loker, pin loker, kode produk, kode barang,
    kode artikel, kode warna, kode error, kode kesalahan, kode galat, kode status, kode sumber,
    kode program, kode cadangan, kode backup, kode darurat, kode lisensi, kunci lisensi, kunci produk,
    kode produksi, nomor seri, nomor serial, kode serial, kode pintu, pin pintu, kode kamar, kode rapat,
    kode kelas, kode mata kuliah, kode kursus, kode guru, kode ujian, kode grup, kode game, kode pulsa,
    kode voucher listrik, token listrik, nomor token, kode pajak, kode faktur, kode objek pajak, ntpn,
    kode toko, kode agen, kode mitra, kode sponsor, kode marketing, kode perusahaan, kode instansi,
    kode sekolah, kode bahasa, kode mata uang, kode bandara, kode penerbangan, kode etik, kode penghubung,
    kode akses wifi, password wifi, kata sandi wifi, kata sandi wi-fi, kata sandi dokumen, password file,
    password dokumen, kode puk, kunci api,
    kode kunjungan, kode gerbang
  `,
  label: `
    peristiwa, kejadian,
    nomor karyawan, nomor meteran,
    nomor, nomor pesanan, no. pesanan, no pesanan, id pesanan, pesanan, nomor order, no. order,
    nomor transaksi, no. transaksi, id transaksi, kode transaksi, nomor referensi, no. referensi,
    no referensi, no. ref, kode referensi, nomor invoice, no. invoice, no invoice, nomor faktur,
    no. faktur, faktur, nomor tagihan, tagihan, nomor kuitansi, no. kuitansi, nomor resi, no. resi,
    no resi, resi:, nomor pengiriman, nomor pelacakan, nomor tiket, no. tiket, id tiket, nomor kasus,
    nomor laporan, nomor pengaduan, nomor permintaan, nomor antrean, nomor antrian, nomor rekening,
    no. rekening, no rekening, no. rek, rekening, nomor kartu, no. kartu, berakhiran, berakhir dengan,
    diakhiri dengan, 4 digit terakhir, empat digit terakhir, kartu kredit, kartu debit, nomor pelanggan,
    no. pelanggan, id pelanggan, idpel, id pel, nomor anggota, no. anggota, nomor member,
    nomor keanggotaan, nomor peserta, nomor polis, no. polis, nomor kontrak, no. kontrak, nomor induk, nip,
    nik, nisn, ktp, npwp, paspor, nomor paspor, id pengguna, nama pengguna, id karyawan, nomor telepon,
    no. telepon, no telepon, telepon, telp, telp., nomor hp, no. hp, no hp, nomor ponsel, nomor handphone,
    no. handphone, hubungi, hubungi kami, layanan pelanggan, nomor mesin, nomor rangka, nomor polisi,
    nopol, plat nomor, nomor penerbangan, nomor kursi, nomor kereta, gerbong, nomor kamar, nomor rumah,
    nomor surat, nomor izin, izin usaha, jumlah, total tagihan, total pembayaran, nominal, saldo, harga,
    sebesar, senilai, id perangkat, id permintaan, nomor meter, nomor id
  `,
  unit: `
    menit, detik, jam, digit, angka, karakter, huruf, poin, rupiah, ribu, juta, dolar, koin, orang,
    pengguna, langkah, kalori, pengikut, karyawan, pelanggan,
    menitan, setengah jam, hari kerja, simbol, digitnya,
    soal, peserta, pertanyaan, kursi
  `,
  old: `
    telah diterima, sudah diterima,
    masukkan salah, dimasukkan salah, tidak benar, tidak cocok, tidak sesuai,
    kini tidak valid, sekarang tidak valid, telah dinonaktifkan,
    tidak berlaku lagi, sudah tidak berlaku, tidak lagi berlaku, sudah kedaluwarsa, sudah kadaluarsa,
    sudah kadaluwarsa, telah kedaluwarsa, telah kadaluarsa, telah kadaluwarsa, sudah tidak valid,
    tidak lagi valid, tidak dapat digunakan lagi, tidak bisa digunakan lagi, sudah digunakan,
    telah digunakan, sudah terpakai, sudah dibatalkan, telah dibatalkan, telah diganti, sudah diganti,
    telah digantikan, kode lama, kode sebelumnya, kode verifikasi lama, kode verifikasi sebelumnya,
    kode otp sebelumnya, kode otp lama, kode terdahulu, yang sebelumnya, yang lama, sebelumnya kami kirim,
    kode yang salah, kode salah,
    kode kemarin, kode tadi, sudah hangus, hangus sudah, sudah dipakai, telah dipakai, dibatalkan,
    salah kode, tidak aktif lagi, tidak bisa dipakai lagi
  `,
  fresh: `
    sebagai gantinya,
    kode baru, kode verifikasi baru, kode otp baru, kode verifikasi terbaru, kode terbaru,
    kode otp terbaru, kode login baru, kode keamanan baru, kode terkini, kode konfirmasi baru,
    kode yang benar, kode benar, kode terakhir, kode pengganti, menggantikan kode sebelumnya
  `,
  care: `
    berlaku selama, berlaku hingga, berlaku sampai, hanya berlaku, masa berlaku, berlaku dalam,
    berlaku untuk, akan kedaluwarsa, akan kadaluarsa, akan kadaluwarsa, kedaluwarsa dalam,
    kadaluarsa dalam, kadaluwarsa dalam, kedaluwarsa, hanya dapat digunakan sekali,
    hanya bisa digunakan sekali, satu kali penggunaan, jangan berikan, jangan bagikan, jangan beritahu,
    jangan beritahukan, jangan beri tahu, jangan memberikan, jangan membagikan, jangan sebarkan,
    jangan memberitahukan, kepada siapa pun, kepada siapapun, ke siapa pun, ke siapapun, kepada orang lain,
    dengan siapa pun, dengan siapapun, termasuk pihak, rahasiakan, bersifat rahasia, jaga kerahasiaan,
    tidak merasa, tidak meminta, tidak melakukan, bukan anda, abaikan, penipuan,
    jangan kasih, jangan kasih tahu, jangan diberikan, jangan dibagikan, jangan disebarkan,
    jangan perlihatkan, jangan tunjukkan, jangan kirim, jangan kirimkan, jangan teruskan,
    jangan sebutkan, jangan pernah, ke siapa saja, kepada siapa saja, sama siapa pun, sama siapapun,
    orang lain, pihak lain, simpan sendiri, hanya untuk anda, hanya untukmu, petugas kami,
    karyawan kami, pegawai kami, staf kami, pihak kami, kami tidak pernah, kami tidak akan,
    tidak akan pernah, tidak pernah meminta, tidak akan meminta, tak akan meminta, hanya sekali,
    satu kali, cukup sekali, sekali saja, hanya berlaku sekali, berlaku sekali, kedaluarsa,
    habis masa, masa aktif, hangus, akan hangus, tidak berlaku setelah, jika bukan anda,
    kalau bukan anda, jika bukan kamu, kalau bukan kamu, bukan kamu, anda tidak meminta,
    kamu tidak meminta, tidak merasa meminta, tidak mendaftar, tidak mencoba, tidak memintanya,
    abaikan saja, diabaikan, hapus email ini, penipu, modus penipuan,
    berlaku setengah jam, dalam setengah jam, seperempat jam
  `,
  quote: `
    menulis:, menulis, pesan asli, pesan yang diteruskan, pesan terusan, pesan diteruskan, dari:
  `,
  ignore: `
    kode etik perusahaan, kata sandi, kata sandi baru, sandi baru, kata kunci, menulis ulang,
    menulis ulasan, menulis kode, konfirmasi pesanan, konfirmasi pembayaran, konfirmasi pemesanan,
    konfirmasi booking, jam kerja, jam operasional, nomor satu, pesanan anda, pesananmu, harga spesial,
    harga khusus, digit terakhir, angka kredit, tanpa kode
  `,
};

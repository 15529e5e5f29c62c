import { expect, test, vi } from 'vitest';
import { singleFlow } from '../../../../src/mail/codes/text/segments.ts';
import { Topics } from '../../../../src/mail/codes/text/topics.ts';
import { otpOf } from '../kit.ts';

const topicsOf = (...lines: string[]) => new Topics(lines.map((line) => singleFlow('subject', line)));

test('each word of a topic counts once, whatever part of the mail it stands in', () => {
  expect(topicsOf('Your flight', 'Flight SK 4411, seat 12A').countOf('bookings')).toBe(2);
  expect(topicsOf('Paket', 'Ihr Paket liegt in der Packstation').countOf('parcels')).toBe(2);
  expect(topicsOf('Sign in', 'to your account').countOf('accounts')).toBe(2);
  expect(topicsOf('A discount', 'on your basket').countOf('sales')).toBe(2);
});

test('parts of words do not count, but where words are not parted', () => {
  const topics = topicsOf('The seatbelt company', 'Recollection of the unscrambled');
  expect([topics.countOf('bookings'), topics.countOf('parcels'), topics.countOf('frauds')]).toEqual([
    0, 0, 0,
  ]);
  expect(topicsOf('当行の名の不審なメール').countOf('frauds')).toBe(1);
});

test('the subject of a mail is looked at alone', () => {
  expect(topicsOf('Phish of the month').isSubject('frauds')).toBe(true);
  expect(topicsOf('Scambio in attesa').isSubject('frauds')).toBe(false);
});

test('an account that an offer is taken once for is none', () => {
  expect(topicsOf('One use per account').countOf('accounts')).toBe(0);
  expect(topicsOf('Berlaku sekali per akun').countOf('accounts')).toBe(0);
  expect(topicsOf('Your account').countOf('accounts')).toBe(1);
});

/** What shops write in languages of which a mail may have no other word that is known to sell. */
test.each([
  ['Lithuanian', 'Nuolaida jūsų krepšeliui'],
  ['Latvian', 'Atlaide pirkumam'],
  ['Estonian', 'Ostukorv ootab, kinkekaart ka'],
  ['Icelandic', 'Afsláttur og gjafabréf'],
  ['Slovenian', 'Poklon ob nakupu'],
  ['Macedonian', 'Попуст за вашата кошничка'],
  ['Albanian', 'Zbritje për shportën tuaj'],
  ['Georgian', 'ფასდაკლება თქვენს კალათაში'],
  ['Armenian', 'Զեղչ, կուպոն և voucher'],
  ['Azerbaijani', 'Səbətinizə endirim'],
  ['Kazakh', 'Себетке жеңілдік'],
  ['Uzbek', 'Chegirma va kupon'],
  ['Mongolian', 'Хямдрал, coupon'],
  ['Indonesian', 'Potongan saat checkout'],
  ['Vietnamese', 'Giftcode và phần thưởng'],
  ['Filipino', 'Bawas at diskwento'],
  ['Bengali', 'কুপন দিয়ে ডিসকাউন্ট'],
  ['Tamil', 'தள்ளுபடி கூப்பன்'],
  ['Telugu', 'తగ్గింపు కూపన్'],
  ['Kannada', 'ರಿಯಾಯಿತಿ ಕೂಪನ್'],
  ['Malayalam', 'കിഴിവ് കൂപ്പൺ'],
  ['Gujarati', 'ડિસ્કાઉન્ટ કૂપન'],
  ['Marathi', 'सवलत कूपन'],
  ['Punjabi', 'ਛੋਟ ਕੂਪਨ'],
  ['Sinhala', 'වට්ටම් voucher'],
  ['Burmese', 'လျှော့စျေး coupon'],
  ['Khmer', 'បញ្ចុះតម្លៃ coupon'],
  ['Lao', 'ສ່ວນຫຼຸດ coupon'],
  ['Swahili', 'Punguzo, voucher'],
  ['Amharic', 'ቅናሽ coupon'],
  ['Afrikaans', 'Afslag met jou koepon'],
  ['Welsh', 'Gostyngiad, voucher'],
  ['Irish', 'Lascaine, voucher'],
  ['Basque', 'Deskontua, cupón'],
])('an offer in %s speaks of sales twice', (_language, line) => {
  expect(topicsOf(line).countOf('sales')).toBe(2);
});

test.each([
  ['English', 'Refer a friend'],
  ['German', 'Freunde werben'],
  ['French', 'Votre filleul'],
  ['Spanish', 'Invita a un amigo'],
  ['Italian', 'Invita un amico'],
  ['Portuguese', 'Convide um amigo'],
  ['Dutch', 'Vrienden uitnodigen'],
  ['Swedish', 'Bjud in en vän'],
  ['Danish', 'Inviter en ven'],
  ['Norwegian', 'Inviter en venn'],
  ['Finnish', 'Kutsu kaverisi'],
  ['Polish', 'Poleć nas'],
  ['Czech', 'Doporučte nás'],
  ['Slovak', 'Odporučte nás'],
  ['Hungarian', 'Ajánld másnak'],
  ['Romanian', 'Invită un prieten'],
  ['Greek', 'Πρόσκληση φίλου'],
  ['Russian', 'Пригласите друга'],
  ['Ukrainian', 'Запросіть друзів'],
  ['Bulgarian', 'Поканете приятел'],
  ['Turkish', 'Arkadaşını davet et'],
  ['Indonesian', 'Ajak teman'],
  ['Vietnamese', 'Mời bạn bè'],
  ['Japanese', '友達紹介'],
  ['Korean', '친구 초대'],
  ['Chinese', '邀请好友'],
  ['Thai', 'ชวนเพื่อน'],
  ['Arabic', 'ادع صديقا'],
  ['Persian', 'معرفی دوستان'],
  ['Hebrew', 'הזמן חבר'],
])('who brings friends along in %s is offered something', (_language, line) => {
  expect(topicsOf(line).countOf('sales')).toBe(1);
});

test('a mail whose code has a strong name is not looked through for them: that takes as long as a quarter of all else', () => {
  const counted = vi.spyOn(Topics.prototype, 'countOf');
  try {
    const news = 'Meanwhile the 4,829 readers of our magazine liked the story on page 12.';
    const text = `Your verification code:\n\n482913\n\nIt expires in 10 minutes.\n\n${news}`;
    expect(otpOf({ subject: 'Your verification code', text })).toBe('482913');
    expect(counted).not.toHaveBeenCalled();
  } finally {
    counted.mockRestore();
  }
});

/** What mails say of a code that is good no more, by language; its value is 482913. What is added here need not be in the corpus. */
export const saidToBeVoid: Readonly<Record<string, string>> = {
  English: `
    The code 482913 has expired.
    Your code 482913 is no longer valid.
    We have cancelled your code 482913.
    Code 482913 expired at 10:20; please ask for a new one.
    Please do not use the code 482913 any more.
    The code 482913 we sent you this morning no longer works.
    Your code 482913 was not entered in time and has expired.
  `,
  German: `
    Der Code 482913 ist abgelaufen.
    Ihr Code 482913 ist nicht mehr gültig.
    Wir haben Ihren Code 482913 gesperrt.
    Bitte verwenden Sie den Code 482913 nicht mehr.
    Der heute Morgen gesendete Code 482913 funktioniert nicht mehr.
    Ihr Code 482913 wurde nicht rechtzeitig eingegeben und ist verfallen.
  `,
  French: `
    Le code 482913 a expiré.
    Votre code 482913 n'est plus valable.
    Nous avons annulé votre code 482913.
    N'utilisez plus le code 482913.
    Le code 482913 envoyé ce matin ne fonctionne plus.
    Votre code 482913 n'a pas été saisi à temps et a expiré.
  `,
  Spanish: `
    El código 482913 ha caducado.
    Su código 482913 ya no es válido.
    Hemos anulado su código 482913.
    No utilice más el código 482913.
    El código 482913 que le enviamos esta mañana ya no funciona.
  `,
  Italian: `
    Il codice 482913 è scaduto.
    Il suo codice 482913 non è più valido.
    Abbiamo annullato il suo codice 482913.
    Non utilizzi più il codice 482913.
    Il codice 482913 inviato stamattina non funziona più.
  `,
  Portuguese: `
    O código 482913 expirou.
    O seu código 482913 já não é válido.
    Cancelámos o seu código 482913.
    Não utilize mais o código 482913.
    O código 482913 enviado esta manhã já não funciona.
  `,
  Dutch: `
    De code 482913 is verlopen.
    Uw code 482913 is niet meer geldig.
    We hebben uw code 482913 geblokkeerd.
    Gebruik de code 482913 niet meer.
    De code 482913 die we vanochtend stuurden, werkt niet meer.
  `,
  Swedish: `
    Koden 482913 har gått ut.
    Din kod 482913 är inte längre giltig.
    Vi har spärrat din kod 482913.
    Använd inte koden 482913 längre.
  `,
  Danish: `
    Koden 482913 er udløbet.
    Din kode 482913 er ikke længere gyldig.
    Vi har spærret din kode 482913.
    Brug ikke koden 482913 mere.
  `,
  Norwegian: `
    Koden 482913 er utløpt.
    Koden din 482913 er ikke lenger gyldig.
    Vi har sperret koden 482913.
    Ikke bruk koden 482913 lenger.
  `,
  Finnish: `
    Koodi 482913 on vanhentunut.
    Koodisi 482913 ei ole enää voimassa.
    Peruutimme koodin 482913.
    Älä käytä enää koodia 482913.
  `,
  Polish: `
    Kod 482913 wygasł.
    Twój kod 482913 nie jest już ważny.
    Anulowaliśmy Twój kod 482913.
    Nie używaj już kodu 482913.
  `,
  Czech: `
    Kód 482913 vypršel.
    Váš kód 482913 již není platný.
    Zrušili jsme váš kód 482913.
    Kód 482913 již nepoužívejte.
  `,
  Slovak: `
    Kód 482913 vypršal.
    Váš kód 482913 už nie je platný.
    Zrušili sme váš kód 482913.
    Kód 482913 už nepoužívajte.
  `,
  Hungarian: `
    A 482913 kód lejárt.
    Az Ön 482913 kódja már nem érvényes.
    Érvénytelenítettük a 482913 kódot.
    Ne használja többé a 482913 kódot.
  `,
  Romanian: `
    Codul 482913 a expirat.
    Codul dvs. 482913 nu mai este valabil.
    Am anulat codul 482913.
    Nu mai folosiți codul 482913.
  `,
  Greek: `
    Ο κωδικός 482913 έληξε.
    Ο κωδικός σας 482913 δεν ισχύει πλέον.
    Ακυρώσαμε τον κωδικό 482913.
    Μη χρησιμοποιείτε πλέον τον κωδικό 482913.
  `,
  Russian: `
    Срок действия кода 482913 истёк.
    Ваш код 482913 больше не действует.
    Мы отменили ваш код 482913.
    Не используйте больше код 482913.
    Код 482913 устарел.
  `,
  Ukrainian: `
    Термін дії коду 482913 минув.
    Ваш код 482913 більше не дійсний.
    Ми скасували ваш код 482913.
    Не використовуйте більше код 482913.
  `,
  Bulgarian: `
    Кодът 482913 е изтекъл.
    Вашият код 482913 вече не е валиден.
    Отменихме вашия код 482913.
    Не използвайте повече кода 482913.
  `,
  Turkish: `
    482913 kodunun süresi doldu.
    482913 kodunuz artık geçerli değil.
    482913 kodunuzu iptal ettik.
  `,
  Arabic: `
    انتهت صلاحية الرمز 482913.
    الرمز 482913 لم يعد صالحًا.
    لقد ألغينا الرمز 482913.
    لا تستخدم الرمز 482913 بعد الآن.
  `,
  Persian: `
    کد 482913 منقضی شده است.
    کد 482913 دیگر معتبر نیست.
    کد 482913 را لغو کردیم.
  `,
  Hebrew: `
    פג תוקפו של הקוד 482913.
    הקוד 482913 אינו תקף עוד.
    ביטלנו את הקוד 482913.
    אין להשתמש יותר בקוד 482913.
  `,
  Hindi: `
    कोड 482913 की अवधि समाप्त हो गई है।
    आपका कोड 482913 अब मान्य नहीं है।
    हमने आपका कोड 482913 रद्द कर दिया है।
  `,
  Thai: `
    รหัส 482913 หมดอายุแล้ว
    รหัส 482913 ใช้ไม่ได้แล้ว
    เราได้ยกเลิกรหัส 482913 แล้ว
  `,
  Vietnamese: `
    Mã 482913 đã hết hạn.
    Mã 482913 không còn hiệu lực.
    Chúng tôi đã hủy mã 482913.
    Đừng dùng mã 482913 nữa.
  `,
  Indonesian: `
    Kode 482913 sudah kedaluwarsa.
    Kode 482913 tidak berlaku lagi.
    Kami telah membatalkan kode 482913.
    Jangan gunakan lagi kode 482913.
  `,
  Japanese: `
    コード482913は期限切れです。
    コード482913は無効になりました。
    コード482913を取り消しました。
    コード482913はもう使えません。
  `,
  Korean: `
    코드 482913는 만료되었습니다.
    코드 482913는 더 이상 유효하지 않습니다.
    코드 482913를 취소했습니다.
  `,
  Chinese: `
    验证码482913已过期。
    验证码482913已失效。
    我们已取消验证码482913。
    请不要再使用验证码482913。
  `,
};

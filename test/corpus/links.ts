/** Mails whose point is a link, as senders of many countries word them: what is asked, the button, and what stands below. */

export interface LinkMail {
  readonly subject: string;
  readonly intro: string;
  /** The words of the link that signs in, confirms or resets. */
  readonly button: string;
  readonly others: readonly string[];
}

type Row = readonly [subject: string, intro: string, button: string, ...others: string[]];

const rows: readonly Row[] = [
  ['Confirm your email address','Please confirm your email address to get started.','Confirm email','Help centre','Unsubscribe'],
  ['Sign in to Norwind','Click the button to sign in. The link expires in 15 minutes.','Sign in','Contact us','Manage preferences'],
  ['Your magic link','Here is your magic link.','Open Norwind','Help','Privacy policy'],
  ['Reset your password','You asked to reset your password.','Choose a new password','Help','Privacy'],
  ['Welcome to Norwind','Thanks for joining! Activate your account to begin.','Activate account','Download the app','Unsubscribe'],
  ['You have been invited','Jane invited you to the team Falcon.','Accept invitation','Learn more','Unsubscribe'],
  ['Was this you?','New sign-in from Lisbon. If it was you, let us know.','Yes, it was me','Secure my account','Help'],
  ['Bitte bestätigen Sie Ihre E-Mail-Adresse','Bestätigen Sie Ihre Adresse mit einem Klick.','E-Mail bestätigen','Hilfe','Abmelden'],
  ['Anmeldelink','Klicken Sie zum Anmelden auf den Link.','Jetzt anmelden','Kontakt','Datenschutz'],
  ['Passwort zurücksetzen','Sie haben ein neues Passwort angefordert.','Neues Passwort festlegen','Hilfe','Impressum'],
  ['Confirmez votre adresse e-mail','Cliquez pour confirmer votre adresse.','Confirmer mon adresse','Aide','Se désabonner'],
  ['Réinitialisation du mot de passe','Vous avez demandé un nouveau mot de passe.','Réinitialiser le mot de passe','Aide','Confidentialité'],
  ['Confirma tu correo','Haz clic para confirmar tu cuenta.','Confirmar cuenta','Ayuda','Darse de baja'],
  ['Restablece tu contraseña','Has pedido una nueva contraseña.','Restablecer contraseña','Ayuda','Privacidad'],
  ['Confirme seu e-mail','Clique para confirmar sua conta.','Confirmar conta','Ajuda','Cancelar inscrição'],
  ['Conferma il tuo indirizzo','Clicca per confermare il tuo account.','Conferma account','Assistenza','Disiscriviti'],
  ['Bevestig je e-mailadres','Klik om je adres te bevestigen.','E-mailadres bevestigen','Hulp','Uitschrijven'],
  ['Potwierdź swój adres e-mail','Kliknij, aby potwierdzić konto.','Potwierdź konto','Pomoc','Wypisz się'],
  ['Potvrďte svou e-mailovou adresu','Kliknutím potvrdíte účet.','Potvrdit účet','Nápověda','Odhlásit odběr'],
  ['Bekräfta din e-postadress','Klicka för att bekräfta ditt konto.','Bekräfta konto','Hjälp','Avsluta prenumeration'],
  ['Bekræft din e-mail','Klik for at bekræfte din konto.','Bekræft konto','Hjælp','Afmeld'],
  ['Bekreft e-postadressen din','Klikk for å bekrefte kontoen.','Bekreft konto','Hjelp','Meld deg av'],
  ['Vahvista sähköpostiosoitteesi','Vahvista tilisi napsauttamalla.','Vahvista tili','Ohje','Peruuta tilaus'],
  ['Подтвердите адрес электронной почты','Нажмите, чтобы подтвердить аккаунт.','Подтвердить','Помощь','Отписаться'],
  ['Підтвердьте електронну адресу','Натисніть, щоб підтвердити обліковий запис.','Підтвердити','Допомога','Відписатися'],
  ['E-posta adresinizi doğrulayın','Hesabınızı doğrulamak için tıklayın.','Hesabı doğrula','Yardım','Abonelikten çık'],
  ['メールアドレスの確認','下のボタンから確認を完了してください。','確認する','ヘルプ','配信停止'],
  ['请确认您的邮箱','请点击下方按钮完成验证。','验证邮箱','帮助中心','退订'],
  ['이메일 주소를 확인해 주세요','아래 버튼을 눌러 인증을 완료하세요.','이메일 인증하기','고객센터','수신거부'],
  ['أكد بريدك الإلكتروني','اضغط لتأكيد حسابك.','تأكيد الحساب','المساعدة','إلغاء الاشتراك'],
  ['אימות כתובת הדוא"ל','לחצו לאימות החשבון.','אימות החשבון','עזרה','הסרה'],
  ['Konfirmasi email Anda','Klik untuk mengonfirmasi akun.','Konfirmasi akun','Bantuan','Berhenti berlangganan'],
  ['Xác nhận email của bạn','Nhấp để xác nhận tài khoản.','Xác nhận tài khoản','Trợ giúp','Hủy đăng ký'],
  ['ยืนยันอีเมลของคุณ','คลิกเพื่อยืนยันบัญชี','ยืนยันบัญชี','ช่วยเหลือ','ยกเลิกการสมัคร'],
  ['अपना ईमेल सत्यापित करें','खाता सत्यापित करने के लिए क्लिक करें।','ईमेल सत्यापित करें','सहायता','सदस्यता समाप्त करें'],
  ['Επιβεβαιώστε το email σας','Κάντε κλικ για επιβεβαίωση.','Επιβεβαίωση λογαριασμού','Βοήθεια','Διαγραφή'],
  ['Erősítse meg e-mail-címét','Kattintson a megerősítéshez.','Fiók megerősítése','Súgó','Leiratkozás'],
  ['Confirmă adresa de e-mail','Apasă pentru a confirma contul.','Confirmă contul','Ajutor','Dezabonare'],
  ['Atur ulang kata sandi','Anda meminta kata sandi baru.','Atur ulang kata sandi','Bantuan','Berhenti berlangganan'],
  ['Tetapan semula kata laluan','Anda meminta kata laluan baharu.','Tetapkan semula kata laluan','Bantuan','Privasi'],
  ['Đặt lại mật khẩu','Bạn đã yêu cầu mật khẩu mới.','Tạo mật khẩu mới','Trợ giúp','Hủy đăng ký'],
  ['รีเซ็ตรหัสผ่าน','คุณขอตั้งรหัสผ่านใหม่','ตั้งรหัสผ่านใหม่','ช่วยเหลือ','ความเป็นส่วนตัว'],
  ['पासवर्ड रीसेट करें','आपने नया पासवर्ड माँगा है।','नया पासवर्ड बनाएँ','सहायता','गोपनीयता'],
  ['Jelszó visszaállítása','Új jelszót kértél.','Jelszó visszaállítása','Súgó','Leiratkozás'],
  ['Resetarea parolei','Ai cerut o parolă nouă.','Alege o parolă nouă','Ajutor','Dezabonare'],
  ['Obnovení hesla','Požádali jste o nové heslo.','Nastavit nové heslo','Nápověda','Soukromí'],
  ['Obnovenie hesla','Požiadali ste o nové heslo.','Nastaviť nové heslo','Pomoc','Súkromie'],
  ['Promjena lozinke','Zatražili ste novu lozinku.','Postavi novu lozinku','Pomoć','Odjava'],
  ['Ponastavitev gesla','Zahtevali ste novo geslo.','Nastavi novo geslo','Pomoč','Odjava od novic'],
  ['Промена лозинке','Затражили сте нову лозинку.','Постави нову лозинку','Помоћ','Одјава са листе'],
  ['Нова парола','Поискахте нова парола.','Задай нова парола','Помощ','Отписване'],
  ['Скидання пароля','Ви попросили новий пароль.','Задати новий пароль','Допомога','Відписатися'],
  ['Slaptažodžio keitimas','Paprašėte naujo slaptažodžio.','Sukurti naują slaptažodį','Pagalba','Atsisakyti naujienų'],
  ['Paroles maiņa','Jūs pieprasījāt jaunu paroli.','Izveidot jaunu paroli','Palīdzība','Atteikties no jaunumiem'],
  ['Parooli lähtestamine','Soovisid uut parooli.','Määra uus parool','Abi','Loobu uudiskirjast'],
  ['Salasanan vaihto','Pyysit uutta salasanaa.','Aseta uusi salasana','Ohje','Tietosuoja'],
  ['Επαναφορά κωδικού','Ζητήσατε επαναφορά κωδικού πρόσβασης.','Επαναφορά κωδικού','Βοήθεια','Διαγραφή από τη λίστα'],
  ['Şifre sıfırlama','Yeni bir şifre istediniz.','Şifremi sıfırla','Yardım','Gizlilik'],
  ['Şifrənin bərpası','Yeni şifrə istədiniz.','Yeni şifrə təyin et','Kömək','Abunəliyi ləğv et'],
  ['Құпиясөзді өзгерту','Сіз жаңа құпиясөз сұрадыңыз.','Жаңа құпиясөз орнату','Көмек','Жазылымнан бас тарту'],
  ['إعادة تعيين كلمة المرور','طلبت كلمة مرور جديدة.','تعيين كلمة المرور','المساعدة','الخصوصية'],
  ['بازنشانی گذرواژه','گذرواژهٔ تازه خواسته‌اید.','گذرواژهٔ تازه بسازید','پشتیبانی','لغو اشتراک'],
  ['איפוס סיסמה','ביקשת סיסמה חדשה.','בחירת סיסמה חדשה','עזרה','פרטיות'],
  ['Գաղտնաբառի վերականգնում','Դուք նոր գաղտնաբառ եք խնդրել։','Ստեղծել նոր գաղտնաբառ','Օգնություն','Չեղարկել բաժանորդագրությունը'],
  ['პაროლის აღდგენა','თქვენ ახალი პაროლი მოითხოვეთ.','ახალი პაროლის დაყენება','დახმარება','გამოწერის გაუქმება'],
  ['Weka nenosiri jipya','Umeomba nenosiri jipya.','Weka nenosiri jipya','Msaada','Jiondoe'],
  ['Restabliment de la contrasenya','Has demanat una contrasenya nova.','Restableix la contrasenya','Ajuda','Dona’t de baixa'],
  ['パスワードの再設定','新しいパスワードを設定してください。','パスワードを再設定する','お問い合わせ','配信停止'],
  ['重設密碼','您要求重設密碼。','設定新密碼','客服中心','取消訂閱'],
  ['비밀번호 재설정','비밀번호 재설정을 요청하셨습니다.','비밀번호 다시 정하기','고객센터','수신거부'],
];

export const linkMails: readonly LinkMail[] = rows.map(([subject, intro, button, ...others]) => ({
  subject,
  intro,
  button,
  others,
}));

/** Mails that ask for nothing. */
export const newsMails: readonly Omit<LinkMail, 'button'>[] = [
  { subject: 'Weekly digest', intro: 'Here is what is new this week.', others: ['Read more','View in browser','Unsubscribe'] },
  { subject: 'Your order has shipped', intro: 'Your parcel is on its way.', others: ['Track parcel','View order','Help'] },
  { subject: 'Invoice 118', intro: 'Your invoice is ready.', others: ['View invoice','Pay now','Contact'] },
  { subject: 'Password changed', intro: 'Your password was changed.', others: ['Contact support','Help centre'] },
  { subject: 'Wöchentliche Neuigkeiten', intro: 'Das ist neu.', others: ['Weiterlesen','Abmelden'] },
  { subject: 'Votre commande', intro: 'Votre commande est en route.', others: ['Suivre mon colis','Se désabonner'] },
  { subject: '新着情報', intro: '今週のお知らせです。', others: ['詳しく見る','配信停止'] },
  { subject: '本周更新', intro: '本周新闻。', others: ['阅读更多','退订'] },
];

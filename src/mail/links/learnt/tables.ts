/** Made by `npm run learn:links`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the words of a link (`wording.ts`) speak for its being meant, in hundredths of log-odds. */
export const wordTable = `bias -297
host 168 13
host 192 15
host 3ds 205
host accounts 22
host app 153
host apply 112
host area 295
host book 121
host click -52
host ct -81
host ctrk 11
host docs -344
host e -47
host espace 59
host forum 18
host go 58
host help -83
host id 110
host kalpi 185
host konto 106
host links 35
host m -104
host mdr -5
host meet -382
host mg -122
host mijn 111
host my 15
host mypage 100
host news -117
host oma 118
host opac 250
host parents 199
host passwords -195
host portal 242
host rota 57
host secure 239
host sede 260
host sign 151
host status -81
host t 24
host track -3
host url4417 40
host us3 66
host verein 11
host verify 61
host view 20
host wiki -60
host www -141
own 00 7
own 000 83
own 0000 -149
own 00000 -45
own 00000000 223
own 00b 294
own a 86
own aannemen 302
own ablehnen -133
own about -178
own abrirla 353
own ac 344
own accept 777
own accepter 45
own access 188
own account 193
own aceitar 477
own aceptar 372
own activar 158
own activate 504
own activer 352
own activeren 33
own activity -192
own adatkezeles -252
own adatvedelem -38
own add -113
own address 68
own adres 251
own adresimi 140
own adresse 88
own adresu 489
own afmeld -17
own afmelden -35
own agenda -170
own agree 38
own aide -90
own ajuda -39
own aktivalasa 235
own akun 322
own all -16
own alla 137
own and 62
own android -131
own anmelden 526
own anmeldung 84
own annehmen 519
own annulla -41
own another -4
own app -86
own approve 708
own aprovar 571
own aqui 64
own arrivare -43
own ask -1
own assinar 159
own at -143
own au 16
own auth 550
own authorize 342
own autorizar 188
own autorizza 371
own avaa 414
own avanmal -6
own avregistrera -39
own avsluta -96
own baja -36
own ballot 387
own basket -144
own be 133
own become 269
own beitreten 316
own bekrafta 230
own bekreft 204
own belirle 235
own ben -107
own berhenti -260
own bestatigen 484
own bevestig 58
own bevestigen 184
own bewerten -9
own bikes -130
own bleibe -16
own block -406
own blog -138
own bora 315
own browser -133
own cancelar -320
own cennik -44
own charte -5
own check -53
own choose 77
own cik -67
own claim 78
own clave 496
own cloudberry -3
own code 300
own codigo 355
own come 145
own como -19
own complete 91
own completo -46
own conferma 573
own confermo 350
own confirm 789
own confirmar 421
own confirme 444
own confirmer 380
own connecter 165
own consegna -201
own consent 56
own contact -6
own continue 604
own contrasena 508
own contul 354
own convite 81
own correo 47
own criar 15
own darse -19
own datenschutz -96
own datos -8
own daveti 332
own de -157
own decline -216
own delete -147
own des -25
own desabonner -403
own descadastrar -170
own desk -81
own device 159
own dezabonare -6
own die 179
own disiscriviti -65
own dispositivo 397
own dla -23
own documento 248
own doe 245
own dogrula 406
own dolacz 274
own don -123
own donnees -14
own down 16
own download -63
own du -97
own dung 408
own dzieci -55
own e 89
own eingeben 266
own email 81
own endgultig 249
own enrolment 76
own enter 544
own entra 444
own entrar 720
own entrer 202
own erase 30
own espace 387
own este 269
own everything 94
own example 262
own facebook -195
own festlegen 170
own finish 593
own fiok 116
own firma 456
own fra -206
own fraud -109
own freeze -287
own freigeben 499
own gate 328
own geef 123
own gerer -107
own gestisci -140
own get 6
own giris 3
own go 333
own godkann 387
own going 230
own google -21
own gor -101
own grab 75
own grant 209
own har 172
own haslo 373
own help -219
own her 210
own here 424
own herstel 38
own heslo 260
own het 124
own house -18
own how -516
own http 133
own hub 324
own hulp -132
own human 240
own huy -97
own hytteboka 317
own hyvaksy 309
own i 98
own ici 128
own ik 84
own il 64
own impressum -217
own imprint -31
own in 158
own inkwell -119
own inloggen 273
own instagram -190
own integritet -36
own internal -29
own invitation 139
own invito 201
own invullen 437
own is -65
own it 113
own itt -16
own ja 605
own je 140
own jelszot 393
own jetzt 37
own join 578
own kabul 162
own kartu -104
own keep -121
own kennwort 15
own key 145
own kod 256
own koden 429
own kontakt -5
own konto 309
own koodi 267
own koppel 138
own kutsu 149
own kvkk -138
own l 355
own la 88
own laisku -4
own las -69
own le 105
own leave -230
own legal -176
own legales -5
own leiratkozas -118
own ler 58
own let 298
own like -133
own line -51
own link 299
own linkedin -10
own lire -168
own list 104
own lista -27
own ll 116
own lock -219
own log 187
own login 523
own look -39
own loom 119
own loschen 128
own m 164
own ma 147
own mails -161
own make 216
own manage -29
own mare -73
own me 320
own mee 118
own mentions -68
own menu -6
own merge 134
own met 178
own mi 410
own mijn 119
own min 376
own mina 258
own mine 177
own mon 31
own month -7
own mot 191
own move 150
own my 325
own na -29
own naar 317
own name 115
own nao -284
own nas -44
own nastavit 113
own ne -146
own nee -77
own nein -63
own nej -85
own neues 182
own ngay 239
own nieuw 299
own nimbus -14
own no -617
own not -195
own note -129
own notes -21
own notifications -68
own nove 79
own now -16
own nu -153
own nytt 451
own o 142
own obra 20
own odber 159
own odhlasit -244
own odjava -55
own off -66
own old -160
own on -8
own onay 435
own onayla 356
own onayliyorum 294
own one 41
own online -56
own open 390
own oppna 69
own or -11
own osoite 214
own oui 498
own out -88
own ouvrir 350
own over -179
own pa -14
own packing 187
own page 500
own pagina 561
own pair 332
own pantalla 103
own para -12
own parent 72
own parents -80
own parola 205
own passe 451
own password 750
own passwort 361
own pasta -46
own patvirtinti 42
own pause -10
own pdf -211
own pedido -201
own people -205
own peru -154
own phone 19
own photo -16
own photos -68
own pin 167
own piu -38
own plan -28
own play -134
own please -276
own polityka -151
own portal 107
own posta -119
own potager -1
own potvrdit 374
own potvrzeni 304
own potwierdzam 332
own pour 53
own pozvanku 333
own preferences -256
own preferencias -100
own preferenze -74
own prepare 116
own press 218
own privacidad -50
own privacidade -90
own privacy -306
own privee -29
own pro -58
own procedure 34
own profil -56
own promo -276
own proteccion -1
own prywatnosci -58
own put 124
own quero 54
own qui 135
own quick -234
own r -34
own read -255
own reading -61
own receber 197
own rechaza -35
own rechnung -74
own refuse -4
own regulamin -22
own reject -477
own rejoindre 236
own release 397
own remove -305
own report -123
own reset 390
own review 279
own riconoscere -127
own rodo -95
own room 117
own rules -92
own s 72
own saisir 165
own salt -19
own save -96
own scarica -36
own screen 245
own se -137
own security -42
own see -263
own seguir -78
own seite 132
own sekarang 20
own selaimessa -419
own send -135
own senha 464
own set 7
own settings -218
own share -106
own shop -35
own shopping -72
own si 535
own sifre 125
own sign 350
own signer 540
own sim 142
own sisaan 350
own sivulla 211
own source -256
own sovy -35
own staging -8
own start 184
own started 211
own step 352
own stop -158
own store -353
own straight 263
own strance 208
own strava -8
own strone 375
own stronie 141
own su 233
own suong -76
own supprimer 490
own survey -46
own switch 23
own t -159
own take 181
own tap 30
own tela 312
own termos -94
own terms -65
own that 78
own the 85
own there 197
own this 106
own thread -131
own tidewrack -29
own til -248
own to 15
own toque 169
own trouble -43
own trust 87
own try -5
own turn 129
own twitter -57
own two -427
own type 123
own udaju -62
own uitnodiging 190
own uitschrijven -83
own unlock 497
own unsubscribe -287
own up 118
own us -394
own ustaw 251
own uw -98
own vahvista 257
own valg 337
own valider 196
own van -37
own vao 312
own ver -327
own verification 8
own verifikasi 392
own verify 484
own vie -53
own view -288
own visa -101
own voir -351
own w 175
own wachtwoord 173
own want 526
own wasn -203
own webinar -344
own website -30
own weiter 392
own what -256
own whatsapp -94
own whitepaper -37
own why -252
own wiadomosci -140
own works 207
own writing -402
own www -244
own wylacz -59
own wypisz -84
own x -42
own xac 450
own yenile 295
own yes 432
own your -140
own youtube -105
own za 171
own zaloguj 428
own zu 159
own zugang 349
own zum 52
own zur 290
own воити 217
own да 11
own моя 198
own на 26
own не -206
own пароль 374
own поехали 215
own так 314
own это 401
own בחירת 294
own חדשה 139
own כאן 539
own סיסמה 101
own ادخال 87
own الدعوه 10
own تایید 172
own صفحه 335
own قبول 72
own کلمه 387
own करें 165
own खोलें 99
own नया 294
own पासवर्ड 112
own बंद -213
own ยืนยันอีเมล 273
own 立即激活 222
own 立即验证 71
own 退订 -237
own 가계부 -2
own 가기 135
own 네 424
own 로그인 214
own 보기 -72
own 비밀번호 338
own 수락하기 309
own 승인 168
own 알림 -99
own 여기 17
own 열기 194
own 이메일 244
own 인증번호 95
own 인증하기 127
own 재설정 35
own 페이지 240
own 확인 86
path aa 76
path ab 73
path ablehnen -188
path abmelden -13
path about -28
path ac 48
path acb 76
path accept 685
path accetta 153
path account 105
path aceitar 186
path act 59
path activar 206
path activare 236
path activate 729
path activer 23
path activeren 48
path ad 24
path adf 105
path ae -10
path af 82
path afe 157
path aktivace 151
path akun 238
path allow 230
path anmelden 423
path annehmen 255
path ap 244
path app -10
path approve 406
path aq 8
path as 26
path at 13
path attiva 256
path au 48
path auth 304
path authorise 9
path av -36
path avain 3
path avisos -30
path aw -27
path ax 142
path ba 57
path bai -160
path baja -37
path bb 169
path bd 21
path be 127
path bekraeft 407
path bekrafta 206
path bestaetigen 304
path bestaetigung 65
path bevestig 232
path bf 52
path bfe -29
path bilet 273
path bj -22
path block -77
path blog -28
path bloquear -48
path bm 34
path boletin 114
path bp 199
path bq -27
path bu -60
path bye 51
path bz 60
path ca 121
path calendario -54
path campaign -235
path cancel -111
path cay -73
path cc 45
path cd 17
path cdt 288
path ce 20
path cfd 325
path cg -98
path cgi 36
path chiave 28
path cj 34
path claim 366
path clave 149
path click 42
path cm -28
path cod 132
path code 322
path codigo 263
path compte 94
path conferma 518
path confirm 716
path confirma 160
path confirmar 321
path confirmer 25
path connexion 19
path cont 154
path contact -89
path cs 87
path ct 61
path cuenta 26
path db 31
path dba 137
path dc 44
path decline -310
path delete -196
path deny -326
path device 241
path df 55
path dfd 287
path dj -48
path dl 157
path do 29
path dogrula 247
path dolacz 180
path dx 144
path dz -33
path eaa 63
path ec 84
path ed 129
path edax 114
path ee -26
path eef 176
path ef 75
path eg 114
path eh 196
path em 40
path email 139
path enter 125
path entra 75
path entrar 338
path entrer 171
path entry 247
path eob -85
path ep -34
path epivevaiosi 130
path epost 32
path es 106
path et 165
path event -6
path ew 48
path expires 1
path export -49
path ez -74
path fa 33
path faa 226
path faq -112
path fbd 215
path fc 104
path fd 18
path fe 90
path ff 44
path ffa 126
path fg 177
path fh 18
path first 174
path fj 29
path fm 204
path fr 41
path freeze -252
path freigabe 210
path freischalten 12
path ft 63
path gb -9
path gdpr -11
path geraete -6
path gf -21
path gh 80
path gift 168
path giris 284
path gj 27
path gm -62
path go 48
path godkann 37
path gp 73
path gr -59
path grant 272
path guest 315
path guide -90
path gv 141
path gz 50
path hash 177
path help -300
path hf -5
path hh 69
path hj -9
path hk -27
path hn -70
path hoat 23
path ia 121
path ic 23
path id -56
path in 198
path inbjudan 89
path inn 37
path inscription 763
path inv 15
path invitacion 331
path invitations 49
path invite 333
path invito 104
path iq -70
path issues -168
path it -23
path iv 123
path ja 79
path jelszo 8
path jeton 111
path jg 38
path ji 152
path jihuo 377
path jn 135
path join 416
path jp 17
path js 89
path jw -19
path jx 62
path ka -44
path kakunin 294
path kb 193
path kd 84
path key 296
path kich 1
path kirjaudu 193
path kk 78
path km 114
path kod 325
path kode 197
path kontakt -22
path konto 172
path kq 297
path kqe 28
path kr 228
path kt 154
path ku 61
path kv -3
path la 163
path labs 107
path ld 68
path leave -26
path legal -12
path lf 107
path li 88
path lien 64
path lii 220
path link 169
path lks 45
path ll -59
path login 36
path lqm 214
path ls 51
path lt 174
path lz 191
path magic 175
path manage -185
path mdp 130
path me -39
path med 65
path member 299
path menu -73
path merge 9
path mf 59
path mh 7
path mm 18
path mq 79
path mu 167
path mv 126
path nd 44
path nekp 62
path nf 45
path ni -52
path niisinr -18
path nk 22
path nl 78
path no -129
path nouveau 7
path nova 648
path np 113
path nt 122
path nw 108
path nyckel 70
path nz -72
path off -11
path ok 275
path on 125
path onay 306
path onayla 283
path open 85
path optin 173
path or -139
path orders -13
path ordini -44
path otp 280
path overeni 191
path ox -4
path oz 92
path pair 205
path parola 140
path paso 13
path password 425
path passwort 107
path pastas 288
path patron 213
path pdf -326
path pf -4
path php 57
path pi -60
path pin 94
path podpis 184
path potvardi 5
path potvrda 35
path potvrdit 507
path potvrzeni 108
path potwierdz 426
path pozvanka 265
path pp 57
path ppz 54
path pr 62
path privacy -83
path profile 10
path promo -2
path ps 17
path pu 104
path pw 188
path py 70
path pz 229
path qc 51
path qcj 142
path qg 108
path qk 81
path qm 179
path qp 50
path qq 125
path qs -68
path qu 156
path qv 69
path raktas 91
path ramz 216
path rdc 106
path rechazar -122
path recover 64
path recupero 26
path reddet -50
path refuse -47
path register 99
path registrace 116
path reject -151
path report -152
path req -61
path requests -60
path reset 547
path restablecer 34
path rg -49
path rk 20
path rl 29
path rouge -27
path route -107
path rp 94
path ru 65
path sair -32
path salle 4
path sd -1
path security -64
path sek 204
path sessions -218
path settings -145
path sf -35
path sg -224
path sh -20
path share -1
path shop -13
path sifirla 148
path sifre 268
path sig 47
path sign 292
path signup 30
path sim 288
path sj -54
path sl 90
path sn 153
path sp 18
path sperren -40
path sq -24
path src -82
path ss -114
path sspr 206
path st 94
path start 54
path stay -54
path step 56
path stop -175
path store -12
path summer 109
path support -17
path sw 80
path tak 381
path tc 7
path terms -129
path ticket 113
path tj -30
path tk 56
path tm -80
path to -33
path token 421
path tr 10
path track -16
path tv 129
path tz 29
path ua -11
path uitnodiging 53
path ulang 26
path um -149
path unlock 292
path unsub -85
path unsubscribe -59
path utm -340
path uusi 425
path uw 36
path uzm 141
path vahvista 300
path validar 189
path valider 25
path vat 412
path vd 72
path verif 29
path verifica 150
path verifikasi 17
path verify 477
path vf 8
path vhod 106
path vi -3
path vk 123
path vq 208
path vr 178
path vu 71
path wa 67
path wd 33
path wejscie 78
path welcome 81
path winter -14
path wk 10
path wo 51
path wp 32
path wq 77
path wt 13
path ww 268
path wz 5
path xac 42
path xb 82
path xc 98
path xg -36
path xi 119
path xj 81
path xp 98
path xr 68
path xt 94
path xu -44
path xv -34
path yb 15
path yc 100
path yes 2
path yl 38
path ym -46
path yt 11
path yx 91
path yz 130
path zf -134
path zr 62
path zv -83
path zx 94
path zy 76
said 0 -5
said 00 -59
said 000 -91
said 0000 -192
said 00000 -153
said 000000 5
said 0000000 88
said 00000000 -275
said 000000000 -230
said 00000000000 -134
said a 38
said ab -26
said ablehnen -66
said about -60
said abra 154
said abrir 230
said aby 119
said accede 9
said accept 278
said accepter 388
said access 15
said account 67
said accounts -22
said aceitar 285
said acesse 133
said activar 101
said activate 221
said adatkezeles -96
said adatvedelem -30
said add -211
said added -262
said address 187
said adoszam 530
said adres 12
said adresa 44
said adresse 307
said afterwards -218
said agb -4
said agenda -239
said agree 199
said aide -165
said air -69
said ajuda -138
said alabbi 45
said albo 273
said all -103
said alla 50
said already -76
said also -94
said am 223
said and 53
said android -200
said ange 102
said annehmen 67
said annuler -103
said ansehen -19
said app -234
said approve 32
said apra 58
said aps -24
said aqui 145
said ar 35
said are -75
said as -170
said ask -92
said asked 155
said at 153
said au 134
said auf 135
said aufrufen 96
said authorise 333
said authorize 412
said autorizar 88
said avaa 196
said avis -8
said avisos -17
said ayuda -75
said az 396
said back -84
said bai -5
said baja -11
said ban -87
said bantuan -37
said bar -32
said barn -78
said basta -282
said be 75
said before 10
said berhenti -134
said berikut 456
said bezpecnost -74
said birth 56
said bis 209
said bitte 124
said block -57
said blog -159
said board -56
said borrow -152
said bouton 135
said box -130
said browser 57
said bu 79
said button 645
said by -142
said ca 111
said cad -21
said calendario -109
said can -38
said cancel -111
said candidates -198
said card -149
said ce -71
said ceci 8
said cel 389
said celular 338
said cennik -131
said changes 203
said choose 163
said cislice 221
said clic 352
said click 295
said clock 90
said closed 244
said club -58
said co -114
said code 145
said codice 197
said collegamento 336
said como -90
said complete -30
said computer 254
said concluir 152
said confermo 284
said confidentialite -38
said confirm 263
said confirmar 83
said confirme 141
said connect -682
said connecter 69
said contact -180
said continue 256
said contrasena 249
said contul 30
said copia 128
said correo 33
said cuenta 144
said cyn 15
said dans 91
said dat 21
said datenschutz -128
said days -120
said de -45
said decline -110
said decouvrir -24
said dei -35
said dein 280
said del -79
said delete -331
said den 99
said denne 37
said desabonner -7
said descadastrar -76
said desinscrire -93
said desk -116
said details -42
said dichiarazione -54
said did -58
said die 105
said digite 125
said digits 50
said dla -31
said do -163
said docs -233
said documents -164
said does 216
said donnees -63
said dort 37
said download -225
said drop -86
said du -92
said dudas -186
said dziala 31
said dzieci -72
said e 46
said een -34
said ei 256
said ein 382
said einmal 180
said eintippen 230
said em 9
said en 63
said enter 462
said entra 42
said entrar 351
said entre 241
said entwurf 151
said er 9
said es 51
said espace 125
said esta 141
said este 151
said esto 164
said et -15
said eur 364
said ever -108
said example -14
said expire -214
said facebook -140
said faq -2
said fenetre 143
said figures 18
said find -56
said finish 371
said fino 214
said firma 99
said first -70
said for 66
said free -203
said from -246
said fungua 283
said g 155
said ga 521
said games -86
said gate 125
said geht 217
said gente -17
said get -97
said give -83
said gmbh -25
said go 291
said goes 106
said good 137
said guide -111
said h -19
said haben -30
said har 331
said haslo 553
said have 24
said help -259
said her 216
said here 185
said herstelcode 3
said het 9
said ho 232
said hours -28
said how -125
said huy -31
said i 110
said ici 151
said icin 366
said if -58
said ikke -84
said il 31
said impressum -248
said imprint -45
said in 55
said incolla 210
said inden 85
said indirizzo 324
said information -27
said ingrese 286
said inloggen 259
said inserisca 193
said instagram -147
said instead 67
said inte -134
said integritet -60
said into 301
said invitacion 21
said invitation 109
said invito 211
said iphone -58
said is -51
said isle -181
said ist -317
said it 101
said ja 273
said je 84
said jest -86
said jetzt 205
said job -30
said join 136
said june 57
said kabul 511
said kan -65
said kargo -227
said kaufvertrags 16
said keine -2
said key 33
said kiln -13
said klik 228
said klo 133
said know 88
said kod 54
said koden 76
said kodu 354
said kontakt -59
said koodi -26
said krakow -87
said kvkk -148
said la 1
said lai 515
said lapses 84
said las -6
said le 35
said leave -116
said lees -71
said left 50
said legal -82
said ler -128
said les -5
said let 350
said li -33
said liegen -39
said liegt 182
said liever -118
said line -97
said link 415
said lire -16
said liste -86
said listen -114
said livrare -82
said log 41
said login 168
said look -23
said lost 146
said ls -73
said ltd -30
said mai 40
said mails -222
said make 41
said malmo -66
said manual -226
said map -10
said march -54
said marquee -239
said mas -52
said me 214
said med 78
said medlem 153
said mee 366
said meeting -24
said meg 339
said merchant -21
said message -6
said met 118
said mi 324
said mientras -61
said mina 170
said minut 27
said missed -51
said mo 20
said mon 107
said more -34
said mot 207
said movil -23
said mult 201
said mute -28
said my 317
said na 156
said nach 385
said nada -135
said nam -15
said name 127
said nao -57
said nas -10
said nase -101
said nebo 289
said need 62
said needed 83
said neka 221
said neues 293
said never -300
said new 13
said next -74
said neznate -17
said nicht -6
said nie -189
said niet -205
said no -177
said non -311
said nos -78
said not -254
said note -91
said notebook -169
said nothing -225
said nove 405
said nowosci -14
said nr 51
said nueva 162
said number 49
said numero 159
said nytt 271
said o 9
said oder -222
said off -18
said offnen 15
said old -122
said oldalt 36
said om -53
said on 74
said once 81
said one 275
said online 164
said only -12
said op 78
said open 297
said oppna 122
said oppure 131
said options -17
said or -36
said osoitteessa 395
said otworzyc 66
said ou -56
said our -218
said ouvrez 65
said over -65
said overovaci 193
said own 35
said ozel 72
said pa 163
said paaset 214
said page 305
said pagina 373
said pantalla 11
said para 140
said parking -151
said pas -55
said paso 178
said pass -187
said passcode 5
said password 34
said pause -120
said pdf -175
said pentru 96
said per 58
said person -245
said personvern -63
said peru -75
said photos -46
said piazza -222
said pick 44
said pin 45
said plan -116
said plano -37
said platbu -46
said please 257
said policy -72
said pomoc -24
said por 21
said port -128
said potvrdit 166
said pour 360
said prefer -25
said preferences -41
said press 281
said privacidad -66
said privacidade -61
said privacy -317
said proceed 42
said promo -319
said prosze 120
said public -414
said puede -277
said puedes -41
said punch 122
said put 4
said questions -274
said questo 79
said rather -84
said read -197
said really 6
said ref 49
said registraci 201
said regulamin -35
said rendez 143
said report -105
said request 30
said review 116
said right -78
said rodo -121
said rua -27
said rue -47
said rules -149
said s -61
said salasana 74
said same 222
said say 26
said scrivetemi 371
said se 67
said see -179
said seite 188
said semaine -58
said semana -245
said senha 316
said set 164
said settings -44
said seu 107
said shop -64
said si 120
said sie 220
said sifrenizi 70
said sign 232
said signer 158
said sinon -62
said site -11
said siz -115
said size -38
said skriv 569
said slevu -127
said so 218
said sofort -53
said somebody -60
said sorulan 638
said sovy -31
said soy 274
said srl -156
said star -22
said start 101
said status -167
said stay -263
said step 242
said stop -37
said store -122
said strance 66
said stronie 168
said su 272
said sul -149
said support -144
said sur 271
said t -312
said tab 221
said tai -72
said take 106
said tampere -68
said tanto -34
said tap 438
said tapez 216
said tast 61
said tell -52
said terima 508
said terms -40
said thanks 55
said that 205
said the 33
said them 96
said then 67
said there 146
said these 73
said this -21
said ti -74
said ticket -269
said till -59
said tin -38
said tips -75
said to 41
said toi -100
said told 1
said tonight -4
said torino -3
said track -13
said trouble -19
said trovi -75
said two -263
said ty -70
said type 328
said u 193
said ultimo -115
said um -44
said una 47
said unsubscribe -221
said unter 15
said until 26
said upgrade -121
said us -313
said uw 322
said va 1
said valido 284
said valj 157
said vao 518
said var -128
said varauksen 197
said varet -178
said ve 156
said veckans -37
said veja -154
said ver -84
said verify 389
said vez 38
said vi 33
said via -102
said view -227
said visit 27
said voce -184
said voir -217
said vote 266
said voting 161
said votre 245
said vous -137
said vragen -15
said vul 554
said w 4
said wachtwoord 368
said wants -606
said we 19
said web 130
said week -92
said what -261
said whatsapp -100
said where 168
said while -317
said with -38
said withdraw -33
said within 80
said without 57
said workspace -153
said would 5
said wpisac 332
said wrong -419
said wypisz -287
said x -74
said y 86
said yardim -39
said yes 303
said yo 59
said you -70
said your -21
said yours 14
said z -8
said zalo -13
said zaproszenie 126
said zde 275
said zugang 217
said zur 93
said για 136
said και -15
said σασ 327
said στη 610
said τησ -39
said в -35
said да 55
said для 169
said на 46
said нас -30
said не -168
said нет -29
said ні -34
said чтобы 270
said щоб 247
said я 158
said את 309
said כדי 164
said לא 279
said נגישות -1
said סיסמה 18
said الاقتراع 31
said ب -163
said شکرا 182
said فی 33
said لا 234
said पर 57
said में 281
said यह 661
said ヘルプ -29
said 公告 -47
said 利用規約 -4
said 客服 -3
said 您好 239
said 请 420
said 輸入 337
said 退订 -53
said 네 221
said 새 3
said 아래 235
said 안내 -1
said 이메일 94
said 이번 -99
said 인증하기 33
said 입력해 605
said 있어요 47
said 제가 -71
said 질문 -18
subject 0 -69
subject 00 -109
subject 000 -4
subject 0000 -50
subject 00000 -82
subject 00000000 -127
subject 00b -2
subject 00호 -99
subject 0b -60
subject a 1
subject aan -15
subject aboard 263
subject accept 29
subject acces 52
subject accord 27
subject account -70
subject accountant 26
subject acontece -46
subject action 7
subject activa 190
subject activate -19
subject address -12
subject adherent -26
subject adres -273
subject adresinizi -93
subject adresse 55
subject adresu -137
subject agm 15
subject akun 14
subject almost 462
subject alumni 53
subject anmeldecode -39
subject api -2
subject appareil -38
subject appointment 5
subject approval -32
subject april -345
subject ar 33
subject are -106
subject at -20
subject aterstall 23
subject attend 83
subject au -84
subject aunt -71
subject autoriza 122
subject autorizacion -45
subject autorize 47
subject autoryzacja -21
subject az 585
subject b 269
subject baglantiniz 366
subject ballot 143
subject ban -4
subject bao -112
subject bea 220
subject before -100
subject bei 8
subject bekraft -101
subject bekrafta -97
subject bestellung -164
subject beta 179
subject betaling 70
subject bevestig 34
subject bevestigen -27
subject bien -321
subject bienvenue 376
subject bij -9
subject bill -14
subject billing -118
subject bitte -10
subject board -151
subject bollen -10
subject bramble -74
subject brandt 47
subject by -8
subject card -52
subject casa 33
subject casella -3
subject celular 104
subject certificate -14
subject changed -280
subject cho 91
subject cie 114
subject cifre 205
subject cihazdan -74
subject cikti -275
subject cle 208
subject co -74
subject cobalt -11
subject code -103
subject codes -334
subject codice 113
subject codigo -58
subject coletul -47
subject colis -242
subject commande -87
subject comment -224
subject compte 64
subject conferma -20
subject confirm -3
subject confirma 10
subject confirmed -248
subject connect 257
subject connexion 35
subject consent 222
subject consentimiento 125
subject consultation 39
subject conta -11
subject contact 76
subject contract 248
subject contrasena -47
subject contrato 128
subject correo 141
subject cottage -16
subject countersignature 366
subject czeka -114
subject d 7
subject da -54
subject dagitimda -54
subject dark -193
subject days -22
subject de -10
subject delete -72
subject demande 318
subject dentro -67
subject design -117
subject device 28
subject di -113
subject did -187
subject dien -43
subject dig -152
subject din -22
subject directory 6
subject disponibile 198
subject ditt -89
subject dla -54
subject do -21
subject document 291
subject documents 167
subject dogrulama -110
subject don -8
subject donor 212
subject door 114
subject dr -17
subject du 71
subject due -18
subject e 37
subject edificio 52
subject eich 536
subject eingeladen 89
subject einladung 161
subject einmal -9
subject elkeszult -89
subject email 19
subject en -81
subject endereco -59
subject engangskode -57
subject entrega -35
subject entry 82
subject esqueceu -26
subject esse 180
subject est -191
subject esta -72
subject et -172
subject etre -72
subject example -74
subject expires 67
subject facture -36
subject failed -303
subject fake -1049
subject faktura -29
subject falta 78
subject faster -230
subject fatura -215
subject ferrous 232
subject ferry 128
subject final 50
subject finish 7
subject firma 65
subject for -17
subject forgotten -48
subject fredag -29
subject freight -53
subject from -76
subject fur -37
subject fw 73
subject gantry 165
subject general -503
subject gerat -28
subject get -30
subject gift -330
subject giris -85
subject give -495
subject go -195
subject godkann -186
subject godkend 332
subject going -169
subject grazie -118
subject grupo -184
subject ha 26
subject hai -74
subject half -131
subject har -40
subject harrow 10
subject has -14
subject haslo -199
subject hat -111
subject have -119
subject hc 207
subject here 4
subject hoat 21
subject how -100
subject i 3
subject ihr 38
subject ihre -37
subject il -76
subject in -86
subject inbjudan 100
subject ind -37
subject info -4
subject inloglink 165
subject inschrijving -14
subject inside 4
subject invitation -88
subject invite 42
subject invited -1
subject ipad -9
subject is -135
subject issue -555
subject it -116
subject ja -131
subject jak -228
subject jednym 60
subject join -13
subject jouw 188
subject juni -59
subject juniper -112
subject jusu 282
subject k -41
subject kamu 52
subject kennwort 1
subject key 51
subject kich 19
subject kiln 20
subject kirjaudu 44
subject kl -153
subject klik 5
subject kliknieciem 3
subject kod 21
subject konta -10
subject kuitti -14
subject kullanimlik -387
subject kundenportal 38
subject kvitto -21
subject la -14
subject ladt 15
subject lane -13
subject last -139
subject le -75
subject lease -98
subject ledger 202
subject left -83
subject let 54
subject liegt -80
subject lien 89
subject like 27
subject link 76
subject linux -84
subject list -9
subject loc 207
subject loft -17
subject log 200
subject logbook -67
subject logga 188
subject login 4
subject logowanie -62
subject loi -97
subject lucia 137
subject lyon -15
subject m -12
subject ma -22
subject magic 94
subject mail 38
subject mails -499
subject main -58
subject manca -18
subject mar -43
subject masuk 166
subject mat 74
subject may -40
subject meddelande 394
subject medlemssiden -38
subject meg 25
subject mei -36
subject members -72
subject merino -77
subject message -96
subject met 117
subject meter -121
subject mi -85
subject midnight -720
subject mijn -40
subject minutes -112
subject mit -162
subject modifie -95
subject month -21
subject move -150
subject moving 224
subject ms -109
subject museum -150
subject my -85
subject n 70
subject na -17
subject needed -19
subject needs 151
subject neue -235
subject neues -28
subject new -126
subject nieuw -84
subject nieuwe -59
subject niin -65
subject no -120
subject noch -28
subject nos -13
subject not -114
subject nouvel -63
subject nouvelle -203
subject nov -912
subject nova -85
subject noveho -99
subject november -180
subject noviembre -16
subject now -139
subject nowe -15
subject nuevo -3
subject number 74
subject numero 283
subject nuovo -36
subject ny -35
subject nytt -50
subject obnoveni -24
subject obra 46
subject october -44
subject odalys 90
subject odbior -31
subject of -84
subject off -140
subject oficina 12
subject og -113
subject oktober -71
subject on -93
subject onay -27
subject onayi -29
subject once -62
subject one 35
subject op -212
subject open -61
subject operator -84
subject ops 151
subject or 112
subject order -145
subject orderbekraftelse -118
subject otp -131
subject ottobre -12
subject our 201
subject out -207
subject ouvre 19
subject owl 138
subject pa -36
subject paczka -140
subject paket -37
subject palavra 108
subject pan 155
subject paperboat 68
subject parcel -61
subject parking -33
subject parolani -25
subject paso 331
subject passcode -43
subject password -11
subject passwort -35
subject patvirtinkite 287
subject payment -70
subject pdf -104
subject pedido -144
subject per -60
subject petit -20
subject photo -28
subject pier -161
subject pin 42
subject pit -63
subject pm 262
subject policy 89
subject porta -31
subject postadress 98
subject postani 8
subject potwierdz 244
subject pour -57
subject poziva 383
subject pozvanka 111
subject pra -153
subject prenotazione -11
subject press 18
subject preview 89
subject prijavu 29
subject procuration 97
subject production -66
subject profilo 83
subject q0 -4
subject qu -1
subject questions -61
subject quillfeather -299
subject ravi -237
subject re -56
subject read -100
subject rebrand 38
subject receipt -96
subject rechnung -25
subject recovery 53
subject referto 53
subject registered -11
subject registo 13
subject registro 43
subject reimposta -22
subject rejestracje -185
subject remote 94
subject replies -604
subject report -21
subject request -82
subject reset -44
subject resident 41
subject restablece -25
subject results 20
subject review -612
subject ricevuta -119
subject right 330
subject round -228
subject ruche 11
subject run 167
subject sa 67
subject saiu -48
subject salt -146
subject se -72
subject seat 224
subject second -256
subject see 13
subject seguir 46
subject sendung -167
subject seni -42
subject sent -66
subject server -29
subject session 16
subject set 48
subject seu 75
subject shared -3
subject shop -176
subject sifirlama 7
subject sign 75
subject signature 94
subject sinu -6
subject six -258
subject sizi 3
subject skipass 135
subject slow -33
subject snart 221
subject soci 29
subject solo -43
subject som 33
subject statement -159
subject step -60
subject stromavbrott -115
subject student -53
subject studio -196
subject sua 44
subject subscripcio 129
subject subscription -59
subject sulla -27
subject suppression -93
subject suscripcion 5
subject table 201
subject tahlil 309
subject tap -36
subject tau -36
subject te 65
subject tek -139
subject tele -16
subject temporary 83
subject termin -2
subject tessellate 8
subject test 93
subject teu 52
subject thanks -48
subject that -33
subject the -34
subject this -17
subject thursday -68
subject ti -10
subject ticket -120
subject tickets -39
subject tidewater -137
subject til 91
subject tilauksesta -38
subject till 61
subject time -24
subject to -16
subject ton 111
subject transfer 90
subject tres -28
subject trip -35
subject tu -17
subject tua -71
subject tuoi -230
subject two -127
subject twoje -14
subject ty -188
subject ucet 299
subject uj -38
subject ulang 219
subject um -29
subject un -7
subject undangan 66
subject unterwegs -239
subject untuk 214
subject unusual -195
subject up -55
subject us 13
subject user 172
subject v 150
subject v0 -401
subject va -101
subject vahvista 57
subject validez -15
subject var 78
subject vas 63
subject vault -7
subject velkommen -11
subject velo 9
subject vence -119
subject verbinden -62
subject verificacao -113
subject verificacion -16
subject verification -57
subject verify -48
subject voor -15
subject vorgang 60
subject vote 152
subject voting 137
subject voto 97
subject votre 35
subject w -7
subject waiting 109
subject waitlist 195
subject want 17
subject war -157
subject was -87
subject water -304
subject way 3
subject we -7
subject week -217
subject weekly -325
subject welcome -192
subject what -75
subject when -118
subject who -473
subject why -5
subject winter -97
subject wirklich -175
subject within 47
subject without -244
subject word 218
subject would 13
subject x -296
subject y -169
subject ya -56
subject yapildi -121
subject yeni -10
subject yenile -31
subject yola -8
subject you -22
subject your -34
subject yuk -7
subject zaloguj 39
subject zamowienie -102
subject zaprasza 13
subject zasilka -31
subject ze -58
subject zmiane -363
subject zugang 43
subject για -121
subject σασ -14
subject адресу 90
subject ваш -177
subject для -25
subject и -61
subject код -20
subject почту 57
subject підтвердьте 28
subject с -224
subject чек -51
subject המייל 15
subject רק 337
subject الاداره 77
subject الاقتراع 77
subject التحقق 22
subject الی 16
subject خطوه 24
subject رقم -37
subject شما -33
subject فی -114
subject مجلس 30
subject مفتاح 228
subject खाता 76
subject बस 53
subject है -104
subject 请验证您的邮箱 -29
subject 重設您的密碼 182
subject 기기 -15
subject 다시 173
subject 댓글이 -14
subject 로그인 161
subject 새로운 -217
subject 주세요 -14
subject 확인 122
~own αιω 287
~own βαι 164
~own βεβ 96
~own δικ 252
~own ιβε 56
~own ιμα 81
~own ιωσ 24
~own λογ -25
~own μαι 281
~own οδο 660
~own ορι 721
~own πιβ 10
~own авк -47
~own аро 194
~own вод 30
~own вои 151
~own вст 27
~own від -20
~own дре 27
~own ени -48
~own еха 201
~own иня 665
~own кон -69
~own лат -39
~own лен -1
~own нут 216
~own ого -10
~own одп 327
~own оех 60
~own оит 241
~own орі 384
~own ост -121
~own отп -55
~own пло 479
~own под 138
~own пое 20
~own при 221
~own під 265
~own ран 116
~own рди 767
~own рол 110
~own рін 1
~own ткр 122
~own тор 1
~own тпи -124
~own тра 470
~own тро -230
~own тьс -193
~own ува 138
~own ути 41
~own уюс 163
~own хал 7
~own шен 24
~own ься -83
~own юся 144
~own דשה 12
~own חדש 22
~own חיר 13
~own יסה 341
~own יסמ 7
~own ירת 4
~own כני 164
~own ניס 95
~own סיס 2
~own סמה 1
~own פוצ -68
~own שימ -1
~own الا -117
~own الد 484
~own اکی 440
~own ایی 87
~own بری 456
~own تاک 6
~own تای 317
~own تعی 202
~own تفع 385
~own راک -17
~own شتر -18
~own عیل 234
~own عیی 94
~own فحه 153
~own فعی 113
~own وصی -78
~own کید 24
~own یقا -22
~own یین 5
~own करे 15
~own त्य 271
~own पास 50
~own यता -46
~own याप 66
~own र्ड 37
~own वर् 18
~own सत् 23
~own सवर 8
~own ायत -9
~own ासव 4
~own ्या 8
~own นยั 125
~own นอี 84
~own น้า 316
~own ยัน 40
~own ยืน 20
~own หน้ 138
~own อีเ 10
~own ันอ 5
~own ีเม 2
~own ืนย 1
~own を入力 132
~own を完了 201
~own を見る -261
~own インす 77
~own グイン 261
~own ログイ 82
~own ワンタ 127
~own ワード 46
~own ンする 21
~own ードを 444
~own 一键登 252
~own 了する 123
~own 信停止 -47
~own 入力画 481
~own 再接收 -44
~own 力画面 257
~own 助中心 -58
~own 即激活 23
~own 即验证 221
~own 完了す 67
~own 定する 314
~own 帮助中 -37
~own 招待を 363
~own 書類を 588
~own 本登録 470
~own 激活账 258
~own 确认页 399
~own 立即激 69
~own 立即登 409
~own 立即验 115
~own 置密码 450
~own 認する 362
~own 认页面 197
~own 证邮箱 211
~own 配信停 -88
~own 键登录 132
~own 验证邮 104
~own 개인정 -22
~own 락하기 149
~own 밀번호 71
~own 비밀번 103
~own 수락하 129
~own 수신거 -22
~own 습니다 377
~own 신거부 -41
~own 인정보 -48
~own 인증하 29
~own 입력하 195
~own 증하기 53
~said 000 -28
~said url 38
~said απο 29
~said γρα 166
~said διε 378
~said ευθ 101
~said ηση 1
~said θυν 23
~said ιευ 12
~said κλη 123
~said ληρ 62
~said νση 4
~said οδο 454
~said ρωσ 19
~said υθυ 2
~said υνσ 4
~said авк -136
~said али 86
~said ари -12
~said ати -66
~said дит 705
~said дкр 305
~said дре 121
~said есн 110
~said иса -17
~said ите 88
~said ити 261
~said ить -263
~said кон -68
~said лен -42
~said ниц 495
~said обы 4
~said одп 112
~said оит 252
~said ока -217
~said омо -19
~said опл -54
~said ост -46
~said пар 70
~said пер 98
~said пис -50
~said пла -32
~said пом -103
~said про 157
~said сто 153
~said стр 7
~said ткр 229
~said тоб 4
~said тпи -4
~said тра 3
~said цен -22
~said ідк 6
~said іль 59
~said ביק -59
~said הצה -10
~said הקל 301
~said הרת -11
~said חלו -300
~said יסמ 46
~said יקש -21
~said כתו 52
~said נגי -4
~said סיס 53
~said סמה 28
~said פוצ -132
~said פתח 337
~said צהר -13
~said קשת -10
~said שות -3
~said שימ -139
~said اشت -4
~said اقت 3
~said الخ -17
~said الع 36
~said الم -111
~said اکت 49
~said راک -39
~said رید 461
~said شتر -11
~said صفح 56
~said عمل 93
~said عنا -13
~said فحه 219
~said لاش -6
~said لال 86
~said لتا 324
~said هها -11
~said وصی -193
~said ویت -57
~said त्य 134
~said याप 19
~said ष्ट 291
~said ायत -3
~said จอง -52
~said นี้ 474
~said ัดไ 255
~said ามเ 43
~said แผน -29
~said ახე 436
~said お心当 -236
~said がない -263
~said きます 233
~said くある -47
~said こちら 112
~said ご入力 806
~said します 48
~said てくだ 1
~said のur 75
~said よくあ -54
~said を完了 119
~said を開い 4
~said を開き 77
~said ガイド -29
~said グイン 108
~said ジを開 52
~said ページ 163
~said ログイ 67
~said 下链接 30
~said 人操作 -259
~said 以下链 80
~said 信停止 -80
~said 入力し 576
~said 入力画 211
~said 入覆核 655
~said 分钟内 462
~said 利用規 -24
~said 力画面 122
~said 助中心 -87
~said 即可领 -4
~said 填入下 682
~said 小时内 794
~said 帮助中 -67
~said 式会社 -29
~said 接受邀 8
~said 本人操 -157
~said 本登録 90
~said 株式会 -86
~said 活后即 -8
~said 活账号 26
~said 激活账 2
~said 用規約 -29
~said 登録は 191
~said 登録を 43
~said 系客服 -10
~said 联系客 -47
~said 輸入覆 271
~said 配信停 -100
~said 開いて 3
~said 验证码 235
~said 개인정 -26
~said 객센터 -20
~said 고객센 -1
~said 내려받 -6
~said 려받기 -22
~said 인정보 -84
~said 인증하 21
~said 증하기 24
~said 청하지 -67
~subject 000 -69
~subject 00月 -11
~subject αγη -98
~subject γοπ 105
~subject ενε 63
~subject εργ 9
~subject ικο -62
~subject ιση 407
~subject ργο 167
~subject υγο -177
~subject акт 30
~subject бор 213
~subject ван -52
~subject вер -175
~subject дит 56
~subject дьт 13
~subject ерд -1
~subject ини -27
~subject ите 45
~subject каз -313
~subject ник -6
~subject ове -83
~subject оди 32
~subject одп -26
~subject ост -80
~subject пот 21
~subject при -21
~subject сво -85
~subject ску -43
~subject сти 273
~subject сто 385
~subject тел 110
~subject тив 238
~subject יפו -21
~subject סיס -30
~subject סמה -1
~subject שור 5
~subject ابل -50
~subject ابک -3
~subject الت 16
~subject الی -117
~subject تاح 194
~subject رور -16
~subject طلب -15
~subject لمر -25
~subject نجا -7
~subject یتا -6
~subject یید -26
~subject खात 13
~subject ्ता 518
~subject ของ -39
~subject ข้า 222
~subject นขอ -68
~subject บเส -8
~subject ระบ 3
~subject ใบเ -4
~subject შეკ 66
~subject お願い 190
~subject が届い -17
~subject ご案内 45
~subject ご注文 -68
~subject ご確認 -18
~subject ついて 234
~subject につい 57
~subject に招待 175
~subject のお知 -13
~subject のご案 2
~subject の招待 -2
~subject への招 -3
~subject ました -162
~subject アドレ 33
~subject コード 7
~subject システ 118
~subject ステム 12
~subject スワー -45
~subject ドレス 8
~subject パスワ -23
~subject ルアド 2
~subject ワード -5
~subject ードを 16
~subject ールア 2
~subject 了して -31
~subject 你加入 270
~subject 信箱驗 251
~subject 光相册 -3
~subject 册账号 -9
~subject 口座変 14
~subject 子申請 92
~subject 子發票 -16
~subject 完了し -6
~subject 届いて -2
~subject 座変更 1
~subject 录验证 209
~subject 待が届 -1
~subject 您的登 159
~subject 您的订 -8
~subject 手続き 206
~subject 拾光相 -19
~subject 文番号 -98
~subject 注文番 -71
~subject 活您的 107
~subject 激活您 27
~subject 登录确 -22
~subject 登录验 4
~subject 的登录 -30
~subject 的订单 -45
~subject 相册账 -3
~subject 知らせ -22
~subject 箱驗證 66
~subject 箱验证 154
~subject 設您的 31
~subject 請確認 26
~subject 邮箱验 33
~subject 重設您 9
~subject 録のご -7
~subject 電子申 15
~subject 電子發 -102
~subject 驗證碼 72
~subject 验证码 -156
~subject 달렸어 -32
~subject 렸어요 -23
~subject 습니다 -95
~subject 인증번 -78
~subject 인증코 210
~subject 증번호 -22
~subject 증코드 42
~subject 초대했 15
~subject 했어요 -62`;

/** What the words of a mail speak for its having such a link, in hundredths of log-odds. */
export const mailTable = `bias 23
0 -50
00 -96
000 -99
0000 -122
00000 -132
000000 -88
0000000 -22
00000000 -86
000000000 -35
000원 -23
00c -136
00e0 95
00h 65
00s -136
00時間 -210
00월 -214
0a 28
0hb 59
0kx -24
0pm 145
0th -31
0x -114
0zz 185
0分钟内有效 -148
a -23
abbestellen -146
abbiamo -169
abmelden -493
aboard 81
abonnement -1
about 71
above 52
abrazo -58
abrir 25
aby 34
ac 449
accept 557
accepted -95
access 75
account 12
aceitar 494
acesso 50
achterberg 161
acik 98
acompanhe -136
activar 170
activate 337
add -51
address 43
adeyemi 353
adres 190
adresimi 187
adresse 148
adresu 55
aerodrome 25
af -58
afmelden -279
after 6
ag 2
again -45
agent 185
ahoy 1
al -193
albo 383
alert -63
alguien -148
all -167
alla 43
alone 00 -157
alone 0000 -105
alone 00000 -121
alone 000000 -87
alone 0000000 -1
alone 000000000 -181
along 73
already 250
alsancak 46
also -24
always -506
am -107
amendment 25
amount 20
amsterdam 113
an -93
and 65
andern -81
android -71
angefordert 503
annehmen 61
annulla -7
another 157
any -16
anyone -241
anything -180
api -302
app -64
application 122
approve 714
apri 90
april -41
aqui 224
are 130
art 17
as 97
ask 96
asked 271
assistenza -58
ate -301
atelier -147
atsisakyti -35
att 57
attest 75
au -140
auf 74
aug -181
auth 175
authenticator -309
authorised 55
authority 105
authorize 520
autorizar 748
autorizza 125
autoryzacyjny -308
ave -122
avec -196
avisos -263
avregistrera -307
avsluta -7
away -118
b -24
b0 87
back 24
bag -381
baglantiya 332
baixa -28
baja -24
balazs 275
ban -87
bandung 22
barn -1
bath 400
bd -77
be 167
because -33
begins 297
bei -399
beides 530
bekijk -1
below -8
ben 91
bereit 53
berg -69
bergen -108
berlaku 171
berlin 88
berths 31
bey 202
bez 53
bi -162
bien 17
bikes -19
black -132
bleibt 161
blood 44
blvd -305
bo 39
book -55
booking -71
borne -20
box -170
br -152
bram 202
bramble -174
branch 18
brief -453
browser -66
bs0 -20
budget -205
bugun -49
buna 133
buradan 25
but -76
button 666
bv 151
by 70
bylo -304
c 21
ca -131
caisse -99
call 17
callback 123
cambio -73
can -13
cancelar -56
cancellami -133
cancelled -1
car -161
card -259
cardiff 142
caro 165
carry -16
cartao -147
carte 77
casa -37
case -18
caso -186
cat 155
ce 49
ceka -145
cele -6
cena -52
central -145
centre 102
cererea 280
cesta 245
cette 126
chama -33
change -212
chao 19
chce 208
check 62
checkout -169
chegou -353
cher 26
chiesto 431
choose 91
chrome -146
chu -124
ciao -97
cik -112
cinder -157
cislo -227
city -59
class 135
click 323
client 62
clinica 103
close 348
closed 469
club 13
cluj -97
co 12
code -27
codes -495
codul -1
colis -163
commande -86
commit -144
community 51
complete 238
completo -31
con -107
conferma 264
confermare 36
confermi 55
confirm 330
confirma 88
confirmation 73
confirme 95
confirmed -94
confirmee -115
connexion -42
consejos -208
consulter 14
continue 201
contrasena 172
contrato 226
convite 49
coop 110
copay 416
copia -25
copy 44
corn -74
correo 71
couch 149
council 341
countersign 73
credit 400
crew -59
criar 309
cuando 58
cyfry 5
czerwca -75
czesc 119
d0 558
dag -272
dal -45
dan 38
dans -130
das -12
dass 106
data -107
date 41
day -41
days 178
de 8
dear 69
del -63
deletion -26
della 185
demande 454
den -29
denise -72
dental 610
der 221
desabonner -124
details -49
dev -308
device 239
devon 133
di -22
dial 19
dias -18
dic 145
didn 278
die 84
diese 56
diesen 110
dig 312
digital 18
digits -76
direccion 270
directly 5
discord 411
disiscriviti -38
display -206
dispositivo 82
dix -84
dla 362
dni 61
do 1
dobry 32
dock -144
documento 252
documents -301
does 140
dogrula 357
don -53
donde -77
done 24
door -85
dort 249
dossier 236
dr 32
dress -142
drink -325
dropped 74
du 155
dunmore 5
duong 187
dura -53
duty 79
dziala 106
ee 526
een 137
eg -175
ei 581
ein 110
eine -382
eingabe 62
eingeben 20
einladung 209
either 425
ekipa 77
eleven -99
eller -10
email -20
emails 19
emergency 553
en -25
end 26
ending 10
ends -347
enlace 472
ennen 38
enter 174
entered -20
entering -195
entra 349
entrar 215
entrega -433
er -15
es 35
escribe 129
est 79
esta 22
estas 174
este 54
estimado 355
et 53
evde -62
ever 199
example 474
exists 63
exit -94
expira 105
expiram 24
expires 63
express -189
ext 410
ez -366
facebook 297
falmouth 19
falta 45
family -318
faq 187
far -42
fare -281
femke 106
fica 1
figures 156
fila -20
find -557
finish -147
fino 105
firefox -65
firma 115
firmware -197
first 6
fitness -97
flight 377
floor -1
fois 166
folgenden -21
folio 153
for 20
fore -119
forge -25
form 257
forum -22
forwarded 5
foundry 124
four 109
fragen -59
frau -17
free 3
freight 35
friends 56
from -49
ft -368
funciona 30
g -21
ga 118
galler -76
games -6
gang 128
garibaldi -292
gate 223
gdansk 66
geachte 28
geandert -76
geben 40
geehrte 482
geen 100
geldin 1
gentile 77
gerat 203
gerer -223
gewoon -32
gift 167
gilt -33
girin 341
give 90
given 196
gmbh 19
go 169
god 19
godz -95
good 26
grant 112
grown -151
gultig 174
gunvor -167
h -94
ha 88
haben 44
had 21
half -514
hall -146
hand 105
happens 642
happy -474
har 240
harrow -10
has 78
haslo 4
hasta -113
hause -12
have -16
havnen -183
hedgerow -149
hei 64
hej -9
hele -213
hello -38
help -28
helsinki 125
hemos -42
henrike -22
her 141
here 271
herr -59
hesabina -111
het 72
hi -103
hier 401
hieronder 260
hogy 237
hola 276
hold 622
horas 116
hotel 121
hour -37
hours -70
house 174
how -35
hoy -50
hrb 102
https -148
hub 157
huy 216
hyva 58
i 35
iban -168
ici 132
icin 287
icinde -35
ico 342
id -140
ignora 223
ihr 17
ik 161
ikisi 174
ikke 63
il 40
im 114
impressum 186
inbox 187
ind 339
indirim -39
indirizzo 456
ingelogd -322
inloggning 338
innan 51
inscription 34
inserisca 265
instead 258
interest 139
interno 55
into -266
intre -177
introduza 100
invitacion 688
invitation 619
invitations 11
invited 162
ip -217
iphone 3
ir 225
is 14
island -277
isn 246
it 56
its 151
itt 178
ja 72
jamais -64
january -177
je 20
jej -23
jesli -144
jest 127
jeton 125
jij 24
join 251
joining 344
joka -206
jours 55
juin -44
julio -145
june 135
jusqu -82
just 130
k 22
kabul 280
kadar 53
kadikoy -78
kare 27
karta -246
kartu -32
kassan -188
kata 360
katso -51
kattintson 217
kd 211
ke -74
kedves 62
kelas 327
kept 40
keri 45
kerjuk 59
kerro -192
kettle -24
kft 164
kiitos -30
kirjautumiskoodisi 526
kl -155
kleine -139
klick 415
klik 285
kliknac 124
kliknij 13
klo 123
knop 417
know 20
kommer -469
konta -133
konto 206
koodi 48
kr -51
krs 165
ktore -388
kullanimliktir 38
kun 98
kupon -68
kvk -16
kwh -445
kx0 -14
l 34
la -43
laat -13
labs 101
lange 142
lapsed -197
lapses 277
large 181
larimer 29
larkfield -197
larkin 36
las -295
last -233
later -62
launcher -42
leave -95
left -173
legal -145
lesson -22
let 74
letter 74
letters -48
level -384
liegt 39
lien 768
lift 761
liga -151
ligger 103
lindqvist -295
link 407
linkedin 64
linkki 26
links 60
lis -131
lisboa 125
list -21
listeden -103
lists -67
livraria -53
ll 31
llame -52
llc -243
llp 124
lo 60
localhost 203
location -331
locked 38
logowania -131
long -321
look -57
love -271
lower -5
ltd 85
m 52
ma -9
machine -371
madame 21
made 232
madrid -69
mai 168
mails -203
malmo 128
manage -89
manana 123
manual 155
map -1
maps 91
march 11
market 60
marktplatz -3
marrow -193
mas -133
match -227
mayor -158
mb -1
me 94
meal 33
med 107
medlem 80
meeting 32
meg 64
melden -79
member 112
mensagem 53
meridian -33
mersis 112
mes -21
message 36
messaggio 168
metni 373
midnight -101
miejsca -306
mijn 166
mila -67
mill 107
min -61
minuit 13
minut -63
minuta 356
minuten -181
minutes -78
minuti -27
minutos -50
minutter -10
missed 391
mit -89
mobile -142
mochten 278
moda -22
moin -52
moja -206
mon 175
mr -13
multi -3
my 160
n 16
na 50
naar 351
nach 432
nachricht 93
nachster 236
nalezy 33
name 12
nantes -168
napoca -122
nas -237
ne 4
nearly 151
necesitamos 411
need -112
neem -8
nelle -469
network -377
networks -196
neuadd 12
neuen 101
neues 245
never -234
newslettera -41
next 48
ni -113
nia 181
nicht 140
nie -4
nieuw 123
nif 313
nim 313
no 7
nobody 123
noch 88
nog -66
nome 26
non -31
noor -193
noredama -118
not 32
nota -289
notification 10
notifications -195
nouveau 276
nova 68
now -167
nueva 247
numarali -229
o 92
obra 119
ocen -285
och 56
od -249
odhlasit -125
odkaz 197
off -103
offers -48
office 331
oficina 475
oggi 73
ohjeet 133
oi 260
ok -120
old -58
oldalt 195
om 17
on -41
onayla 654
once 92
one 45
ones -408
online -40
op 74
open 94
opened -37
opens 2
oppna 284
oppure 268
options -262
or 66
oraig 62
orchard -18
order -214
ore 167
os -16
others -413
otp -481
otter 12
otvorite 54
ou 11
oude -49
our -21
out -23
outdoor 1059
ouvrez 120
over -51
oxbow 207
oy 161
p 121
pa 135
page 528
pages 336
pagina 268
paid -107
paiement -17
pair -132
pak -26
paket -124
palomitas 113
panie -153
para 163
parcel -181
parent -48
parola 205
pas 13
pass -47
passcode -331
password 190
passwort 23
past -154
paused 789
pay 202
pdf -182
pe -70
pedido -5
pending -2
people -86
personal -88
phishing -2
phone 118
piano 320
pick 44
picked -386
pike -5
pine 10
piu -204
pix -146
pixel -198
place 34
plati 191
player 680
please -36
pm 57
pod -84
points 208
policy 150
pop -69
portal 133
portland 472
post -189
posta 108
postovana 2
pot -211
potwierdzam 74
pour 47
poziv 289
poziva 139
pozvanka 94
pozvanku 86
praha -133
prefer 163
preferences -177
preferencias -500
prescription -89
prescriptions -54
press 148
prezado 100
price -16
prihvati 69
print -113
privacidade 201
privacy 108
priya 3
pro 79
promo -65
prosim -175
prostor 29
prosze 119
protocolo 200
proxima -142
przepisac -67
przez -77
przycisk 94
puedes -33
punch 313
put 65
qr -322
qua -32
quai 252
que 271
questions 15
queue 132
qui 129
quota 22
r -63
rabatowy -75
ran 202
rate -193
razem 40
rcs 137
rd -196
re -83
reached 115
read 107
reading -6
ready -127
really 192
received -621
receiving -76
reception -79
recopier 1
recordamos -288
recovery 177
ref 47
registration 49
regon 146
rejoindre 36
reklamace -291
remember -299
reminders 89
remote -120
rendez 106
renew -162
rent 74
reported -87
repository -91
request 217
requests -103
reserve 435
reserved -121
resta 145
resultados 61
return 743
review 245
revision -49
richiesto 170
ride -296
rider -305
rights -71
roma -192
room 218
rotterdam 217
route -111
rp00 -61
rue -29
rules 184
run -97
s -26
sa 14
sa00 -51
sabado -123
sac -29
safety 26
sai -55
said 135
sailings -2
sair -187
saisir 42
saisissez -140
sales 136
salud 155
salvador 62
sam 43
same 68
san 25
santa 118
sante 477
santiago -116
sao -14
sarl 27
sas 27
sau 37
savings 49
sayin 202
says -62
scade 33
scam -577
school -23
screen -207
screens 43
sea -296
seats -192
secure -87
security -309
see -83
seguro 215
selaimessa -110
sempre 20
senast 250
sender -322
senha 149
senza 12
sept -94
session 125
set 104
settings -150
share -130
ship 31
shop -163
shut 199
si 118
sich -181
sido -6
sie 105
sifre 196
sifreyi 81
sign 85
signing 98
simply -88
since -218
sind 43
sinun 321
siparis -104
sitten -66
sivulla 501
six 30
siz -99
size -275
sk 224
sku -101
skyway -91
slate 247
small -290
smart -123
sms -192
so 31
soc 13
sola 145
solveig -193
somebody -51
someone -48
son -326
sono -73
sonra 19
sont 180
sourdough 144
south 246
sovellukseen -422
soy 113
sr 262
st -93
staff -353
star -206
start 177
stata -4
stay 113
stop -60
straight 24
strance 672
streak -20
strone 315
stronie 237
su 34
subject 0 -118
subject 00 -165
subject 000 13
subject 0000 -103
subject 000000 96
subject 0000000 -243
subject aboard 10
subject acces 242
subject accesso 232
subject account 16
subject action 72
subject address 27
subject adres 81
subject adresse 45
subject and -27
subject anmeldung 219
subject app -54
subject approval 351
subject arrive 56
subject at 78
subject au -26
subject before 107
subject beta 29
subject bevestig 231
subject bitte 395
subject btc 213
subject card -131
subject changed -478
subject chi 101
subject cie 37
subject cihazdan -283
subject click 528
subject code -184
subject codes -352
subject codice -34
subject codigo -160
subject con -27
subject confirm 283
subject confirma 126
subject confirmation -62
subject confirmed -180
subject confirmez 44
subject czeka -196
subject da -21
subject de -33
subject dewi 189
subject di -77
subject din 205
subject dogrulama -152
subject du 15
subject e 94
subject email 66
subject en -250
subject enclosed 156
subject entrar -6
subject er -72
subject es -32
subject est -245
subject example -76
subject expired 250
subject export -146
subject finish 359
subject from -285
subject fur -38
subject give -254
subject go -215
subject hesla 212
subject hub 38
subject i -52
subject ihre -237
subject in -12
subject invited 210
subject issue -493
subject ja -145
subject jak -140
subject jednorazowy -45
subject jelszo 79
subject join 333
subject jusu 35
subject kak 138
subject kc -177
subject klar 1
subject kullanimlik -241
subject l 103
subject la 13
subject link 381
subject locked 554
subject log -78
subject logga 293
subject login 279
subject losenord 125
subject ma -361
subject magic 1
subject mail 48
subject meter -2
subject min 155
subject my 186
subject n 413
subject na -269
subject neue -70
subject new -103
subject nieuwe -306
subject november -362
subject number -302
subject numbers 95
subject o 102
subject of -5
subject on -88
subject one 175
subject online 201
subject op -567
subject otp -166
subject pa -347
subject paczka -45
subject paddle -85
subject pasos 91
subject password 509
subject payment -124
subject per -251
subject please 189
subject potvrdte 456
subject potwierdz 203
subject poziva 52
subject prijata -61
subject r 17
subject re -51
subject request 128
subject ricevuta -228
subject roof -59
subject room 257
subject screen 23
subject se -32
subject set 231
subject seu -63
subject shared -34
subject sign 72
subject skipass 59
subject sua 54
subject subscription 60
subject tap 420
subject te 233
subject tek -75
subject test 13
subject texted 400
subject thanks -1
subject thing 62
subject ti 470
subject tilauksesta -174
subject till 206
subject to 128
subject tu 9
subject undangan 12
subject user 87
subject v 154
subject v0 -132
subject vahvista 110
subject vas 210
subject vault -216
subject verifica -267
subject verification -118
subject verify 179
subject voce 38
subject voor 32
subject w 278
subject was -526
subject we -261
subject web -13
subject week -88
subject yapildi -342
subject you 28
subject your -3
subject zaprasza 5
subject zmiana 126
subject вас 128
subject підтвердьте 175
subject איפוס 97
subject שלך -68
subject حساب 60
subject की -2
subject 기기 91
subject 요청 184
subject 인증번호 -101
subject 초대했어요 58
suite -212
summa -488
sur 169
survey -148
switch -182
system 196
szanowna 57
szia 240
t 7
taas -37
tab 208
tack -211
tai 102
tak -79
takip -105
tal 234
talk 68
tan -187
tannery -156
tap 229
tau -76
tautan 312
tb 479
te 12
team -135
technologies -32
teknopark -21
tel 8
telefono -165
telephone -298
tell -85
temporary 120
terima 20
termina -21
terms 84
terrace -128
teslimat -166
tessera 45
test -147
text -61
texted 2
than 18
that -179
the -58
their 45
them -215
then 249
they -40
thing 144
things -10
three 178
thu 54
thursday -114
ticket -368
tidepool -87
tie 81
tied 247
tien 75
time -44
times 15
tippen -444
tisza 306
tisztelt 299
tlf 252
to 20
today 128
tombol 59
tonight 178
top -248
toque 87
tout -403
town 89
track -47
trust -111
try -365
ttl -376
tu -147
tuesdays -275
tutaj 227
tutto -186
tv 111
two -130
ty -2
type 29
typed -152
typing 166
u 133
uab 228
ucet 6
udlober 162
uhr 39
uit 6
uitnodiging 18
um -5
umfrage -125
un -60
unconfirmed -324
undangan 98
under -50
une -74
unknown -517
unlock 71
uns -57
unsubscribe -215
until 23
ups -288
usa 327
used -36
user 202
uso 156
ustaw 380
uur 16
uusi 98
v 120
vahvista 99
validation 134
value -35
van 22
vanhenee 56
vantara -42
vao 92
var -268
vault 272
ve 128
ved -258
vehicle -49
ver -340
verder 74
verificacion -457
verification -152
verify 238
verwendungszweck -320
vi 214
via -52
viaggio -126
vier -221
view -348
viewing -169
views -129
vill 83
visar -160
visit 120
voce -108
voi -100
voir -207
voit -102
von -132
voorkeuren -33
vos 156
vote 27
voting 35
votre -45
vragen 183
vrijedi 21
w -122
wa 298
waar -128
waiting 16
wales 26
want 148
wants -92
war -83
warehouse -173
warst -449
was -133
wasn -145
way -134
ways 362
wd 232
we -16
web 122
website -222
weekly -71
welcome 17
were -94
westmarch -47
what -20
whatsapp 143
when -101
which -268
who -120
wi -79
will -32
window -294
wir -118
wird 206
with -35
withdrawal 144
within 103
working 186
works 30
workspace 395
wpisac 41
wren -519
wroclaw -35
www 122
wypisz -310
y 30
yannick 24
yardim 101
yayincilik 210
yazilim 60
yenile 67
yes 282
yet 16
yhteensa -28
you -70
your -76
yours 193
yourself -171
z -71
za 6
zamknac 132
zaprasza 143
zaterdag -463
zaufanego 239
ze 100
zeynep -78
ziffern -199
zrt -122
zu -103
zum 131
zur 247
~00号 -124
~00年 -153
~00時 271
~00月 -221
~0日0 -16
~αιο -170
~αιω 582
~αμμ -61
~αστ -201
~δια -308
~ησε 262
~ινα 236
~ισχ 204
~μαρ 303
~μετ -2
~ραμ -58
~σμο 339
~σχυ 12
~τρα -228
~адр 16
~аит -14
~ако -228
~али 59
~анд 201
~ане 57
~ани 68
~арт -163
~бра -152
~бур 142
~вна 416
~вст 72
~від -14
~ден 12
~дит 139
~дом 18
~дра 103
~еги 153
~ени 126
~ерв -52
~ете 96
~жми 92
~ика -24
~иса -153
~ист 205
~ите 153
~каз -235
~клю -83
~ков 282
~лав -222
~лан 141
~лат -51
~лке 23
~лос -114
~люч -3
~мер -182
~наб -415
~нат 59
~нет 336
~ниц 35
~нят 120
~обо -73
~обр -95
~овн 71
~ода 171
~одн -134
~одо 116
~оме -30
~оми -35
~осу -40
~оти 27
~отр -147
~про 25
~пте -64
~раз 194
~рив 247
~рис -33
~ров 39
~сат -153
~сла -20
~сов -416
~ссы 131
~ста 162
~сто 302
~стр 477
~тае 136
~тел -133
~тер 35
~тив 109
~тор 298
~уст -172
~фик -85
~чер -303
~шен 365
~шит -101
~ютс 154
~אלו -67
~הקל 64
~חיר 223
~ייה -77
~פון 321
~שות -65
~اره -141
~اشت -152
~الا -238
~الد 17
~الط 200
~الی -81
~انی 269
~اکت 12
~اکد 60
~ایت -39
~ایل -6
~تاب 187
~تاح 198
~جدی 487
~خال 75
~خصو 255
~دخا 5
~راب 135
~راک -7
~رای -56
~رسا -171
~رین 6
~سای -137
~صوص 156
~صیه 82
~عتب 30
~عمل 19
~لدع 67
~لرا 95
~لمس 69
~مام -59
~مسا 779
~مفت 295
~نام 258
~هها 310
~وال 11
~واک 88
~खोल 344
~र्य -177
~लें 34
~ष्ट 310
~सहा 5
~हाय 2
~ाएँ -74
~তার 264
~প্র 2
~งเพ 115
~ด้า 138
~นกา -166
~นล่ 157
~ปิด 195
~พิม 38
~มพ์ 1
~ม่ไ 27
~ราย 16
~วัน -76
~องค -308
~างเ 1
~ามเ 552
~เปิ 82
~้อง 230
~いてい 223
~お心当 -5
~きを受 -316
~こちら 94
~ご入力 128
~ご注文 -318
~したの -142
~してく 190
~そよか 67
~たりが 32
~にあり -447
~は00 -85
~ました -74
~みいた -135
~よかぜ 37
~りがな 20
~ります 22
~ること -94
~をいた 125
~を確定 2
~を見る -289
~を開く 207
~インが -235
~クーポ -36
~サービ 392
~テスト 102
~ドをご 218
~ドを再 115
~ページ 762
~ボタン 10
~メール -135
~ンがあ -115
~ードを 25
~ービス 30
~ーポン -57
~下のボ 513
~下方按 263
~中西區 179
~令和0 342
~入下列 137
~入力す 412
~入力画 595
~入覆核 512
~内有效 133
~力する 34
~力画面 299
~南市中 36
~合同会 19
~同会社 1
~和0年 114
~如非本 57
~定して 124
~尊敬的 426
~小时内 503
~工作人 -43
~录验证 435
~您本人 -8
~手続き -159
~提出申 66
~无需输 702
~時間以 165
~期限は 428
~杭州市 326
~浙ic 9
~点击下 229
~登录验 53
~登録の 186
~确认页 329
~科技有 -62
~管理有 -24
~親愛的 24
~証番号 -235
~认页面 59
~路二段 112
~輸入覆 137
~输入以 7
~输入验 304
~間です 89
~間以内 6
~限公司 -75
~需输入 70
~面輸入 485
~頁輸入 106
~頁面輸 92
~願いし 492
~餐饮管 -14
~饮管理 -1
~點選下 591
~됩니다 62
~번호는 -13
~었습니 -169
~용입니 37
~으셨다 304
~전용입 1
~초대했 236
~페이지 4
δεν 25
το 127
в -538
вас 257
введите 45
г 16
день 166
доставка 243
из -676
или 118
не -244
одноразовыи -104
откроите 142
пане 93
привет 13
р 98
щоб 6
אחת 608
את 304
אתה -102
ב -38
חדשה 35
כאן 376
מספר -158
סיסמה 74
الزر 898
الساعه -70
اکتب -17
تنتهی 236
ص -7
صفحه 293
عزیز 89
لا 96
لم 123
کنید 9
अंक -171
ईमेल 151
करने 57
तक 287
नहीं 113
पर 216
ये -309
रहा -257
さん -224
三浦 246
取消訂閱 -268
受付 146
受付番号 213
地址 492
常見問題 -121
您的账号 423
成都 -104
接受邀请 292
日 -22
月 -134
様 35
电话 69
系统邮件 62
請於 399
设备 -49
请在 -32
退订 -457
配信停止 -121
雅婷您好 -40
電話 84
고객센터 223
기기 19
넣어 -319
눌러 184
담당자 139
대표 273
반가워요 188
받기 -42
번 72
본 1
새 246
수 7
수락하기 242
숫자는 465
승인해 34
쓰고 -16
아래 371
안내 35
알려 -448
알림 -463
에서 245
요청하신 102
유성구 216
유효시간은 -146
을지로 -46
이번 -98
재설정 288
조회 -42
주문번호 -272
주식회사 125
초대 10
코드 26
코드는 23
크롬 47
화면에 -100`;

/** Trees (`forest.ts`) about what is known of a link (`features.ts`), that add up to its log-odds. */
export const treeTable = `3 5.25 1 2 0 1.543 3 4 0 -3.558 5 6 39 1.5 7 8 32 0.5 9 10 -1 -0.05615 0 0 3 6.25 11 12 37 0.6307 13 14 -1 -0.1907 0 0 -1 0.1187 0 0 -1 -0.04989 0 0 -1 0.0657 0 0 -1 0.1888 0 0 -1 0.06267 0 0 -1 -0.1432 0 0
3 6.25 1 2 0 1.202 3 4 0 -4.306 5 6 39 1.5 7 8 3 2.75 9 10 -1 -0.009695 0 0 -1 0.1708 0 0 37 0.7434 11 12 37 0.5941 13 14 -1 -0.0543 0 0 -1 0.1244 0 0 -1 0.03493 0 0 -1 -0.1586 0 0 -1 -0.1426 0 0 -1 -0.1799 0 0
3 5.25 1 2 0 2.512 3 4 0 -1.75 5 6 39 1.5 7 8 -1 0.07328 0 0 37 0.6548 9 10 -1 0.1583 0 0 0 -3.46 11 12 0 -1.908 13 14 -1 0.111 0 0 -1 -0.1205 0 0 -1 -0.1271 0 0 -1 0.05813 0 0 -1 -0.1641 0 0 -1 -0.1183 0 0
3 6.25 1 2 0 0.3603 3 4 37 0.8153 5 6 39 1.5 7 8 3 2.75 9 10 -1 0.1468 0 0 -1 -0.0388 0 0 37 0.567 11 12 -1 -0.1495 0 0 -1 -0.07585 0 0 37 0.7101 13 14 -1 0.08898 0 0 -1 -0.1035 0 0 -1 0.1214 0 0 -1 -0.04623 0 0
3 5.25 1 2 0 2.512 3 4 41 -5.672 5 6 39 1.5 7 8 -1 0.06441 0 0 -1 -0.05601 0 0 37 0.6548 9 10 37 0.6307 11 12 -1 -0.1401 0 0 -1 0.1451 0 0 0 -1.062 13 14 -1 0.06145 0 0 -1 -0.107 0 0 -1 -0.06074 0 0 -1 0.1189 0 0
3 6.25 1 2 0 0.3603 3 4 0 -4.306 5 6 37 0.5941 7 8 3 2.75 9 10 -1 -0.02327 0 0 -1 0.1322 0 0 3 4.25 11 12 -1 -0.1397 0 0 -1 -0.06555 0 0 -1 0.08354 0 0 -1 -0.1131 0 0 4 4.25 13 14 -1 0.1585 0 0 -1 -0.0716 0 0
3 6.25 1 2 0 0.8837 3 4 -1 0.12 0 0 39 1.5 5 6 37 0.7101 7 8 0 -3.46 9 10 37 0.6202 11 12 -1 0.07115 0 0 -1 -0.0839 0 0 -1 -0.09498 0 0 -1 0.0621 0 0 3 4.25 13 14 -1 -0.1357 0 0 -1 -0.1134 0 0 -1 0.0228 0 0
3 4.75 1 2 0 3.631 3 4 41 -3.852 5 6 37 0.5941 7 8 -1 0.06483 0 0 6 1.5 9 10 37 0.6548 11 12 -1 -0.08924 0 0 -1 -0.1294 0 0 -1 -0.1105 0 0 -1 0.07044 0 0 -1 0.1278 0 0 0 1.849 13 14 -1 -0.04886 0 0 -1 0.1134 0 0
3 4.75 1 2 0 1.849 3 4 0 -1.75 5 6 0 -3.008 7 8 41 0.753 9 10 37 0.6548 11 12 -1 0.1133 0 0 -1 -0.1247 0 0 37 0.5505 13 14 -1 -0.08774 0 0 -1 0.06933 0 0 -1 0.05428 0 0 -1 -0.1031 0 0 -1 -0.03167 0 0 -1 -0.1093 0 0
3 6.25 1 2 0 -1.062 3 4 0 -4.306 5 6 39 1.5 7 8 32 0.5 9 10 -1 -0.03454 0 0 -1 0.1121 0 0 -1 -0.02936 0 0 -1 -0.1166 0 0 37 0.1381 11 12 37 0.5505 13 14 -1 -0.1185 0 0 -1 0.08609 0 0 -1 0.03412 0 0 -1 -0.1103 0 0
3 4.75 1 2 0 -1.908 3 4 41 -3.852 5 6 -1 -0.1146 0 0 37 0.5505 7 8 6 1.5 9 10 37 0.6548 11 12 37 0.2183 13 14 -1 -0.08386 0 0 -1 -0.1005 0 0 -1 0.05778 0 0 -1 0.1155 0 0 -1 0.01987 0 0 -1 -0.09359 0 0 -1 0.06706 0 0
3 4.75 1 2 0 -1.908 3 4 41 -0.3842 5 6 -1 -0.1113 0 0 41 2.754 7 8 6 1.5 9 10 40 -7.411 11 12 -1 -0.08092 0 0 40 0.4938 13 14 -1 -0.07735 0 0 -1 0.07892 0 0 -1 -0.1212 0 0 -1 0.1073 0 0 -1 -0.04159 0 0 -1 0.1077 0 0
3 6.75 1 2 0 -1.908 3 4 -1 0.1026 0 0 39 1.5 5 6 37 0.6548 7 8 -1 -0.01989 0 0 -1 -0.109 0 0 41 0.9815 9 10 0 3.631 11 12 -1 -0.02552 0 0 40 -3.185 13 14 -1 -0.1016 0 0 -1 0.03833 0 0 -1 -0.03565 0 0 -1 0.1065 0 0
3 4.25 1 2 0 -1.908 3 4 37 0.6548 5 6 -1 -0.1064 0 0 39 2.5 7 8 41 -6.883 9 10 0 2.173 11 12 -1 0.07131 0 0 -1 -0.0636 0 0 -1 -0.0306 0 0 -1 0.1029 0 0 38 1.5 13 14 -1 0.08986 0 0 -1 0.0792 0 0 -1 -0.1063 0 0
3 6.75 1 2 0 -1.908 3 4 -1 0.09647 0 0 39 1.5 5 6 37 0.6548 7 8 37 0.7434 9 10 -1 -0.1036 0 0 3 2.25 11 12 -1 -0.07596 0 0 -1 0.05475 0 0 -1 -0.09645 0 0 -1 -0.04547 0 0 37 0.1742 13 14 -1 -0.07451 0 0 -1 0.08333 0 0
3 4.25 1 2 37 0.542 3 4 37 0.6548 5 6 39 2.5 7 8 -1 -0.1028 0 0 41 -6.883 9 10 0 2.173 11 12 -1 0.1336 0 0 2 2.75 13 14 -1 -0.02906 0 0 -1 0.09658 0 0 -1 -0.07606 0 0 -1 0.08423 0 0 -1 -0.08326 0 0 -1 0.01603 0 0
0 0.3603 1 2 6 1.5 3 4 3 2.75 5 6 39 1.5 7 8 37 0.7208 9 10 -1 -0.03558 0 0 -1 0.08904 0 0 -1 0.009427 0 0 37 0.5941 11 12 -1 0.0736 0 0 -1 -0.08634 0 0 41 -0.2695 13 14 -1 -0.1088 0 0 -1 -0.08667 0 0 -1 -0.00576 0 0
3 7.25 1 2 0 -3.008 3 4 -1 0.09229 0 0 -1 -0.09851 0 0 39 2.5 5 6 -1 0.07852 0 0 37 0.5941 7 8 37 0.1742 9 10 -1 -0.09017 0 0 -1 -0.09476 0 0 3 2.25 11 12 -1 -0.05379 0 0 40 -3.898 13 14 -1 -0.14 0 0 -1 0.08883 0 0
3 4.25 1 2 0 -3.008 3 4 37 0.6962 5 6 -1 -0.09986 0 0 41 2.754 7 8 41 -4.231 9 10 38 2.5 11 12 -1 -0.07045 0 0 37 0.7876 13 14 -1 -0.01601 0 0 -1 0.08946 0 0 -1 0.05891 0 0 -1 -0.09908 0 0 -1 0.06354 0 0 -1 -0.1022 0 0
0 -1.062 1 2 37 0.6307 3 4 3 3.25 5 6 39 2.5 7 8 -1 -0.1002 0 0 41 5.393 9 10 -1 0.07491 0 0 41 -7.073 11 12 6 1.5 13 14 -1 -0.07519 0 0 -1 0.03613 0 0 -1 -0.07725 0 0 -1 0.1249 0 0 -1 -0.07063 0 0 -1 0.04872 0 0
3 7.25 1 2 37 0.6307 3 4 -1 0.08578 0 0 39 2.5 5 6 -1 -0.0934 0 0 -1 0.08918 0 0 40 -0.6615 7 8 -1 -0.08848 0 0 3 1.75 9 10 -1 -0.08072 0 0 4 4.75 11 12 -1 0.101 0 0 9 0.5 13 14 -1 -0.0754 0 0 -1 0.1018 0 0
0 1.202 1 2 37 0.6962 3 4 3 3.75 5 6 3 3.25 7 8 -1 -0.0982 0 0 -1 0.003323 0 0 -1 0.08662 0 0 41 11.96 9 10 40 -4.07 11 12 -1 -0.08089 0 0 -1 0.04263 0 0 -1 -0.09399 0 0 5 7.25 13 14 -1 0.08088 0 0 -1 -0.04647 0 0
0 -3.008 1 2 6 1.5 3 4 41 0.9815 5 6 -1 -0.09218 0 0 -1 0.002237 0 0 6 1.5 7 8 40 -3.185 9 10 -1 -0.05635 0 0 -1 0.05639 0 0 39 2.5 11 12 37 0.8153 13 14 -1 0.08012 0 0 -1 -0.09553 0 0 -1 0.09016 0 0 -1 -0.06795 0 0
0 -3.008 1 2 39 1.5 3 4 3 7.25 5 6 -1 0.01255 0 0 -1 -0.08986 0 0 39 2.5 7 8 -1 0.08929 0 0 -1 0.06927 0 0 35 4.5 9 10 37 0.1742 11 12 -1 -0.07711 0 0 -1 -0.08688 0 0 40 -4.07 13 14 -1 -0.1272 0 0 -1 0.05112 0 0
3 3.25 1 2 41 15.74 3 4 37 0.7101 5 6 -1 -0.08606 0 0 -1 0.02532 0 0 41 0.04131 7 8 38 2.5 9 10 6 1.5 11 12 40 -7.411 13 14 -1 0.04473 0 0 -1 -0.09456 0 0 -1 -0.0276 0 0 -1 0.08626 0 0 -1 -0.1214 0 0 -1 0.09098 0 0
0 -3.558 1 2 -1 -0.08334 0 0 32 0.5 3 4 37 0.1742 5 6 37 0.542 7 8 -1 -0.05777 0 0 37 0.8153 9 10 -1 0.04114 0 0 9 0.5 11 12 -1 0.08527 0 0 -1 -0.07452 0 0 -1 -0.1036 0 0 3 1.25 13 14 -1 -0.09122 0 0 -1 0.1077 0 0
3 2.75 1 2 38 0.5 3 4 37 0.5941 5 6 37 0.2404 7 8 -1 -0.08209 0 0 37 0.1742 9 10 38 2.5 11 12 -1 -0.06618 0 0 -1 0.1519 0 0 -1 -0.05802 0 0 -1 0.07507 0 0 -1 0.05671 0 0 9 0.5 13 14 -1 -0.09084 0 0 -1 0.05356 0 0
37 0.7434 1 2 41 3.991 3 4 -1 -0.0881 0 0 3 2.25 5 6 40 -3.185 7 8 -1 -0.08654 0 0 9 0.5 9 10 -1 -0.02283 0 0 -1 0.09128 0 0 32 1.5 11 12 -1 0.09446 0 0 37 0.2404 13 14 -1 -0.115 0 0 -1 -0.09913 0 0 -1 0.03291 0 0
0 -3.558 1 2 37 0.5941 3 4 32 0.5 5 6 -1 -0.02968 0 0 -1 -0.09466 0 0 37 0.1742 7 8 37 0.542 9 10 -1 -0.048 0 0 -1 0.06839 0 0 -1 0.03501 0 0 9 0.5 11 12 -1 -0.09752 0 0 3 1.25 13 14 -1 -0.08494 0 0 -1 0.09576 0 0
3 2.25 1 2 41 15.74 3 4 39 2.5 5 6 -1 -0.08737 0 0 -1 0.01452 0 0 37 0.8284 7 8 40 -0.7846 9 10 -1 0.09058 0 0 -1 -0.06343 0 0 -1 -0.0789 0 0 37 0.6962 11 12 5 6.75 13 14 -1 -0.068 0 0 -1 0.08325 0 0 -1 -0.0179 0 0
37 0.7434 1 2 41 0.04131 3 4 0 3.631 5 6 6 1.5 7 8 40 -3.185 9 10 -1 -0.09029 0 0 -1 0.06915 0 0 3 0.75 11 12 -1 0.05389 0 0 39 2.5 13 14 -1 0.07208 0 0 -1 -0.09426 0 0 -1 -0.03087 0 0 -1 0.06405 0 0 -1 -0.08822 0 0
3 2.25 1 2 -1 -0.07415 0 0 9 0.5 3 4 32 1.5 5 6 -1 0.07946 0 0 39 2.5 7 8 -1 -0.1134 0 0 -1 0.07769 0 0 40 -4.07 9 10 -1 -0.1116 0 0 6 1.5 11 12 5 7.25 13 14 -1 0.08749 0 0 -1 0.0119 0 0 -1 -0.1071 0 0
37 0.767 1 2 41 -3.341 3 4 7 1.5 5 6 -1 -0.05696 0 0 40 -2.596 7 8 -1 -0.09388 0 0 -1 0.05482 0 0 39 2.5 9 10 3 0.75 11 12 -1 0.06018 0 0 -1 -0.07203 0 0 41 11.96 13 14 -1 0.06715 0 0 -1 -0.05387 0 0 -1 0.0659 0 0
0 -4.306 1 2 -1 -0.07527 0 0 3 8.25 3 4 39 2.5 5 6 -1 0.08721 0 0 4 5.75 7 8 35 4.5 9 10 -1 0.0804 0 0 -1 -0.07241 0 0 37 0.1742 11 12 9 0.5 13 14 -1 -0.06967 0 0 -1 0.03014 0 0 -1 -0.0904 0 0 -1 0.00526 0 0
3 0.75 1 2 -1 -0.08055 0 0 37 0.7876 3 4 39 2.5 5 6 -1 -0.07555 0 0 -1 0.07916 0 0 9 0.5 7 8 32 1.5 9 10 -1 0.07808 0 0 40 -4.07 11 12 -1 -0.1088 0 0 -1 -0.1025 0 0 37 0.1742 13 14 -1 -0.08421 0 0 -1 0.03945 0 0
37 0.767 1 2 41 3.991 3 4 -1 -0.08133 0 0 3 1.75 5 6 40 -7.411 7 8 -1 -0.07689 0 0 9 0.5 9 10 -1 -0.09966 0 0 -1 0.06574 0 0 32 1.5 11 12 -1 0.06666 0 0 10 0.5 13 14 -1 -0.1065 0 0 -1 -0.05545 0 0 -1 0.03862 0 0
3 0.75 1 2 -1 -0.07637 0 0 3 8.25 3 4 9 0.5 5 6 -1 0.08057 0 0 32 1.5 7 8 -1 0.0558 0 0 39 1.5 9 10 -1 -0.1102 0 0 -1 0.08747 0 0 10 0.5 11 12 -1 -0.06717 0 0 5 8.25 13 14 -1 0.02021 0 0 -1 -0.09915 0 0
37 0.6548 1 2 40 -5.292 3 4 38 1.5 5 6 -1 -0.08505 0 0 41 -3.341 7 8 -1 0.03604 0 0 0 3.227 9 10 -1 -0.03039 0 0 37 0.1381 11 12 -1 -0.07982 0 0 -1 0.03511 0 0 36 3.5 13 14 -1 0.05999 0 0 -1 0.1143 0 0 -1 -0.0826 0 0
37 0.7876 1 2 39 2.5 3 4 -1 -0.08264 0 0 4 4.25 5 6 40 -0.6615 7 8 -1 0.08445 0 0 -1 -0.01801 0 0 -1 -0.06397 0 0 8 0.5 9 10 -1 -0.05111 0 0 9 0.5 11 12 5 7.25 13 14 -1 0.1063 0 0 -1 0.04344 0 0 -1 -0.06958 0 0
0 -4.306 1 2 37 0.542 3 4 3 8.25 5 6 -1 -0.006738 0 0 -1 -0.08466 0 0 4 7.25 7 8 -1 0.08037 0 0 40 4.23 9 10 -1 -0.06332 0 0 39 2.5 11 12 -1 0.07547 0 0 24 0.5 13 14 -1 -0.02494 0 0 -1 0.08224 0 0 -1 -0.02957 0 0
3 0.75 1 2 37 0.542 3 4 3 8.25 5 6 -1 -0.02158 0 0 -1 -0.09074 0 0 9 0.5 7 8 -1 0.0751 0 0 32 1.5 9 10 -1 0.04968 0 0 39 1.5 11 12 -1 -0.1081 0 0 -1 0.07504 0 0 10 0.5 13 14 -1 -0.0596 0 0 -1 0.01067 0 0
37 0.8153 1 2 41 -3.341 3 4 -1 -0.08523 0 0 -1 -0.04575 0 0 40 -0.8872 5 6 39 2.5 7 8 6 1.5 9 10 -1 0.05927 0 0 41 15.74 11 12 40 4.561 13 14 -1 0.08729 0 0 -1 -0.06769 0 0 -1 0.04014 0 0 -1 0.008971 0 0 -1 0.08135 0 0
3 0.75 1 2 -1 -0.06666 0 0 0 -7.58 3 4 -1 -0.08674 0 0 4 7.25 5 6 39 2.5 7 8 9 0.5 9 10 -1 0.07331 0 0 40 -0.4773 11 12 -1 -0.07136 0 0 -1 0.0387 0 0 -1 -0.04229 0 0 35 5.5 13 14 -1 0.06448 0 0 -1 -0.02774 0 0
37 0.8284 1 2 32 0.5 3 4 -1 -0.08571 0 0 37 0.1742 5 6 37 0.542 7 8 9 0.5 9 10 -1 0.04732 0 0 -1 0.01799 0 0 9 0.5 11 12 -1 -0.0908 0 0 -1 0.1516 0 0 -1 -0.08215 0 0 34 0.5 13 14 -1 -0.07 0 0 -1 0.07328 0 0
0 -7.201 1 2 -1 -0.08562 0 0 3 9.25 3 4 37 0.542 5 6 -1 0.08599 0 0 37 0.2404 7 8 38 2.5 9 10 9 0.5 11 12 -1 0.04615 0 0 36 7.5 13 14 -1 -0.04944 0 0 -1 -0.08491 0 0 -1 0.04844 0 0 -1 -0.05387 0 0 -1 0.07218 0 0
3 0.75 1 2 -1 -0.0614 0 0 3 9.25 3 4 9 0.5 5 6 -1 0.08239 0 0 32 1.5 7 8 34 0.5 9 10 10 0.5 11 12 -1 -0.1023 0 0 37 0.3693 13 14 -1 0.08927 0 0 -1 -0.03781 0 0 -1 0.02744 0 0 -1 0.08133 0 0 -1 -0.03345 0 0
37 0.8284 1 2 41 9.924 3 4 -1 -0.08199 0 0 3 1.75 5 6 -1 0.05161 0 0 -1 -0.06092 0 0 40 -3.898 7 8 -1 -0.0721 0 0 5 8.25 9 10 37 0.1742 11 12 6 2.5 13 14 -1 -0.06394 0 0 -1 0.04417 0 0 -1 -0.07328 0 0 -1 0.0591 0 0
0 -7.58 1 2 -1 -0.08624 0 0 39 2.5 3 4 24 0.5 5 6 40 -4.07 7 8 -1 0.0748 0 0 -1 -0.003106 0 0 -1 -0.09051 0 0 37 0.7101 9 10 2 7.25 11 12 0 1.543 13 14 -1 0.003187 0 0 -1 0.08604 0 0 -1 -0.08129 0 0 -1 0.05434 0 0
37 0.8284 1 2 32 0.5 3 4 -1 -0.07837 0 0 37 0.1381 5 6 34 0.5 7 8 9 0.5 9 10 -1 0.03815 0 0 -1 -0.06975 0 0 9 0.5 11 12 -1 -0.08989 0 0 -1 0.1264 0 0 32 1.5 13 14 -1 0.06889 0 0 -1 0.008232 0 0 -1 -0.09665 0 0
0 -7.58 1 2 -1 -0.08339 0 0 0 5.261 3 4 4 7.25 5 6 -1 0.06445 0 0 40 5.108 7 8 -1 -0.05397 0 0 39 2.5 9 10 -1 0.07502 0 0 24 0.5 11 12 40 -4.07 13 14 -1 0.07277 0 0 -1 -0.02149 0 0 -1 -0.08949 0 0 -1 -0.01104 0 0
37 0.542 1 2 37 0.2404 3 4 3 -0.75 5 6 -1 -0.04429 0 0 38 0.5 7 8 -1 -0.08892 0 0 9 0.5 9 10 -1 0.1131 0 0 8 0.5 11 12 32 0.5 13 14 -1 0.04179 0 0 -1 -0.02747 0 0 -1 0.05414 0 0 -1 0.01245 0 0 -1 -0.07301 0 0
0 -7.723 1 2 -1 -0.08232 0 0 3 9.25 3 4 4 7.25 5 6 -1 0.078 0 0 40 -0.7846 7 8 6 2.5 9 10 39 2.5 11 12 -1 0.02744 0 0 -1 -0.06553 0 0 -1 0.02862 0 0 2 -2.25 13 14 -1 -0.05151 0 0 -1 -0.103 0 0 -1 0.05689 0 0
37 0.8284 1 2 40 -5.292 3 4 -1 -0.07353 0 0 23 0.5 5 6 6 1.5 7 8 -1 -0.09722 0 0 -1 0.02312 0 0 5 8.25 9 10 8 0.5 11 12 -1 0.01052 0 0 -1 -0.06506 0 0 38 0.5 13 14 -1 0.08561 0 0 -1 0.1123 0 0 -1 -0.04757 0 0
3 -0.75 1 2 -1 -0.057 0 0 0 -7.58 3 4 -1 -0.07186 0 0 3 9.25 5 6 9 0.5 7 8 -1 0.07444 0 0 32 1.5 9 10 -1 0.03896 0 0 37 0.2183 11 12 -1 -0.09855 0 0 -1 -0.07094 0 0 37 0.4495 13 14 -1 0.07696 0 0 -1 0.0006434 0 0
37 0.6548 1 2 40 -5.292 3 4 0 -3.558 5 6 -1 -0.06541 0 0 37 0.2404 7 8 -1 -0.07133 0 0 -1 -0.007207 0 0 36 6.5 9 10 37 0.441 11 12 -1 0.0487 0 0 -1 -0.06975 0 0 -1 0.07063 0 0 36 5.5 13 14 -1 -0.06591 0 0 -1 0.01928 0 0
37 0.8284 1 2 41 9.924 3 4 6 2.5 5 6 3 2.25 7 8 -1 0.04072 0 0 -1 -0.08483 0 0 -1 0.09126 0 0 -1 -0.04809 0 0 40 -3.898 9 10 -1 -0.05853 0 0 6 1.5 11 12 5 8.25 13 14 -1 0.06692 0 0 -1 0.01686 0 0 -1 -0.06028 0 0
3 -5.25 1 2 -1 -0.0982 0 0 0 5.261 3 4 38 0.5 5 6 -1 0.05668 0 0 37 0.2404 7 8 0 -7.723 9 10 -1 -0.03771 0 0 -1 0.09984 0 0 -1 -0.0813 0 0 37 0.8284 11 12 4 7.25 13 14 -1 -0.06392 0 0 -1 0.006831 0 0 -1 -0.03917 0 0
3 -5.25 1 2 -1 -0.09746 0 0 40 -9.665 3 4 -1 -0.1268 0 0 41 -7.297 5 6 -1 -0.04621 0 0 40 4.23 7 8 39 2.5 9 10 4 4.25 11 12 36 6.5 13 14 -1 -0.01697 0 0 -1 0.09367 0 0 -1 0.002411 0 0 -1 -0.02809 0 0 -1 0.06407 0 0
3 -5.25 1 2 -1 -0.09669 0 0 40 -9.665 3 4 -1 -0.1244 0 0 6 1.5 5 6 4 8.25 7 8 8 0.5 9 10 40 4.88 11 12 -1 -0.06674 0 0 38 1.5 13 14 -1 0.07278 0 0 -1 -0.009126 0 0 -1 0.05106 0 0 -1 0.0742 0 0 -1 -0.06076 0 0
37 0.542 1 2 37 0.2404 3 4 3 -0.75 5 6 36 6.5 7 8 -1 0.03428 0 0 -1 -0.08089 0 0 9 0.5 9 10 -1 0.04333 0 0 -1 -0.07091 0 0 32 0.5 11 12 -1 0.04114 0 0 36 6.5 13 14 -1 -0.06464 0 0 -1 -0.07052 0 0 -1 0.02685 0 0
0 -7.723 1 2 -1 -0.07051 0 0 16 0.5 3 4 39 2.5 5 6 -1 -0.09208 0 0 36 10.5 7 8 40 -0.6615 9 10 -1 0.01963 0 0 -1 0.1363 0 0 -1 -0.03848 0 0 8 0.5 11 12 -1 -0.03016 0 0 6 1.5 13 14 -1 0.01076 0 0 -1 0.09298 0 0
37 0.8284 1 2 40 -9.665 3 4 -1 -0.06205 0 0 -1 -0.1225 0 0 41 9.924 5 6 37 0.1381 7 8 -1 0.03917 0 0 -1 -0.08284 0 0 37 0.4248 9 10 -1 0.04627 0 0 34 0.5 11 12 -1 -0.05471 0 0 9 0.5 13 14 -1 -0.009922 0 0 -1 0.06759 0 0
3 -5.25 1 2 -1 -0.09475 0 0 0 5.261 3 4 9 0.5 5 6 -1 0.0494 0 0 10 0.5 7 8 -1 0.021 0 0 32 0.5 9 10 32 1.5 11 12 -1 -0.02022 0 0 -1 -0.1015 0 0 31 7.5 13 14 -1 -0.07492 0 0 -1 0.009563 0 0 -1 0.09743 0 0
16 0.5 1 2 37 0.6548 3 4 -1 -0.09156 0 0 31 2.5 5 6 -1 -0.02287 0 0 -1 0.0472 0 0 40 -3.898 7 8 -1 -0.0847 0 0 37 0.1742 9 10 -1 -0.07209 0 0 8 0.5 11 12 -1 -0.0344 0 0 37 0.4248 13 14 -1 0.08375 0 0 -1 0.01079 0 0
0 -7.723 1 2 -1 -0.06532 0 0 18 0.5 3 4 39 0.5 5 6 -1 0.0491 0 0 -1 0.1054 0 0 32 1.5 7 8 10 0.5 9 10 9 0.5 11 12 -1 -0.01729 0 0 -1 0.0206 0 0 -1 -0.08945 0 0 8 0.5 13 14 -1 -0.06595 0 0 -1 0.04173 0 0
16 0.5 1 2 39 2.5 3 4 -1 -0.08885 0 0 36 6.5 5 6 40 -4.07 7 8 37 0.4142 9 10 4 4.25 11 12 -1 -0.07134 0 0 35 5.5 13 14 -1 0.06953 0 0 -1 -0.07579 0 0 -1 0.07816 0 0 -1 -0.01236 0 0 -1 0.01089 0 0 -1 -0.03609 0 0
3 -5.25 1 2 -1 -0.09252 0 0 40 -9.665 3 4 -1 -0.118 0 0 0 5.261 5 6 6 1.5 7 8 -1 0.05038 0 0 6 0.5 9 10 -1 0.0315 0 0 39 2.5 11 12 -1 -0.04355 0 0 24 0.5 13 14 -1 -0.01112 0 0 -1 0.08598 0 0 -1 -0.03283 0 0
37 0.8284 1 2 40 -9.665 3 4 6 2.5 5 6 -1 -0.1151 0 0 4 5.75 7 8 -1 -0.07585 0 0 -1 0.09018 0 0 40 4.561 9 10 -1 -0.02247 0 0 39 4.5 11 12 -1 0.06114 0 0 36 9.5 13 14 -1 -0.01371 0 0 -1 0.01123 0 0 -1 0.1238 0 0
16 0.5 1 2 37 0.6548 3 4 -1 -0.08653 0 0 14 0.5 5 6 24 0.5 7 8 31 2.5 9 10 0 -2.323 11 12 -1 0.0005773 0 0 -1 -0.04972 0 0 -1 0.03398 0 0 30 0.5 13 14 -1 0.1054 0 0 -1 0.01928 0 0 -1 -0.02381 0 0 -1 0.05801 0 0
3 -5.25 1 2 -1 -0.09081 0 0 18 0.5 3 4 40 -6.618 5 6 -1 0.04342 0 0 -1 -0.07345 0 0 24 0.5 7 8 39 4.5 9 10 -1 -0.02196 0 0 36 10.5 11 12 40 5.265 13 14 -1 0.0271 0 0 -1 0.1546 0 0 -1 -0.01528 0 0 -1 0.07121 0 0
16 0.5 1 2 37 0.542 3 4 -1 -0.08294 0 0 37 0.2404 5 6 -1 -0.01279 0 0 36 6.5 7 8 34 0.5 9 10 -1 0.03719 0 0 -1 -0.06909 0 0 32 0.5 11 12 -1 0.05417 0 0 40 4.362 13 14 -1 -0.06065 0 0 -1 0.002334 0 0 -1 0.1162 0 0
0 -7.723 1 2 37 0.441 3 4 39 0.5 5 6 -1 0.04399 0 0 -1 -0.08875 0 0 -1 0.09078 0 0 18 0.5 7 8 16 0.5 9 10 1 3.286 11 12 3 5.75 13 14 -1 -0.09206 0 0 -1 0.06657 0 0 -1 -0.02521 0 0 -1 0.004221 0 0 -1 -0.03214 0 0
41 -7.297 1 2 -1 -0.03742 0 0 40 4.23 3 4 34 0.5 5 6 4 4.75 7 8 -1 -0.03018 0 0 9 0.5 9 10 -1 0.07183 0 0 -1 -0.003174 0 0 10 0.5 11 12 31 5.5 13 14 -1 -0.08166 0 0 -1 0.01062 0 0 -1 0.132 0 0 -1 0.0003214 0 0
3 11.25 1 2 37 0.8284 3 4 -1 0.0873 0 0 40 -9.665 5 6 6 2.5 7 8 -1 -0.1101 0 0 4 9.75 9 10 0 2.512 11 12 -1 0.08878 0 0 34 0.5 13 14 -1 -0.07014 0 0 -1 -0.09255 0 0 -1 0.05761 0 0 -1 -0.01274 0 0 -1 0.01641 0 0
3 -5.25 1 2 -1 -0.08801 0 0 39 0.5 3 4 -1 0.08324 0 0 3 9.25 5 6 4 9.25 7 8 -1 0.05544 0 0 40 -0.8872 9 10 -1 -0.05873 0 0 6 0.5 11 12 -1 0.01037 0 0 39 2.5 13 14 -1 -0.05976 0 0 -1 0.06889 0 0 -1 -0.01836 0 0
41 -12.94 1 2 -1 -0.06081 0 0 18 0.5 3 4 40 -6.618 5 6 -1 0.04477 0 0 -1 -0.06582 0 0 6 1.5 7 8 6 0.5 9 10 8 0.5 11 12 37 0.1381 13 14 -1 -0.04502 0 0 -1 -0.02092 0 0 -1 0.07174 0 0 -1 -0.05665 0 0 -1 0.01466 0 0
37 0.4891 1 2 37 0.2404 3 4 34 0.5 5 6 36 6.5 7 8 -1 0.03943 0 0 -1 -0.03976 0 0 9 0.5 9 10 -1 0.03445 0 0 -1 -0.0649 0 0 32 1.5 11 12 31 5.5 13 14 -1 0.005021 0 0 -1 -0.08173 0 0 -1 0.1286 0 0 -1 -0.0001626 0 0
16 0.5 1 2 9 0.5 3 4 -1 -0.077 0 0 32 1.5 5 6 -1 0.02012 0 0 10 0.5 7 8 -1 -0.08252 0 0 -1 -0.02947 0 0 37 0.1742 9 10 -1 -0.07792 0 0 31 7.5 11 12 -1 0.01553 0 0 41 1.774 13 14 -1 0.1653 0 0 -1 -0.04872 0 0
0 5.261 1 2 37 0.8284 3 4 -1 0.03749 0 0 0 -0.1567 5 6 -1 -0.05791 0 0 4 7.25 7 8 40 4.88 9 10 36 5.5 11 12 -1 -0.04603 0 0 -1 -0.0459 0 0 -1 0.03581 0 0 -1 -0.04041 0 0 37 0.1056 13 14 -1 -0.08404 0 0 -1 0.03469 0 0
39 0.5 1 2 -1 0.07787 0 0 2 -0.25 3 4 0 1.202 5 6 -1 0.003568 0 0 37 0.441 7 8 35 5.5 9 10 37 0.3923 11 12 -1 -0.07911 0 0 -1 -0.0169 0 0 -1 0.1161 0 0 3 -4.75 13 14 -1 0.09426 0 0 -1 0.1238 0 0 -1 -0.06872 0 0
40 -9.665 1 2 -1 -0.1009 0 0 6 1.5 3 4 37 0.8284 5 6 8 0.5 7 8 6 0.5 9 10 -1 -0.06908 0 0 -1 -0.0263 0 0 -1 0.06066 0 0 31 2.5 11 12 -1 -0.02785 0 0 -1 0.04082 0 0 3 0.75 13 14 -1 -0.07552 0 0 -1 0.005223 0 0
3 11.25 1 2 37 0.4495 3 4 -1 0.08296 0 0 14 0.5 5 6 36 5.5 7 8 4 4.75 9 10 -1 0.08173 0 0 -1 -0.0678 0 0 0 -7.58 11 12 40 2.544 13 14 -1 -0.04133 0 0 -1 -0.08029 0 0 -1 0.000207 0 0 -1 -0.002814 0 0 -1 0.06598 0 0
3 -5.25 1 2 -1 -0.08418 0 0 3 -4.75 3 4 -1 0.1252 0 0 3 11.25 5 6 40 -9.665 7 8 -1 0.08105 0 0 -1 -0.09816 0 0 37 0.2404 9 10 36 6.5 11 12 37 0.441 13 14 -1 0.03158 0 0 -1 -0.0706 0 0 -1 0.03571 0 0 -1 -0.006072 0 0
39 0.5 1 2 -1 0.07418 0 0 2 -0.25 3 4 0 1.202 5 6 -1 0.002936 0 0 37 0.441 7 8 -1 0.02387 0 0 37 0.3923 9 10 -1 -0.0746 0 0 3 -4.75 11 12 -1 0.08223 0 0 31 1.5 13 14 -1 -0.06581 0 0 -1 0.2029 0 0 -1 -0.04261 0 0
9 0.5 1 2 32 1.5 3 4 34 0.5 5 6 10 0.5 7 8 -1 -0.07968 0 0 37 0.2183 9 10 31 5.5 11 12 -1 -0.02781 0 0 -1 0.01609 0 0 5 6.75 13 14 -1 -0.02018 0 0 -1 0.1066 0 0 -1 -0.0008155 0 0 -1 0.1411 0 0 -1 -0.103 0 0
16 0.5 1 2 9 0.5 3 4 -1 -0.07074 0 0 32 1.5 5 6 -1 0.01789 0 0 37 0.1742 7 8 -1 -0.07579 0 0 -1 -0.06091 0 0 37 0.542 9 10 -1 0.03582 0 0 36 6.5 11 12 -1 -0.07716 0 0 39 3.5 13 14 -1 0.04791 0 0 -1 -0.03181 0 0
4 10.75 1 2 40 5.108 3 4 -1 -0.08714 0 0 39 4.5 5 6 5 3.75 7 8 -1 0.01495 0 0 -1 -0.01489 0 0 0 9.731 9 10 31 2.5 11 12 -1 0.09463 0 0 3 5.75 13 14 -1 0.07904 0 0 -1 -0.03221 0 0 -1 -0.1912 0 0 -1 0.04928 0 0
40 -9.665 1 2 -1 -0.09312 0 0 6 1.5 3 4 3 5.75 5 6 8 0.5 7 8 37 0.8284 9 10 -1 -0.04407 0 0 38 1.5 11 12 -1 0.05691 0 0 -1 0.006252 0 0 -1 -0.07134 0 0 -1 0.05471 0 0 37 0.2817 13 14 -1 0.09301 0 0 -1 -0.07605 0 0
0 5.7 1 2 16 0.5 3 4 -1 0.03543 0 0 9 0.5 5 6 -1 -0.08375 0 0 10 0.5 7 8 -1 0.01658 0 0 32 0.5 9 10 34 1.5 11 12 -1 -0.007416 0 0 -1 -0.0926 0 0 41 -1.513 13 14 -1 -0.01724 0 0 -1 0.1572 0 0 -1 0.003948 0 0
3 11.25 1 2 3 5.75 3 4 -1 0.07732 0 0 7 1.5 5 6 2 7.75 7 8 37 0.7876 9 10 -1 0.1101 0 0 -1 -0.03956 0 0 -1 0.02623 0 0 2 -1.25 11 12 36 14.5 13 14 -1 -0.03198 0 0 -1 0.0125 0 0 -1 -0.06992 0 0 -1 0.1175 0 0
40 -9.665 1 2 -1 -0.09072 0 0 6 1.5 3 4 6 0.5 5 6 8 0.5 7 8 -1 0.005272 0 0 36 5.5 9 10 0 -2.323 11 12 40 -1.186 13 14 -1 -0.09267 0 0 -1 -0.01384 0 0 -1 0.03681 0 0 -1 -0.06173 0 0 -1 -0.002896 0 0 -1 0.0849 0 0
39 0.5 1 2 -1 0.06802 0 0 2 -0.25 3 4 -1 -0.02724 0 0 0 -1.75 5 6 36 5.5 7 8 40 0.4938 9 10 -1 -0.05374 0 0 4 7.25 11 12 -1 -0.03815 0 0 -1 0.01029 0 0 37 0.2817 13 14 -1 -0.04755 0 0 -1 -0.04769 0 0 -1 0.04126 0 0
0 5.261 1 2 16 0.5 3 4 14 0.5 5 6 9 0.5 7 8 -1 -0.08429 0 0 -1 0.008259 0 0 -1 0.09596 0 0 32 1.5 9 10 -1 0.01633 0 0 37 0.2183 11 12 -1 -0.07112 0 0 -1 -0.06153 0 0 36 6.5 13 14 -1 -0.0374 0 0 -1 0.01498 0 0
32 7.5 1 2 31 8.5 3 4 -1 -0.07034 0 0 32 0.5 5 6 34 1.5 7 8 -1 0.008231 0 0 34 0.5 9 10 37 0.2817 11 12 -1 -0.01335 0 0 -1 -0.05671 0 0 9 0.5 13 14 -1 -0.05581 0 0 -1 0.1323 0 0 -1 -0.02347 0 0 -1 0.06705 0 0
40 -9.665 1 2 -1 -0.08695 0 0 6 1.5 3 4 3 5.75 5 6 8 0.5 7 8 -1 0.001605 0 0 -1 -0.03804 0 0 38 0.5 9 10 40 -1.186 11 12 -1 0.08197 0 0 37 0.2817 13 14 -1 -0.001398 0 0 -1 0.08003 0 0 -1 0.08386 0 0 -1 -0.05662 0 0
39 0.5 1 2 -1 0.0641 0 0 18 0.5 3 4 3 5.75 5 6 0 11.76 7 8 -1 0.001219 0 0 6 1.5 9 10 -1 0.04486 0 0 2 6.75 11 12 -1 -0.0668 0 0 40 -2.051 13 14 -1 -0.2148 0 0 -1 0.05566 0 0 -1 -0.05425 0 0 -1 0.03798 0 0
3 -5.25 1 2 -1 -0.07792 0 0 3 -4.75 3 4 -1 0.1147 0 0 37 0.2404 5 6 -1 -0.03205 0 0 38 -1.5 7 8 -1 0.1054 0 0 34 0.5 9 10 -1 -0.02053 0 0 9 0.5 11 12 -1 0.002303 0 0 31 5.5 13 14 -1 0.1111 0 0 -1 0.0005903 0 0
41 -12.94 1 2 -1 -0.04794 0 0 40 4.561 3 4 39 4.5 5 6 4 3.75 7 8 24 0.5 9 10 -1 -0.01411 0 0 41 5.393 11 12 31 2.5 13 14 -1 0.04644 0 0 -1 -0.03288 0 0 -1 0.09724 0 0 -1 -0.005046 0 0 -1 0.0699 0 0 -1 -0.02582 0 0
37 0.6548 1 2 14 0.5 3 4 24 0.5 5 6 31 2.5 7 8 0 -2.323 9 10 -1 0.00365 0 0 -1 -0.04209 0 0 -1 0.02482 0 0 1 -3.493 11 12 -1 0.0861 0 0 -1 0.004125 0 0 40 -3.185 13 14 -1 -0.02891 0 0 -1 -0.07639 0 0 -1 0.0548 0 0
3 11.25 1 2 3 5.75 3 4 -1 0.07454 0 0 7 1.5 5 6 -1 -0.01954 0 0 37 0.7876 7 8 -1 0.1012 0 0 7 0.5 9 10 36 14.5 11 12 -1 0.008558 0 0 40 2.628 13 14 -1 -0.06684 0 0 -1 0.1046 0 0 -1 0.005869 0 0 -1 -0.16 0 0
0 5.261 1 2 16 0.5 3 4 0 11.76 5 6 20 0.5 7 8 -1 -0.08245 0 0 -1 0.0458 0 0 8 0.5 9 10 0 -0.1567 11 12 -1 0.09092 0 0 10 0.5 13 14 -1 0.06429 0 0 -1 0.005306 0 0 -1 -0.0247 0 0 -1 -0.1878 0 0 -1 0.04015 0 0
4 10.75 1 2 40 5.108 3 4 -1 -0.07924 0 0 -1 -0.003857 0 0 4 3.75 5 6 0 9.731 7 8 31 2.5 9 10 -1 0.07813 0 0 3 5.75 11 12 -1 0.07256 0 0 0 6.955 13 14 -1 -0.1709 0 0 -1 0.04243 0 0 -1 -0.03906 0 0 -1 0.0789 0 0
32 7.5 1 2 31 8.5 3 4 -1 -0.06582 0 0 7 1.5 5 6 34 1.5 7 8 7 0.5 9 10 35 1.5 11 12 37 0.441 13 14 -1 -0.009905 0 0 -1 -0.002232 0 0 -1 -0.06666 0 0 -1 -0.1129 0 0 -1 0.05661 0 0 -1 0.003946 0 0 -1 0.1423 0 0
0 -7.723 1 2 37 0.441 3 4 4 10.75 5 6 -1 0.04266 0 0 -1 -0.07862 0 0 18 0.5 7 8 -1 -0.07572 0 0 0 -1.75 9 10 0 11.76 11 12 -1 0.01271 0 0 -1 -0.01403 0 0 -1 0.04748 0 0 2 6.75 13 14 -1 -0.1684 0 0 -1 0.05315 0 0
37 0.441 1 2 14 0.5 3 4 36 5.5 5 6 -1 0.001491 0 0 -1 0.07326 0 0 6 2.5 7 8 0 -7.58 9 10 -1 -0.07652 0 0 -1 0.0698 0 0 -1 -0.07323 0 0 20 0.5 11 12 1 7.35 13 14 -1 0.1016 0 0 -1 0.005472 0 0 -1 -0.04277 0 0
16 0.5 1 2 37 0.6548 3 4 -1 -0.06147 0 0 14 0.5 5 6 -1 -0.01204 0 0 1 -5.748 7 8 0 -2.323 9 10 3 4.25 11 12 -1 -0.01118 0 0 -1 0.08325 0 0 -1 0.007322 0 0 -1 0.05093 0 0 9 0.5 13 14 -1 0.006452 0 0 -1 -0.123 0 0
0 5.261 1 2 16 0.5 3 4 14 0.5 5 6 9 0.5 7 8 -1 -0.07777 0 0 -1 0.006744 0 0 -1 0.09159 0 0 10 0.5 9 10 -1 0.01374 0 0 32 0.5 11 12 -1 0.004561 0 0 1 0.4108 13 14 -1 -0.08693 0 0 -1 -0.02221 0 0 -1 0.08177 0 0
40 -9.665 1 2 -1 -0.07835 0 0 6 1.5 3 4 0 7.569 5 6 8 0.5 7 8 37 0.8284 9 10 -1 0.06049 0 0 0 -2.323 11 12 40 -1.186 13 14 -1 -0.00349 0 0 -1 -0.0625 0 0 -1 0.03368 0 0 -1 -0.0537 0 0 -1 0.001768 0 0 -1 0.07691 0 0
32 7.5 1 2 31 8.5 3 4 -1 -0.0623 0 0 40 4.561 5 6 34 1.5 7 8 39 4.5 9 10 -1 0.01792 0 0 37 0.2817 11 12 -1 -0.009765 0 0 24 0.5 13 14 -1 -0.01896 0 0 -1 -0.05171 0 0 -1 0.111 0 0 -1 0.03985 0 0 -1 -0.02943 0 0
3 11.25 1 2 3 5.75 3 4 -1 0.07023 0 0 7 1.5 5 6 -1 -0.01993 0 0 2 -1.25 7 8 -1 0.09288 0 0 35 2.5 9 10 -1 0.00704 0 0 37 0.1181 11 12 34 0.5 13 14 -1 -0.06021 0 0 -1 0.08451 0 0 -1 -0.1034 0 0 -1 -0.0009288 0 0
4 10.75 1 2 18 0.5 3 4 -1 -0.07461 0 0 0 7.569 5 6 0 11.76 7 8 0 -0.4089 9 10 -1 0.05558 0 0 14 0.5 11 12 2 6.75 13 14 -1 0.004674 0 0 -1 -0.02394 0 0 -1 0.06877 0 0 -1 -0.02206 0 0 -1 -0.1546 0 0 -1 0.05011 0 0
3 -5.25 1 2 -1 -0.07276 0 0 2 -4.75 3 4 31 2.5 5 6 37 0.2404 7 8 -1 0.141 0 0 -1 -0.039 0 0 36 6.5 9 10 38 -1.5 11 12 -1 0.02659 0 0 -1 -0.06392 0 0 -1 0.09667 0 0 34 0.5 13 14 -1 -0.01937 0 0 -1 0.01145 0 0
40 -3.185 1 2 -1 -0.01807 0 0 6 1.5 3 4 36 5.5 5 6 8 0.5 7 8 -1 -0.04315 0 0 4 7.25 9 10 -1 -0.01022 0 0 -1 0.06124 0 0 -1 0.01075 0 0 38 5.5 11 12 -1 -0.1249 0 0 9 0.5 13 14 -1 -0.06557 0 0 -1 0.03977 0 0
32 7.5 1 2 31 8.5 3 4 -1 -0.06052 0 0 37 0.4495 5 6 34 1.5 7 8 -1 0.01327 0 0 -1 -0.00887 0 0 33 7.5 9 10 4 4.75 11 12 -1 0.1305 0 0 -1 0.0161 0 0 -1 -0.05858 0 0 5 7.25 13 14 -1 0.09002 0 0 -1 -0.03906 0 0
39 0.5 1 2 -1 0.0567 0 0 2 -0.25 3 4 0 1.202 5 6 -1 0.002269 0 0 37 0.441 7 8 35 5.5 9 10 37 0.3923 11 12 -1 -0.06418 0 0 36 6.5 13 14 -1 0.1124 0 0 -1 -0.03235 0 0 -1 0.07683 0 0 -1 0.06413 0 0 -1 -0.06638 0 0
40 -9.665 1 2 -1 -0.07379 0 0 41 -16.04 3 4 -1 -0.0568 0 0 2 9.75 5 6 4 9.75 7 8 -1 0.06861 0 0 3 5.75 9 10 -1 -0.05795 0 0 -1 0.00723 0 0 0 3.227 11 12 0 -2.581 13 14 -1 0.02349 0 0 -1 0.006814 0 0 -1 -0.05584 0 0
3 11.25 1 2 3 5.75 3 4 -1 0.06702 0 0 7 1.5 5 6 40 3.659 7 8 37 0.8153 9 10 -1 0.08725 0 0 40 1.162 11 12 -1 0.01715 0 0 -1 0.004514 0 0 -1 -0.0494 0 0 40 -2.051 13 14 -1 -0.07824 0 0 -1 -0.04165 0 0 -1 0.03184 0 0
16 0.5 1 2 32 7.5 3 4 -1 -0.05723 0 0 9 0.5 5 6 -1 -0.05699 0 0 32 1.5 7 8 34 0.5 9 10 -1 0.002013 0 0 -1 -0.0665 0 0 37 0.2183 11 12 37 0.1381 13 14 -1 0.08557 0 0 -1 -0.0174 0 0 -1 -0.07897 0 0 -1 0.06858 0 0
37 0.2404 1 2 34 0.5 3 4 37 0.4248 5 6 40 -0.6615 7 8 -1 -0.07075 0 0 -1 0.02933 0 0 36 5.5 9 10 -1 -0.09914 0 0 24 0.5 11 12 1 2.529 13 14 -1 0.0004557 0 0 -1 0.1173 0 0 -1 -0.01433 0 0 -1 -0.07233 0 0 -1 0.06737 0 0
39 0.5 1 2 -1 0.05358 0 0 2 -0.25 3 4 -1 -0.02086 0 0 41 15.74 5 6 5 -3.25 7 8 2 4.25 9 10 -1 -0.04631 0 0 36 7.5 11 12 -1 0.05572 0 0 3 9.25 13 14 -1 -0.01502 0 0 -1 0.01594 0 0 -1 -0.07287 0 0 -1 0.06191 0 0`;

/** Made by `npm run learn:links`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the words of a link (`wording.ts`) speak for its being meant, in hundredths of log-odds. */
export const wordTable = `bias -262
host 3ds 233
host adherents 207
host app 147
host apply 44
host apps -20
host area 136
host asiointi 87
host ballot 112
host book 108
host ci -225
host click -40
host ct -83
host ctrk 12
host docs -184
host e -54
host espace 72
host firma 1
host foro -24
host git -8
host go 50
host help -202
host id 55
host join 129
host kalpi 410
host konto 181
host link -45
host links 23
host listes -126
host lk 5
host m -168
host mail -27
host meet -201
host mg -3
host mijn 219
host my 133
host n -252
host news -89
host notify 255
host oma 208
host online 54
host opac 50
host parents 30
host password 43
host passwords -154
host portal 164
host r -42
host rota 69
host secure 175
host sede 275
host sign 374
host signer 93
host sso 37
host status -200
host survey -284
host t 11
host url4417 24
host us3 168
host vault -187
host verify 98
host vote 255
host voto 116
host wiki -32
host www -100
own 0 -54
own 00 40
own 000 51
own 0000 -134
own 00000 -132
own 00000000 101
own 00b 237
own a 84
own aannemen 90
own ablehnen -153
own about -254
own abrir 122
own abrirla 341
own ac 330
own accedi 30
own accept 858
own acceso 92
own accord 130
own account 112
own aceitar 384
own aceptar 377
own activar 277
own activate 573
own activer 319
own activeren 270
own activity -74
own adatkezeles -331
own adatvedelem -36
own add -59
own address 60
own adres 320
own adresimi 142
own adresse 122
own adressen 341
own adresu 446
own afmeld -13
own afmelden -54
own agb -112
own agenda -161
own agree 157
own aide -101
own ajuda -61
own aktivalasa 237
own aktiver 293
own aktywuj 225
own akun 219
own all -22
own alla 203
own alle -67
own allow 325
own an 117
own android -149
own anmelden 498
own anmeldung 114
own annehmen 613
own another -164
own apne 233
own app -140
own approve 783
own apri 278
own aprovar 653
own apuntame 320
own aqui 64
own ask -124
own assinar 374
own at -148
own atsisakyti -33
own attiva 343
own au 13
own auth 432
own authorize 252
own autorizar 459
own autorizo 18
own autorizza 251
own avaa 385
own avanmal -39
own avregistrera -31
own avsluta -19
own ayuda -5
own baixar -74
own baja -83
own ballot 219
own banca -38
own bank -1
own bantuan -18
own bar -66
own basket -225
own become 328
own beitreten 489
own bekijk -2
own bekraft 197
own bekrafta 76
own bekreft 257
own belirle 220
own ben -123
own berhenti -268
own bestatigen 433
own bestellung -99
own bevestig 140
own bevestigen 249
own bewerten -6
own bikes -117
own block -263
own blog -29
own blokkeer -18
own bloquear -24
own book -73
own bora 311
own browser -160
own buraya 102
own business -296
own by -117
own can -29
own cancel -278
own cancelar -327
own case 264
own center -238
own change 6
own changelog -58
own charte -44
own chat -22
own chce 108
own check -48
own choose 138
own cie -19
own cik -108
own claim 156
own clave 494
own clic 459
own click 105
own cloudberry -55
own code 336
own codigo 343
own come 80
own como -67
own complaints -24
own complete 228
own compte 6
own conferma 361
own confermo 400
own confirm 638
own confirmar 542
own confirme 417
own confirmer 405
own confirmo 350
own consegna -77
own consent 232
own contact -71
own continue 568
own contrasena 478
own contul 368
own convite 201
own copy -73
own criar 42
own datenschutz -106
own datos -67
own daveti 309
own de -141
own decline -498
own delete -34
own deletion 79
own des -149
own desabonner -451
own desbloquear 64
own descadastrar -201
own descargar -84
own desinscrire -35
own desk -152
own device 228
own dezabonare -3
own die 150
own disiscriviti -136
own dispositivo 347
own do -80
own document 245
own documento 145
own doe 226
own dogrula 404
own dolacz 311
own don -261
own donnees -52
own donner 98
own download -176
own du -16
own dung 342
own dzieci -26
own e 154
own eingeben 243
own email 108
own endgultig 265
own enrolment 110
own enter 554
own entra 468
own entrar 689
own entrer 128
own erase 105
own espace 309
own este 285
own etkinlestir 554
own everything 36
own example 173
own facebook -314
own fees -33
own festlegen 191
own file -250
own find -73
own finish 426
own fiok 116
own firma 516
own first -102
own fler -21
own for 72
own fra -65
own fraud -63
own freeze -378
own freigeben 495
own gate 187
own gec 241
own geef 44
own gerer -38
own gestisci -213
own giris 129
own git -46
own go 369
own godkann 362
own godta 570
own going 239
own good 202
own gor -88
own grant 514
own har 360
own haslo 74
own health -68
own help -261
own her 249
own here 453
own herstel 127
own heslo 293
own het 152
own hier 223
own hoat 80
own how -622
own http 214
own https 116
own hub 353
own hulp -220
own human 190
own huy -63
own hytteboka 57
own hyvaksy 287
own i 154
own ici 116
own ik 149
own il 46
own impressum -195
own imprint -31
own in 147
own ind 9
own indirizzo 321
own inga -8
own inkwell -265
own inloggen 344
own inloggningen 125
own instagram -206
own inte -55
own integritet -50
own intranet -20
own invitation 428
own invito 387
own invullen 139
own is -90
own iscrizione -68
own it 77
own itt -35
own ja 586
own je 135
own jelszot 368
own jetzt 58
own join 592
own kabul 182
own kartu -49
own kata 74
own keep -95
own kelas -36
own kennwort 22
own keys -68
own kich 78
own kiln -22
own kliknac 238
own know -35
own kod 282
own koden 301
own kodu 3
own konto 321
own koodi 231
own koppel 359
own kutsu 132
own kvkk -132
own l 175
own la 115
own lahemalt -52
own larder -8
own le 73
own leave -303
own legal -189
own legales -29
own leiratkozas -118
own less -14
own let 294
own lien 456
own like -285
own line -107
own linea -313
own link 286
own lire -32
own list 110
own lista -79
own ll 121
own lo -47
own lock -300
own log 172
own logga 158
own login 327
own look -143
own loom 46
own loschen 119
own losenord 289
own m 184
own ma 205
own mails -148
own make 49
own manage -49
own mare -11
own masuk 106
own maybe -126
own me 343
own med 131
own mee 71
own meeting -227
own mentions -75
own merge 89
own met 121
own meu 129
own mi 254
own min 350
own mina 295
own mine 342
own minh 7
own minute -9
own mon 81
own more -48
own mot 133
own my 324
own na -26
own naar 284
own name 47
own nao -447
own nastavit 144
own ne -136
own nee -428
own nein -31
own nej -129
own neues 173
own new 71
own newsletter -55
own ngay 114
own nicht -1
own nie -122
own nieuw 499
own nimbus -44
own no -543
own not -417
own note -33
own notes 8
own notice -14
own notificaciones -54
own notifications -38
own now -154
own nu -163
own nytt 345
own o 120
own odber 186
own odhlasit -312
own odjava -73
own off -188
own offer -700
own old -169
own onay 425
own onayla 437
own onayliyorum 174
own ondertekenen 154
own one 367
own online -97
own open 276
own oppna 67
own or -5
own order -16
own osoite 232
own oui 483
own our -65
own out -249
own outlet -115
own ouvrir 417
own over -286
own pa -94
own packing 119
own page 355
own pagina 650
own pair 293
own parola 235
own passe 529
own password 593
own passwort 355
own pasta -63
own pause -40
own pdf -320
own pedido -91
own people -176
own peru -172
own phone 200
own photos -80
own pin 71
own piu -89
own play -155
own please -310
own policy -31
own pomoc -1
own portal 115
own posta -205
own potvrdit 363
own potvrzeni 335
own potwierdzam 458
own pour 268
own poziv 12
own pozvanku 409
own preferences -158
own preferencias -326
own preferenze -84
own prepare 39
own press 20
own prices -48
own pridruzi 166
own prihvati 29
own privacidad -103
own privacidade -84
own privacy -344
own privee -47
own pro -88
own profil -26
own promo -213
own put 14
own qui 206
own rad -33
own raise 47
own read -237
own reading -234
own receber 214
own receipt 56
own rechaza -156
own rechazar -180
own refuse -129
own registro 125
own reject -711
own rejoindre 306
own release 290
own remove -400
own report -254
own reset 323
own restablecer 331
own restore 63
own review 160
own rezygnacja -78
own riconoscere -32
own rodo -139
own rules -178
own s 75
own saisir 166
own sale -152
own salt -68
own sandi 54
own save -91
own saya 268
own scarica -22
own screen 306
own se -75
own seat 163
own secure -36
own security -73
own see -260
own seguir -23
own seite 366
own sekarang 55
own selaimessa -412
own send -106
own senha 517
own set 64
own settings -362
own share -165
own shop -80
own shopping -33
own si 421
own sifre 113
own sign 319
own signer 686
own signing 203
own siguenos -31
own sisaan 350
own site -58
own sivulla 161
own sono 231
own source -310
own sovy -27
own sperren -77
own staging -67
own start 207
own started 226
own statement 161
own status -249
own step 382
own stop -199
own store -150
own straight 342
own strance 255
own strava -19
own strone 254
own stronie 55
own su 149
own suong -128
own supprimer 221
own survey -161
own switch 206
own t -162
own table 247
own tak 86
own take 36
own tamamla 155
own tap 227
own tela 440
own telegram -13
own tell -33
own terms -119
own that 80
own the 110
own there 385
own this 95
own thread -38
own tietosuoja -116
own toque 172
own tour -1
own transfers 27
own trouble -241
own trust 68
own try -42
own tu -169
own turn 195
own tv 17
own twitter -99
own two -396
own type 70
own udaju -57
own uitnodiging 515
own uitschrijven -188
own umfrage -188
own un 9
own unirme 165
own unlock 547
own unsubscribe -386
own up 123
own us -416
own ustaw 389
own uw -48
own vaata -51
own vahvista 274
own valg 405
own validar 407
own valide 130
own valider 190
own van -71
own vao 326
own ver -404
own verificar 51
own verification 75
own verifikasi 308
own verify 495
own vie -62
own view -152
own visa -166
own visit 2
own voir -287
own voorwaarden -80
own voto 43
own w 220
own want 428
own wasn -240
own watch -24
own web -39
own webinar -463
own weiter 360
own what -372
own whatsapp -74
own why -515
own wiadomosci -84
own with -44
own withdrawal 39
own works 224
own writing -177
own www -213
own wylacz -136
own wypisz -150
own x -55
own xac 540
own y 274
own ya 55
own yenile 301
own yes 512
own yo 45
own your -147
own youtube -77
own z -7
own za 151
own zaloguj 607
own zarizeni 14
own zobacz -16
own zu 213
own zugang 268
own zur 336
own в 188
own воити 234
own да 581
own моя 58
own не -190
own пароль 355
own поехали 221
own так 86
own בחירת 252
own חדשה 107
own כאן 76
own סיסמה 96
own ادخال 138
own الدعوه 227
own تاکید 244
own تایید 426
own تصدیق 334
own صفحه 177
own قبول 106
own لغو -63
own میکنم -166
own هنا 343
own کلمه 242
own کی 179
own खाता 389
own गर्नुहोस् 26
own पासवर्ड 282
own बंद -11
own ยืนยันอีเมล 258
own ヘルプ -8
own 一键登录 34
own 下载 -5
own 帮助中心 -13
own 立即激活 214
own 立即验证 116
own 设置新密码 183
own 退订 -147
own 验证邮箱 133
own 가계부 -52
own 가기 124
own 네 397
own 로그인 283
own 로그인하기 223
own 보기 -67
own 비밀번호 315
own 수락하기 319
own 승인 63
own 알림 -29
own 열기 207
own 이메일 518
own 인증번호 115
own 페이지 193
own 확인 136
path aa 97
path aab -39
path aannemen 154
path aaqrxqa 35
path ab 108
path ablehnen -140
path about -66
path ac 120
path accept 585
path acceso 178
path accetta 14
path accord 25
path account 22
path aceitar 233
path aceptar 111
path ack 6
path act 96
path action 186
path activar 295
path activare 167
path activate 448
path activation 51
path activer 51
path ad 106
path adgangskode 57
path af 80
path ajuda -6
path aktivace 237
path aktywacja 142
path allow 365
path alta 12
path am 25
path anmelden 283
path annehmen 245
path ap 190
path api -14
path app 64
path approvals 217
path approve 396
path aprobar 286
path aq 45
path area -57
path as 39
path aspx 113
path attiva 194
path au 56
path auth 239
path authorise 254
path av -41
path avisos -19
path ay 133
path bai -137
path baja -48
path bb 125
path bc 19
path be 188
path bekraeft 343
path bekrafta 408
path bestaetigen 272
path bestaetigung 128
path bevestig 207
path bf 1
path bfa 121
path bfe -137
path bh 147
path bilet 226
path billing -61
path bind 180
path bk 119
path block -49
path blog -119
path blok -2
path bloquear -48
path bm 32
path book -1
path bp 172
path bq -21
path bt 94
path bye 13
path bz 10
path ca 116
path caa 46
path calendario -58
path callback 151
path campaign -45
path cancel -257
path case 11
path cay -74
path cb -25
path cbd 139
path cc 10
path cd 53
path cdd 121
path cdt 181
path ce 87
path cf 24
path cfd 396
path cg -87
path cgi 13
path ch 178
path change -230
path chm 34
path cj 36
path cl 1
path claim 385
path click 25
path cm -16
path co -3
path cod 207
path code 212
path codigo 152
path conferma 219
path confirm 277
path confirma 281
path confirmar 266
path confirmation 274
path confirmer 66
path consent 57
path cont 245
path contact -118
path cq 31
path cr 87
path cs 28
path ct 41
path cw 16
path cwj -23
path da 19
path datenschutz -2
path db 75
path dbb -177
path dc 44
path decline -409
path deny -294
path desbloquear 374
path device 173
path df 154
path dfd 239
path dh -1
path dj -24
path dk 6
path dl 137
path do 48
path dogrula 358
path dolacz 66
path download -203
path dp 13
path ea 58
path ec 71
path ed 40
path edax 129
path edit -127
path ee 58
path ef 69
path eh 182
path eisodos 438
path ej -61
path ek 17
path em 32
path email 132
path enter 299
path entra 298
path entrar 289
path entrer 157
path entry 45
path eob -95
path ep -46
path epivevaiosi 149
path epost 109
path erase 55
path es 52
path etape 37
path ev -120
path ew 79
path ex 21
path expires 55
path export -84
path eyjhbgcioi 59
path fa 18
path faa 231
path fae 87
path faq -143
path fbd 206
path fbf 5
path fc 115
path fe 82
path fees -119
path ff 106
path ffa 138
path ffee 87
path fg 137
path fh 192
path fin -23
path find -153
path firma 16
path first 114
path fj 4
path fjk 239
path fm 148
path fn 34
path fo -8
path fp 51
path fq 39
path freeze -302
path freigabe 194
path ft 51
path ftm 294
path fu -109
path fverify 33
path fy -7
path gb -46
path gh 12
path gi 97
path giris 402
path give 24
path gj 43
path gm -50
path go 167
path godkann 42
path gp 65
path grant 268
path gs -44
path gt -17
path guest 345
path guide -105
path gv 42
path gx 78
path gz 173
path hash 267
path he 60
path hello 300
path help -333
path herstel 65
path heslo 41
path hf -23
path hj -13
path hk -19
path hn -36
path hoat 28
path hold 66
path hp 86
path hq 153
path html 76
path https 5
path human 65
path hv 69
path hw 8
path iau 284
path ic 27
path ics -44
path id -11
path ii 46
path ik 39
path ilmoita -174
path im -33
path in 245
path inbjudan 19
path index 81
path inn 153
path inscription 614
path inv 3
path invitacion 323
path invitation 51
path invitations 129
path invite 252
path invoices -4
path io 16
path iq -56
path issues -12
path it -64
path iw 68
path ja 75
path jb -46
path jelszo 217
path jg 40
path ji 48
path jihuo 346
path jj 174
path jn 12
path join 402
path jp 101
path jt -78
path jw -11
path jx 113
path ka -15
path kakunin 398
path kb 135
path kd 87
path ke -13
path key 157
path keys -39
path kh 107
path kich 42
path kinnita 303
path kirjaudu 103
path kj 16
path kk 128
path klm -21
path klucz 1
path km 84
path kod 277
path kode 174
path kontakt -34
path konto 158
path kq 188
path kt 139
path kw 38
path la 103
path labs 64
path lang 132
path ld 134
path le -141
path legal -1
path lf 78
path lgh 57
path li 85
path lien 115
path lii 81
path limit 97
path link 217
path lista 114
path lk 152
path ll -174
path lnk 15
path lo -103
path lock -12
path lozinka 228
path lqm 208
path lr -5
path ls 47
path lt 13
path lv 212
path lw 39
path lz 174
path magic 371
path mail 19
path manage -21
path map -14
path mc 132
path mdp 46
path meetup -213
path member 211
path menu -80
path mf 36
path mi -14
path mij 133
path min -229
path mja 48
path mk -53
path mm 147
path mn 151
path mon 243
path mq 8
path mu 150
path mv 166
path mx 20
path mz 50
path na -81
path nad 367
path nd 97
path nee -85
path nekp 40
path next 62
path ng 34
path ni -31
path nie -75
path nl -19
path no -252
path nouveau 308
path nova 280
path nowe 113
path np 134
path npb 15
path nr 42
path ns -85
path nt 144
path nueva 103
path nw 115
path ny -177
path nyckel 169
path odbior -6
path odemknout 44
path of 155
path off -98
path ok 289
path ol 6
path on 63
path onay 286
path onayla 156
path once 33
path open 218
path ops 53
path optin 227
path optout -111
path or -194
path order -146
path orders -58
path ordini -6
path os 7
path otp 259
path overeni 70
path overit 32
path oz 80
path pa 75
path pair 183
path password 322
path patron 369
path payouts 156
path pdf -329
path pedido -20
path peru -41
path pf -54
path ph 33
path php 42
path pi -52
path pin 87
path pochta 30
path podpis 213
path pois -24
path pomoc -47
path potvrda 197
path potvrdit 461
path potvrzeni 251
path potwierdz 284
path pozvanka 180
path pp 95
path pr 23
path pref -129
path prefs -19
path prihlaseni 124
path privacy -129
path promo -71
path pt 64
path pu 98
path pw 133
path pwd -80
path py 38
path pz 131
path qa 40
path qcj 55
path qg 115
path qi -3
path qk 77
path qm 220
path qp 9
path qr -17
path qs -96
path qu 176
path qv 51
path ramz 278
path rechazar -156
path recover 39
path reddet -61
path ref 17
path refuse -145
path register 145
path registo 1
path registrace 110
path reject -354
path rel 38
path renew 13
path report -231
path req -67
path requests -5
path reset 338
path restablecer 193
path rid 107
path rl 26
path rn 3
path rp 12
path rq 27
path rt 11
path ru 68
path rv 89
path sair -110
path sandi 92
path scams -12
path securite -146
path security -148
path sek 248
path sessions -222
path settings -166
path shop -27
path si 5
path sid 143
path sifirla 188
path sifre 176
path sig 104
path sign 197
path signature 125
path signin 37
path signup 7
path sim 301
path sj -78
path sk 62
path sl 93
path sm 14
path sn 63
path sp 95
path sperren -101
path spq 128
path sr 50
path src 54
path ss -68
path sso 33
path sspr 19
path st 67
path start 5
path stay -171
path step 97
path stop -168
path store -26
path subscribe 44
path support -52
path tak 239
path terms -231
path the -66
path tietosuoja -74
path tj -70
path tk 18
path tm -98
path to -144
path token 169
path tp 30
path tq 28
path tr 26
path track -139
path tt 70
path tv 106
path tw 48
path tx 70
path txt 186
path ty 82
path ud 66
path ue 56
path ug 158
path uh 40
path uid 58
path ulang 78
path um -194
path unlock 569
path unsub -170
path unsubscribe -164
path up 20
path uq 13
path ur 68
path utm -178
path uusi 499
path uw 162
path uwd -39
path uyc -13
path uz 41
path uzm 215
path va 77
path vahvista 329
path validar 315
path valider 28
path vat 484
path vb -79
path vc 61
path verif 113
path verifica 108
path verificar 218
path verifikasi 57
path verify 356
path vf 186
path vh -15
path via 34
path vk 156
path vorgang 20
path vp 11
path vq 86
path vr 137
path vu 42
path vx 10
path wa 104
path wachtwoord 1
path wake 120
path wallet 22
path wc -17
path wd 30
path wejdz 3
path wejscie 32
path wg 77
path who 43
path winter -17
path wis 27
path wj -4
path wo 165
path wp 2
path wq 134
path wt 89
path ww 212
path wz 25
path xa 11
path xc 99
path xg -39
path xj 148
path xk 34
path xo 39
path xq 201
path xr 15
path xs 118
path xt 80
path xu -48
path xw 10
path yb 71
path yc 136
path yd 74
path ye 94
path yes 231
path yl 92
path ym -73
path yn -27
path yq 128
path yqe 190
path ys 78
path yt 82
path yx 8
path yz 116
path zamitnout -140
path zd -131
path zf -91
path zh 18
path zk 57
path zpl 2
path zq 125
path zr 3
path zs 21
path zt 36
path zv -58
path zx 55
said 0 -38
said 00 -36
said 000 -147
said 0000 -165
said 00000 -89
said 000000 -81
said 0000000 38
said 00000000 -126
said 000000000 -315
said 00000000000 -175
said 0a0 479
said a -3
said ab -18
said ablehnen -97
said abmelden -142
said abra 161
said abre 53
said aby 19
said accept 243
said accepter 387
said accetta 229
said account 32
said accounts -222
said aceitar 131
said aceptar 25
said acesse 170
said acesso 1
said activate 471
said ad 11
said adatkezeles -244
said adatvedelem -33
said add -223
said added -302
said address 273
said adres 297
said adrese 47
said adresi -45
said adresine 95
said adresse 172
said adressen 26
said adresu 7
said afmeld -36
said after -41
said afterwards -381
said agenda -216
said agree 134
said agreement 157
said aici 88
said aide -154
said air -79
said ajuda -239
said akun 3
said alabbi 99
said albo 23
said all -18
said alle -21
said allergens -16
said already -171
said also -334
said alternatively 69
said aluno 271
said am 136
said an 182
said and 30
said android -333
said ange 95
said annehmen 30
said annuler -127
said ansehen -93
said antes -38
said apart 20
said app -166
said appen -57
said approve 128
said apra 10
said apri 470
said aps -29
said aqui 22
said ar 13
said as -107
said asked 83
said at 2
said atsisakyti -11
said att 44
said attendant -23
said au 121
said auf 97
said aufrufen 38
said authorise 120
said authorize 235
said autorizar 371
said avaa 277
said avez 74
said avisos -107
said ayuda -82
said az 314
said bac -19
said baglantiyi 33
said baixa -11
said baja -38
said ban -60
said bantuan -211
said bar -12
said barn -95
said bayar -69
said be 182
said before 68
said ben -178
said berhenti -180
said berikut 278
said bestatige 216
said betalen -11
said bez 217
said bis 287
said bitte 280
said block -49
said blog -239
said board -97
said books -4
said borrow -158
said box -34
said brandt -47
said brno -12
said browser 107
said bu 22
said bukan -314
said button 511
said bv -84
said c -68
said ca 9
said cad -119
said calendario -107
said came 26
said can -37
said cancel -94
said candidates -283
said card -165
said carry 47
said case 44
said ce -12
said ceci 92
said cel 367
said celular 342
said cennik -90
said change -44
said chat -68
said check 32
said chi -8
said choose 198
said cia 334
said cie -27
said cislice 222
said clic 303
said click 153
said clique 30
said clock 68
said close 60
said closed 301
said club -80
said co -122
said code 194
said codice 233
said codigo 227
said collegamento 237
said come -2
said comes 184
said coming -52
said como -67
said compare -42
said completo -4
said computer 267
said concluir 82
said conferma 222
said confermo 348
said confidentialite -38
said confirm 260
said confirmar 314
said confirme 98
said confirmed 325
said confirming -11
said connect -837
said connecter 69
said conoces -30
said consejos -10
said console -48
said consulter 297
said conta 2
said contact -249
said continue 519
said contrasena 211
said contul 145
said convite 100
said copia 318
said copie 135
said correo 93
said could -59
said criar 115
said cuenta 88
said cyn 40
said da 69
said danke 181
said dann -24
said dans 126
said dat 162
said datenschutz -134
said days -83
said de -30
said dear -190
said december -74
said decline -169
said decouvrir -82
said dein 129
said del -121
said delete -228
said deletion -129
said dem 28
said den 169
said der 46
said des -83
said desabonner -14
said desinscrire -114
said desk -89
said di -19
said dias -73
said dichiarazione -117
said did -91
said die 111
said diesen 191
said digite 29
said digiti 158
said digits 151
said direccion 16
said dit 127
said do -16
said docs -322
said document 132
said documents -69
said does 148
said dogrula 228
said download -220
said draft -289
said drop -71
said du -26
said dudas -262
said due -24
said duinn -27
said duong 107
said dziala 95
said editor 50
said een -26
said ei 105
said eich 150
said ein 375
said einmal 213
said eintippen 112
said eintragen -95
said el 17
said eller -7
said em 150
said en 55
said enter 257
said entra 149
said entrar 311
said entre 69
said er 24
said espace 204
said esta 136
said este 50
said et -34
said ett 64
said eur 509
said even 210
said example -89
said expire -198
said facebook -142
said falta 96
said far -43
said fees -22
said feito -144
said fenetre 203
said figures 111
said filled 87
said find -171
said fine 203
said finish 54
said firma 257
said first -54
said fiscal -42
said follow 186
said following 31
said for 34
said forum -260
said four 10
said fragen -59
said free -132
said friend -146
said from -127
said fungua 298
said ga 575
said games -34
said gate 236
said gdpr -16
said geht 214
said gmbh -45
said go 357
said goes 141
said good 136
said h -12
said ha -22
said haben -206
said har 283
said has 5
said haslo 306
said heb -201
said help -252
said her 208
said here 236
said het 89
said hi 82
said hier 82
said hinnasto -40
said ho 111
said hours -111
said how -358
said html -76
said huy -3
said i 104
said ici 199
said icin 362
said ico -49
said if -24
said ignore -119
said ihn 29
said ik 293
said ikke -396
said il 60
said ilk -125
said impressum -214
said in 74
said incolla 349
said inden 32
said indirizzo 247
said information -200
said ingrese 104
said inkwell -152
said inloggen 255
said inne 2
said inserisca 130
said instagram -284
said instead 50
said inte -208
said integritet -44
said internet -249
said into 241
said introduza 19
said invitacion 104
said invitation 248
said invitations -62
said invite -73
said iphone -119
said irhatja 726
said is -46
said isle -196
said isn -89
said issue 101
said ist -313
said it 127
said its 245
said itt 3
said ja 185
said jadwal -50
said je 66
said jesli 265
said jest -103
said jetzt 145
said jizdni -17
said join 172
said jos 56
said june 43
said just -155
said kabul 539
said kadin -51
said kalender -24
said kasse 41
said ke 148
said keine -102
said klik 291
said kliknac 162
said klo 78
said know 25
said kod 119
said kodu 231
said kontakt -55
said konto 256
said krakow -57
said kvkk -93
said l -1
said la 29
said lai 474
said las -16
said le 69
said leave -47
said lees -79
said left 39
said legal -67
said leiratkozas -48
said ler -150
said let 293
said li 32
said liegt 61
said lien 57
said line -39
said link 176
said lire -14
said list -25
said liste -74
said listen -49
said livrare -99
said lo -44
said lockers 65
said login 126
said logs 175
said look -40
said lost 153
said ltd -75
said ma 15
said mai 63
said mail 20
said mails -54
said mais -242
said make 156
said manual -204
said map -144
said march -234
said marquee -204
said mas -64
said me 152
said med 269
said medical 90
said medlem 125
said meg 346
said mei -135
said melden -41
said mentions -43
said met 161
said mi 4
said mientras -73
said min 252
said mina 128
said missed -148
said mon 155
said more -104
said mot 240
said move -22
said mozesz 232
said mult 190
said my 347
said m² 70
said na 124
said nach 503
said nada -177
said nam -23
said name 218
said nao -143
said nase -148
said ne -40
said nebo 54
said needed 177
said neka 228
said neues 249
said never -364
said new 114
said newsletter -175
said next -42
said neznate -147
said nicht -171
said nie -325
said niet -357
said nine -10
said no -109
said noch -3
said non -364
said normas -52
said nos -56
said not -280
said note -187
said notebook -179
said nothing 52
said nove 231
said now -72
said nowe 61
said nr 121
said nu -140
said nueva 190
said number 143
said numero 57
said ny 50
said nytt 359
said o 20
said odkaz 313
said of -20
said off -94
said office 134
said offline -321
said offnen 144
said og -97
said old -35
said olomouc -13
said on 104
said onayla 124
said once 96
said one 211
said ones -250
said online 56
said op 58
said open 290
said opening 162
said oppna 173
said oppure 110
said options -226
said or 6
said order -164
said ore 7
said os 19
said osoitteessa 355
said otherwise -16
said otworzyc 73
said our -218
said out -43
said ouvrez 168
said ouvrir 99
said over -123
said overovaci 59
said ozel 67
said pa 53
said paaset 174
said page 242
said pagina 550
said pani -10
said para 231
said paraphe -1
said parking -141
said pas -98
said paso 120
said pass -155
said passcode 357
said passe 72
said password 106
said passwort 94
said paste 21
said pause -61
said payment -133
said pdf -174
said pentru 103
said people -20
said per 24
said person -116
said personvern -50
said peru -61
said photos -13
said piatek -144
said pick 109
said picture 93
said plak 20
said plan -131
said platbu -39
said please 285
said plover -12
said pm 203
said po 15
said pokud -62
said policy -442
said por 167
said portal 36
said pour 208
said prefer -143
said preferences -234
said press 113
said prestataire -18
said prices -66
said privacidad -47
said privacidade -94
said privacy -303
said proceed 276
said profile 81
said programme -19
said prolonger -10
said promo -333
said pronto 56
said prosze 183
said przepisz 52
said public -631
said puede -143
said put 169
said que -31
said questions -207
said questo 279
said qui 44
said rad 235
said rather -143
said read -287
said ready 21
said recibirlo -69
said recipes -73
said ref 58
said refuse -162
said registraci 118
said release 177
said rendez 508
said reply -87
said report -194
said request 45
said requests -63
said return 23
said review 17
said ri 149
said rider 146
said right -106
said rodo -161
said rua -102
said rules -137
said ry -65
said s -65
said sa 81
said saisissez 160
said salt -33
said same 147
said save -26
said screen 148
said scrivetemi 256
said se 44
said seal 184
said security -2
said see -203
said seguir -92
said seis 5
said seite 261
said sekarang -44
said semaine -57
said semana -265
said sendung -8
said senha 313
said services -50
said ses -128
said sessions -26
said set 147
said settembre -54
said settings -99
said seu 68
said shop -126
said shut -231
said si 130
said sia 147
said sido -61
said sie 220
said sifrenizi 56
said sign 240
said signing 19
said site -112
said siz -165
said ska 176
said skriv 512
said slides -51
said so 281
said sobald 52
said sofort -189
said somebody -49
said someone -139
said something -44
said sorulan 246
said sovy -32
said spam -97
said sperren -89
said srl -64
said staging -252
said star -580
said start 53
said status -140
said stay -131
said stays -117
said step 217
said stop -214
said store -157
said strance 77
said studio -13
said studios -315
said su 213
said subject 77
said subscribers 255
said sul -211
said support -100
said sur 259
said sure 102
said switch 13
said t -197
said ta 18
said tab 262
said tai -94
said take 44
said takes 35
said takk 294
said tambien 177
said tampere -40
said tanto -48
said tap 403
said tapez 231
said tast 177
said tautan 131
said te 199
said team 51
said tecnologia -18
said terima 449
said terms -122
said than 49
said thank 187
said that 238
said the 11
said them 133
said there 30
said these 120
said through 190
said thuc -118
said thursday 57
said ti -171
said ticket -239
said tickets -55
said tienes 52
said tietosuoja -82
said tiktok -35
said times -257
said tips -132
said tl 427
said to -8
said toch -94
said together 431
said toi -77
said token -37
said tonight -117
said torino -104
said track -2
said transcript -73
said trouble -105
said trovi -294
said try -113
said tu -78
said tv -21
said two -149
said ty -95
said type 325
said typing 47
said u 141
said uber 12
said ucun 226
said uitschrijven -26
said ultimo -24
said una 14
said und -195
said under -231
said unless -88
said unlock 36
said uns -133
said unsubscribe -328
said unter 6
said until 57
said untuk 71
said upgrade -215
said us -206
said use 90
said usted -37
said uur 156
said v 83
said va 172
said vale 146
said valid 47
said valider 115
said valido 34
said van -130
said vao 333
said var -48
said varauksen 216
said varet -102
said vault -20
said ve 112
said veckans -14
said vedi -95
said veja -151
said ver -262
said veranlasst -225
said verify 318
said vez 153
said vezi -49
said via -21
said view -320
said visit 106
said visite -101
said visiting 189
said voce -87
said voir -211
said vom -17
said voting 120
said votre 205
said vous -152
said vragen -98
said vul 471
said w 167
said wa 334
said wachtwoord 386
said want 29
said was -236
said wasn -41
said we 26
said web 88
said website -43
said week -181
said what -212
said whatsapp -122
said where 143
said while -441
said why -287
said widerruf -189
said wie -44
said will 95
said winter -49
said wir 14
said with -191
said withdraw -14
said within -96
said work 135
said wpisac 254
said wrong -397
said wypisz -298
said x -119
said xac 480
said y 119
said yardim -54
said yaziniz 240
said yes 217
said yn 136
said yo 43
said you -45
said your -44
said yours 177
said za 58
said zadajte 51
said zamitnout 306
said zaproszenie 175
said zde 168
said zugang 194
said zur 161
said για 240
said και -53
said να 20
said σασ 183
said τησ -71
said το 227
said в -56
said вы -217
said да 168
said для 111
said за 35
said или 374
said на 45
said нас -32
said не -183
said новинки -7
said ні -10
said чтобы 208
said щоб 234
said это 15
said я 291
said як -245
said գաղտնաբառը 158
said את 27
said כדי 191
said לא 38
said סיסמה 232
said الرابط 77
said الرمز 69
said الصفحه 48
said الی 35
said او 207
said ب -167
said زیر 357
said شکرا 291
said فی 90
said لا 51
said ما -73
said معنا -4
said موصول 270
said هنا 62
said کی 43
said کے 44
said पर 334
said में 84
said यह 216
said लिंक 50
said है 654
said করুন -220
said করে -164
said ご本人でない場合は -62
said してください -393
said ヘルプ -27
said 公告 -115
said 利用規約 -5
said 客服 -23
said 帮助中心 -49
said 微博 -7
said 您好 261
said 號 -42
said 請於 232
said 请 370
said 请在 65
said 輸入 212
said 退订 -47
said 네 241
said 눌러 72
said 묻는 -13
said 본인이 -191
said 아래 326
said 안내 -22
said 이메일 278
said 이번 -101
said 입력해 577
said 있어요 25
said 자주 -39
said 제가 -100
said 질문 -28
subject 0 -71
subject 00 -84
subject 000 -26
subject 00000 -9
subject 000000 -15
subject 0000000 43
subject 00000000 -67
subject 0000000000 37
subject 00호 -126
subject 0pm 354
subject a -36
subject aan -42
subject aangifte 454
subject aanmelding -3
subject abholbereit -56
subject aboard 248
subject accept 80
subject acces 75
subject acceso 49
subject access -9
subject accession 67
subject accesso 29
subject account -36
subject accountant 21
subject accounts 39
subject acesso 27
subject acontece -68
subject action 7
subject activa 113
subject activate -73
subject active -34
subject activeer 86
subject address -72
subject adhesion 150
subject adres -259
subject adresinizi -27
subject adresse 22
subject adresu -121
subject af 47
subject al 15
subject alder -29
subject alkaa -44
subject alle -51
subject almost 837
subject alta 81
subject alteracao 174
subject am -9
subject amendment 87
subject anda -85
subject anmeldelink -34
subject api -236
subject application -13
subject appointment -21
subject approval -14
subject approve -10
subject aqui -162
subject are -108
subject area 8
subject arende -18
subject arrive 342
subject arriving -95
subject as -42
subject asked 31
subject asks 12
subject assembleia 169
subject assinatura -14
subject at -31
subject aterstall 34
subject ative 422
subject atkurimas 88
subject au -110
subject auf -5
subject aunt -161
subject auth -239
subject authorise 200
subject automatic -704
subject autoriza 118
subject autorizacion -106
subject autorizza 221
subject autoryzacja -76
subject autoryzacyjny -162
subject az 678
subject b 391
subject back -5
subject backup -89
subject baglantiniz 327
subject ballot 9
subject ban -19
subject bank 29
subject basvurunuz 11
subject be -81
subject bea 90
subject beallitasa -144
subject been -82
subject before -203
subject bekrafta -44
subject below 90
subject belum -455
subject bem 76
subject ben -58
subject bereit -186
subject bergen -22
subject bestatigen -83
subject bestatigt -25
subject bestatigungscode -36
subject bestelling -106
subject bestellung -79
subject beta 255
subject betaling 99
subject bevestig 75
subject bid 153
subject bien -359
subject bienvenue 302
subject bij -55
subject billete -19
subject billing -81
subject bitte 39
subject bizden -11
subject board -158
subject bokningsbekraftelse -80
subject bolletta -94
subject books -25
subject bridge -418
subject briefing -75
subject brindle 154
subject btc 11
subject bu -86
subject by -222
subject c 71
subject call -45
subject card -155
subject carte -28
subject casella -193
subject casi -67
subject cassetta 111
subject celular 196
subject change 56
subject changed -196
subject check -45
subject checking 29
subject choose 239
subject cie 41
subject cifre 318
subject cihazdan -167
subject cikti -307
subject claim 2
subject class -118
subject clave -6
subject cli 80
subject click 21
subject close 31
subject club 95
subject co -264
subject cobalt -8
subject code -93
subject codes -181
subject codice 64
subject codigo -84
subject coletul -57
subject colis -226
subject come 265
subject comment -56
subject como -269
subject compost -89
subject compte 108
subject confermata -55
subject confirm 8
subject confirmada -330
subject confirmation -86
subject confirmed -579
subject confirmee -381
subject conformidad 403
subject connect 162
subject connexion -53
subject consent 459
subject consentimiento 65
subject consultation 29
subject contact 68
subject contract 74
subject contrasena -48
subject contrasenya 93
subject contrato 31
subject convite -2
subject correo 93
subject countersignature 290
subject created -84
subject cuenta -2
subject customer -21
subject czeka -52
subject d 96
subject da -74
subject dagitimda -113
subject dark -29
subject das -85
subject davet -87
subject days -253
subject de -8
subject deed 91
subject deg 128
subject delete -87
subject deletion -9
subject dell -26
subject demande 273
subject dentro -76
subject der -61
subject dewi 239
subject dia -169
subject dig -78
subject digest -438
subject din -56
subject ditt -63
subject do 101
subject documents 59
subject dogrula -9
subject dogrulama -34
subject dokoncete -6
subject donor 112
subject door 135
subject double -423
subject dr -6
subject dropped -102
subject du 25
subject ebok -71
subject ei 179
subject eingeladen 128
subject einmal -78
subject elkeszult -96
subject email 1
subject employee 212
subject en -59
subject endereco -18
subject ends -13
subject engangskod -8
subject enter -89
subject entra 18
subject entrada 133
subject er -257
subject erositsd 203
subject esqueceu -20
subject esse 399
subject est -68
subject esta -140
subject et -159
subject etkinlestirin -82
subject etre -148
subject every 251
subject example -73
subject expires 160
subject explained -145
subject facture -197
subject failed -110
subject fake -887
subject faktura -181
subject falta 95
subject familias 44
subject faster -291
subject fatura -184
subject ferrous 96
subject ferry 101
subject figures 41
subject finish 35
subject firma -38
subject forgotten -155
subject forum -61
subject freight -18
subject friend -512
subject from -127
subject fur -48
subject fv -54
subject fw 163
subject fwd 132
subject gateway -130
subject gazette 160
subject geandert -107
subject general -520
subject get -25
subject gift -315
subject giris -59
subject give -432
subject gmt 158
subject godkann -165
subject godkend 199
subject going -95
subject grazie -106
subject grupo -280
subject gullwing 55
subject hai -74
subject hand -22
subject har -35
subject has -7
subject hasi -43
subject haslo -207
subject hat -106
subject have -79
subject health 209
subject here 144
subject hesabini -56
subject hesabinizi -189
subject het -50
subject heti -124
subject historia -65
subject hoat 65
subject hoje -116
subject hold 98
subject hour -133
subject household -91
subject how -405
subject human -54
subject iceride -23
subject id -80
subject identity -30
subject ihr 9
subject ihre -44
subject ihren -32
subject il -75
subject imogen -25
subject in -59
subject inbjudan 189
subject inbjuden 32
subject inbox 31
subject indirizzo -18
subject ini -7
subject inloggen 90
subject inloglink 203
subject inside 18
subject instructions -195
subject insurance -116
subject invitado 83
subject invitation -110
subject invoice -309
subject is -188
subject iscrizione -13
subject issue -453
subject ist -68
subject it -36
subject ja -102
subject jahresrechnung -245
subject jak -279
subject je -28
subject jednorazowy -16
subject jednym 101
subject jelszo 48
subject jobs -40
subject join -65
subject josephine -72
subject jour 146
subject jouw 263
subject juni -64
subject juniper -39
subject jusu 270
subject k -118
subject ke 30
subject keeper -84
subject kennwort 32
subject kettle -20
subject kich 31
subject kiln 16
subject kinnita 61
subject kirjaudu 31
subject kit -5
subject kl -514
subject klar 170
subject klik 81
subject kod -2
subject kode 63
subject kodun -28
subject konfirmasi 59
subject konta -62
subject konto -10
subject koodilla -63
subject kuitti -43
subject kvitto -104
subject ky 111
subject la -18
subject lagi -70
subject last -151
subject le -69
subject lease -38
subject ledger 168
subject left -248
subject les -6
subject let 113
subject library -52
subject licence -65
subject license -67
subject liegt -101
subject lien 144
subject lige -97
subject ligt -139
subject like 3
subject linde -55
subject line 558
subject link 36
subject lisbon 22
subject loc 170
subject lodestar -3
subject log 176
subject logbook -98
subject logga 70
subject login 22
subject logowania -113
subject logowanie -241
subject loi -12
subject los -119
subject losenord -8
subject lucia 51
subject lumen 59
subject ma -108
subject magic 120
subject mail 85
subject mails -482
subject main -125
subject mar -91
subject mara 207
subject mars -57
subject masuk 122
subject match -27
subject may -105
subject meddelande 268
subject meeting -19
subject mei 389
subject member -12
subject members -95
subject membership 4
subject mentioned -143
subject merge 5
subject mes -174
subject message -14
subject met 97
subject meter -399
subject mi -96
subject midnight -505
subject mieszkanca -11
subject mijn -47
subject mil -114
subject miles -5
subject minutes -151
subject mit -88
subject modifie -115
subject moi 7
subject month -12
subject moving 146
subject ms -186
subject museum -616
subject na -24
subject name 50
subject nearly 144
subject needs 186
subject neue -149
subject neues -46
subject never -37
subject new -135
subject nhap -26
subject nieuw -117
subject nieuwe -204
subject nieuwsbrief -41
subject night 205
subject niin -29
subject nimbus -77
subject no -105
subject noch -55
subject not -105
subject notification -13
subject nouvel -63
subject nouvelle -161
subject nova -61
subject november -265
subject novy 143
subject nr -9
subject nuevo -29
subject number 16
subject numero 193
subject nuoroda 98
subject nuovo -85
subject nytt -73
subject nº -39
subject objednavka -13
subject obnova 2
subject obnoveni -73
subject oct -41
subject october -17
subject octobre -11
subject octubre -300
subject od -104
subject odalys 123
subject of -30
subject off -168
subject og -149
subject ohne 74
subject ok 137
subject oktober -38
subject on -63
subject onay -9
subject onaylandi -233
subject one 38
subject online 38
subject ont -271
subject op -4
subject open -19
subject operator -115
subject orchard -41
subject order -162
subject orderbekraftelse -204
subject ordine -12
subject otp -188
subject ottobre -157
subject our 212
subject out -334
subject owl 115
subject pa -36
subject pacco -373
subject paczka -202
subject page -3
subject paket -234
subject pakket -12
subject palavra 206
subject palun 43
subject pan 104
subject para -2
subject parcel -193
subject parent 133
subject parking -9
subject parola 32
subject parolani -46
subject paso 21
subject passe 11
subject password -37
subject passwort -32
subject pasta 39
subject patvirtinkite 323
subject payment -138
subject payout 53
subject payroll -79
subject payslip 45
subject pdf -38
subject pedido -224
subject pengesahan 349
subject per -46
subject petit -20
subject photo -98
subject pit -1
subject pixelpond 2
subject please -33
subject pm 549
subject points -158
subject police -155
subject policy 7
subject polisa 172
subject popular -405
subject portal -122
subject portalu -165
subject posta -21
subject potvrzeni -246
subject potwierdz 194
subject pour -19
subject poziva 299
subject pr -133
subject pra -267
subject pregunta -164
subject prenotazione -85
subject press 297
subject preview 194
subject prijavu 108
subject prisijungimo 36
subject priya -17
subject production -105
subject psst -17
subject purchase -87
subject q0 -141
subject que 4
subject questions -9
subject quick 105
subject quillfeather -269
subject quote -7
subject rail -275
subject rate -151
subject ravi -178
subject re -273
subject reading -91
subject ready -3
subject rebrand 16
subject receipt -158
subject rechnung -107
subject records -27
subject recovery 115
subject referencia 191
subject referto 331
subject registo 7
subject registro 14
subject regisztracio 6
subject reimposta -2
subject reinitialiser 7
subject rejestracje -260
subject rejestracji -74
subject reminder 56
subject remont -57
subject renews -38
subject replacement -98
subject replies -396
subject reply -245
subject report -60
subject request -4
subject reset -11
subject resident 13
subject results 95
subject resumo -534
subject returned -479
subject reunion -59
subject ricevuta -99
subject right 456
subject ro 360
subject room 27
subject round -157
subject ruche 40
subject run 19
subject s -61
subject sa 64
subject sahkosopimuksesi 179
subject saiu -89
subject salasana 31
subject salt -400
subject se -44
subject seal 157
subject seat 182
subject seats 141
subject second -217
subject security -34
subject see 98
subject seguir 91
subject seguridad 34
subject sender -291
subject sendung -123
subject seni -51
subject september -143
subject service -380
subject set 84
subject settlement 42
subject seus 6
subject seven -120
subject share 6
subject shared -101
subject shop -86
subject si 126
subject sie -5
subject sifirlama 15
subject sign 66
subject signature 43
subject signing 88
subject sinu -66
subject siparisiniz -13
subject six -55
subject skipass 134
subject slow -59
subject snart 26
subject soci 81
subject som 47
subject something -76
subject sowa -126
subject spot -82
subject spring -56
subject staging 6
subject starting -109
subject statement -106
subject stromavbrott -58
subject student -62
subject studio -144
subject su 32
subject sua 4
subject subscription -6
subject sud -44
subject sulla -17
subject summary -527
subject sunday -134
subject supplier 133
subject suppression -53
subject szamlaja -26
subject table 64
subject tack -25
subject tahlil 155
subject tap -49
subject tau -85
subject te 102
subject tek -38
subject television 39
subject temporary 81
subject terkunci 165
subject tern 46
subject test -106
subject texted 27
subject thang -127
subject thank -44
subject that -176
subject the -16
subject thibitisha 221
subject thing 43
subject things -172
subject this -32
subject three -9
subject thursday -106
subject ti -80
subject ticket -58
subject tickets -16
subject tidepool 18
subject tidewater -300
subject tiegħek 162
subject til -6
subject tilauksesta -123
subject till 31
subject time -158
subject to -3
subject toi -37
subject ton 65
subject tonight 41
subject totp -64
subject transfer 69
subject tres -55
subject tu -41
subject tue -364
subject tuesday -236
subject tuoi -335
subject two -130
subject twoje -19
subject txotx -35
subject ty -213
subject ucet 147
subject uhr -138
subject uitgenodigd 299
subject uks 67
subject ulang 205
subject un -29
subject una -31
subject undangan 124
subject undelivered -175
subject unlock 37
subject unterwegs -258
subject untuk 207
subject unusual -274
subject up -62
subject update 110
subject upgrade 322
subject usd -6
subject use 10
subject used -10
subject user 218
subject v 82
subject v0 -375
subject vahvista 7
subject validez -27
subject van 40
subject vault -20
subject vence -98
subject verificacion -32
subject verification -26
subject verified -238
subject verify -56
subject vertrag -107
subject via -127
subject video -113
subject vient -4
subject view 33
subject vincula 356
subject virtual 96
subject voor -67
subject vorgang 75
subject vos -126
subject vote 175
subject voting 253
subject voto 214
subject votre -33
subject vous -2
subject vpn -48
subject vs 423
subject waiting 153
subject waitlist 469
subject want 24
subject wanted -248
subject wants 43
subject war -77
subject warehouse -156
subject warning -214
subject was -144
subject water -781
subject way 68
subject wed -69
subject week -544
subject weekly -400
subject welcome -253
subject where -270
subject while 444
subject why -49
subject wie -124
subject wiki -133
subject windows -29
subject winter -113
subject wirklich -174
subject with -35
subject without -105
subject word 346
subject working 104
subject workspace -20
subject x -302
subject y -60
subject ya 71
subject yapildi -45
subject yeni -44
subject yola -31
subject you -42
subject your -46
subject yuk -55
subject z -362
subject zamowienie -206
subject zapis -221
subject zasilka -30
subject ze -70
subject zeby -87
subject zmiane -286
subject zugang 18
subject zum 5
subject zure 166
subject για -133
subject επιβεβαιωσε 1
subject νεα -17
subject συνδεσμοσ 183
subject ваш -99
subject ви -25
subject для -72
subject и -115
subject имеила 105
subject келтіру 128
subject не 106
subject почту 25
subject с -175
subject чек -36
subject қалпына 108
subject құпиясөзді 60
subject ձեր 262
subject רק 193
subject שלך -50
subject خطوه 8
subject رقم -219
subject رمز 94
subject رکنیت 24
subject شب 174
subject فی -65
subject مفتاح 255
subject کد -166
subject कोड 156
subject छ 240
subject तपाईंलाई 5
subject तैयार -2
subject है -80
subject మీ 468
subject ตั้งรหัสผ่านใหม่ 112
subject 期 -177
subject 重設您的密碼 176
subject 기기 -25
subject 다시 183
subject 달렸어요 -3
subject 댓글이 -39
subject 로그인 143
subject 상품이 -149
subject 새로운 -189
subject 안내 -46
subject 주세요 -17
subject 초대했습니다 12
subject 확인 103
~own αιω 254
~own βαι 158
~own βεβ 94
~own δια -46
~own δικ 107
~own ημε -44
~own ιβε 52
~own ιμα 58
~own ιωσ 23
~own μαι 275
~own οδο 676
~own ορι 678
~own ορρ -108
~own πιβ 9
~own πορ -15
~own ρασ -87
~own ави -9
~own авк -66
~own адм -14
~own али 9
~own аро 176
~own ати -1
~own вер 73
~own вои 53
~own вст 36
~own вхо 200
~own від -171
~own дит 131
~own дпи 205
~own дре 379
~own дтв 434
~own ени -4
~own ере -12
~own еха 167
~own игн -11
~own иня 930
~own кон -37
~own кти 172
~own лат -1
~own мов -288
~own нов 154
~own нут 249
~own одп 189
~own оех 50
~own оит 291
~own орі 75
~own отр -14
~own пер -116
~own пло 633
~own под 144
~own пое 16
~own пол -67
~own пом -19
~own при 55
~own рди 255
~own рес 1
~own рін 93
~own сат -35
~own тив 97
~own ткр 133
~own тор 30
~own тпи -46
~own тра 513
~own тро -271
~own тур -64
~own тьс -107
~own ути 111
~own уюс 329
~own хал 5
~own ься -85
~own юся 172
~own նել 188
~own איש 249
~own בחי 2
~own גיש -17
~own דשה 40
~own חדש 25
~own חיר 14
~own ייה -17
~own יסמ 8
~own ירת 4
~own כני 342
~own לאי 134
~own ניס 164
~own סיס 2
~own סמה 1
~own פוצ -73
~own קלי 536
~own שור 101
~own שימ -25
~own ابل -11
~own اشت -104
~own الا -207
~own الد 235
~own اول -15
~own اکی 307
~own بری 381
~own تاک 9
~own تصد 52
~own تعل -6
~own تعی 250
~own تفع 328
~own حجز -17
~own دخا 3
~own راک -46
~own ساع -143
~own شتر -1
~own ضغط 96
~own طاو -7
~own علم -1
~own عنا -20
~own عیل 215
~own عیی 148
~own فحه 58
~own فعی 123
~own قرا -50
~own لدع 5
~own لمه 1
~own میک -15
~own وصی -169
~own ویت -55
~own کید 21
~own گاه -37
~own یید 242
~own یین 44
~own खात 137
~own गर् 17
~own त्य 307
~own पास 157
~own यता -17
~own याप 117
~own र्ड 77
~own र्न 1
~own लें 23
~own वर् 37
~own सत् 44
~own सवर 17
~own होस 4
~own ाता 169
~own ासव 8
~own ुहो 2
~own ोले 28
~own ्या 15
~own ஏற் 356
~own த்த 641
~own றுக -21
~own ற்க 182
~own ுக் -34
~own นยั 112
~own นอี 117
~own น้า 94
~own ยัน 77
~own ยืน 48
~own รหั 270
~own หน้ 44
~own หัส 104
~own อีเ 28
~own ันอ 15
~own ีเม 7
~own ืนย 4
~own เมล 2
~own いパス 61
~own しいパ 101
~own よくあ -22
~own を入力 202
~own を完了 218
~own を見る -271
~own を開く 364
~own グイン 330
~own ページ 140
~own ログイ 130
~own ワンタ 24
~own ードを 218
~own 一键登 248
~own 不再接 -2
~own 了する 108
~own 信停止 -97
~own 入力す 63
~own 入力画 489
~own 再接收 -85
~own 冻结账 -8
~own 力する 23
~own 力画面 288
~own 助中心 -74
~own 即激活 68
~own 即验证 202
~own 完了す 67
~own 完成驗 200
~own 定する 448
~own 帮助中 -38
~own 成驗證 113
~own 招待を 365
~own 接受邀 459
~own 接登录 37
~own 新しい 2
~own 新密码 65
~own 書類を 10
~own 本登録 432
~own 權政策 -13
~own 消訂閱 -11
~own 激活账 339
~own 直接登 59
~own 确认页 352
~own 私權政 -12
~own 立即激 61
~own 立即登 427
~own 立即验 102
~own 置密码 505
~own 置新密 39
~own 認して 157
~own 認する 429
~own 认页面 189
~own 设置新 23
~own 证邮箱 173
~own 配信停 -99
~own 键登录 118
~own 隱私權 -6
~own 验证邮 89
~own 개인정 -36
~own 락하기 142
~own 로그인 9
~own 밀번호 106
~own 비밀번 131
~own 수락하 127
~own 수신거 -71
~own 습니다 358
~own 신거부 -46
~own 용약관 -27
~own 이용약 -3
~own 인정보 -60
~own 인하기 17
~own 입력하 179
~said 000 -82
~said url 332
~said ατα -25
~said βαι 204
~said βεβ 36
~said εβα 14
~said ημε -3
~said ηση 67
~said ιβε 26
~said κλη 346
~said νοι 63
~said οδο 229
~said οπο 139
~said πλη 777
~said ποι 40
~said χρη -35
~said авк -161
~said адр 449
~said алу -37
~said анк -1
~said анц -3
~said ати -130
~said ваи 128
~said вин -11
~said выи 189
~said вів -65
~said гра -69
~said дит 468
~said дкр 453
~said дтв 396
~said ени -5
~said ете 19
~said зің 381
~said ист -30
~said ите 139
~said ити 304
~said ить -162
~said ков -55
~said лас 186
~said лок -30
~said мен -54
~said ниц 179
~said нци -344
~said обы 137
~said ово 1
~said огр -63
~said оит 144
~said омо -39
~said опл -111
~said ост -31
~said отк 156
~said пар 191
~said пер 44
~said пис -146
~said пла -10
~said пом -4
~said про -42
~said пус -26
~said сли -76
~said сну 237
~said ста -31
~said сто 76
~said стр 12
~said сыл 9
~said ткр 105
~said тра 153
~said цен -378
~said іль 195
~said іңі 6
~said աբա 211
~said աղտ 103
~said առը 47
~said բառ 9
~said գաղ 1
~said ելո 516
~said կել -41
~said אות 77
~said הקל 297
~said הרת -17
~said חלו -220
~said יסמ 73
~said כתו 250
~said לות -30
~said נגי -12
~said סיס 53
~said סמה 26
~said פוצ -159
~said צהר -9
~said שור 186
~said שות -3
~said שימ -137
~said תוב 106
~said ابط 125
~said ادخ 339
~said ارد 355
~said الع 10
~said الم -23
~said اکی 101
~said بری 29
~said تاک 60
~said جدی 167
~said دید 33
~said راب 98
~said راز -8
~said راک -57
~said رید 305
~said شتر -46
~said شکر 74
~said شیر -10
~said عمل 215
~said عنا -42
~said لال 67
~said لتا 125
~said لرس -42
~said لصف 31
~said لیه 16
~said مسا -18
~said مکن 178
~said هها -1
~said وصل 308
~said وصی -188
~said کتب 105
~said کنک 26
~said کنی 101
~said یمک 3
~said یمی 22
~said खोल 234
~said लें 39
~said वीक 283
~said स्व 3
~said ीका 4
~said ्वी 12
~said ্যা 310
~said உறு 80
~said றுத 82
~said ுதி 24
~said ்து 11
~said กรุ 92
~said ด้า 50
~said ที่ 208
~said นที -240
~said นยั 23
~said นล่ 9
~said พิม 226
~said มพ์ 80
~said มือ 25
~said ยัน 45
~said ยืน 27
~said ระบ 379
~said รุณ 325
~said ล่า 1
~said ะบบ 158
~said ิมพ 3
~said ุณา 86
~said เป็ -3
~said ახე 231
~said います 227
~said い場合 -20
~said えがな -102
~said お心当 -89
~said からも 61
~said が押せ 24
~said きます 282
~said くある -89
~said こちら 168
~said ご入力 787
~said します 181
~said ない場 -66
~said のペー 103
~said よくあ -58
~said を入力 139
~said を開い 205
~said ガイド -2
~said グイン 139
~said ジを開 83
~said ページ 174
~said ログイ 20
~said ージを 46
~said 下列網 19
~said 下網址 20
~said 下链接 153
~said 人操作 -251
~said 以下網 19
~said 以下链 109
~said 信停止 -123
~said 入力し 387
~said 入力画 251
~said 入覆核 527
~said 分鐘內 60
~said 分钟内 410
~said 利用規 -1
~said 到浏览 90
~said 制到浏 88
~said 力画面 157
~said 助中心 -93
~said 即可领 -2
~said 可领取 -5
~said 后即可 -21
~said 后失效 408
~said 問い合 -3
~said 地址复 5
~said 址复制 25
~said 填入下 629
~said 复制到 58
~said 完了し 171
~said 小时内 648
~said 帮助中 -59
~said 当たり -152
~said 心当た -116
~said 新しい 26
~said 本人操 -178
~said 本登録 431
~said 株式会 -63
~said 活后即 -10
~said 用規約 -21
~said 登録を 97
~said 系客服 -14
~said 联系客 -40
~said 覚えが -300
~said 輸入覆 233
~said 選以下 132
~said 配信停 -116
~said 鈕無法 -13
~said 開いて 1
~said 隱私權 -16
~said 验证码 597
~said 點選以 35
~said 개인정 -43
~said 객센터 -27
~said 고객센 -2
~said 내려받 -65
~said 려받기 -21
~said 수락하 248
~said 수신거 -5
~said 습니다 118
~said 신거부 -17
~said 인정보 -86
~subject 000 -94
~subject 00月 -87
~subject egħ 35
~subject għe 7
~subject ieg 1
~subject tie 4
~subject ħek 9
~subject αγη -111
~subject γοπ 96
~subject ενε 55
~subject εργ 7
~subject ικο -61
~subject ιση 386
~subject παρ -40
~subject προ -69
~subject ργο 126
~subject ρια -31
~subject υγο -167
~subject ака -183
~subject амо -33
~subject ане -8
~subject анн 116
~subject аст 563
~subject аяв -1
~subject бин -11
~subject бор 94
~subject вер -26
~subject вка -21
~subject даи -42
~subject емо 65
~subject енн -77
~subject ера -43
~subject ерд -44
~subject ере -5
~subject зак -585
~subject зая -1
~subject иин 291
~subject ини -23
~subject ите 22
~subject лос 92
~subject ман 13
~subject мар -28
~subject маш -55
~subject ник -36
~subject нка 271
~subject нни 8
~subject нов -8
~subject ове -118
~subject одп -122
~subject оло 220
~subject ото -208
~subject оше -31
~subject про -133
~subject рас 106
~subject рег -108
~subject сво -65
~subject сте -378
~subject сто 8
~subject тел 42
~subject тер -11
~subject тив 349
~subject чен -106
~subject чты -362
~subject шен -26
~subject ідт -7
~subject יסה 34
~subject ישו 85
~subject נוי -47
~subject שור 25
~subject ابک -1
~subject اذا -9
~subject ارش -14
~subject ارک -11
~subject ازی 351
~subject الع -16
~subject الم -3
~subject الی -257
~subject تاح 225
~subject خول -88
~subject دخو -23
~subject رور -3
~subject سفا -5
~subject طلب -36
~subject عدد -13
~subject فار -1
~subject لاس -52
~subject لخا 444
~subject لمر -18
~subject نجا -42
~subject तुम 476
~subject तैय -31
~subject निम 221
~subject मेल 352
~subject यार -19
~subject र्ड -37
~subject र्त -25
~subject ैया -1
~subject ्ता 479
~subject য়া 400
~subject த்த 69
~subject ండి 186
~subject ของ -58
~subject นขอ -67
~subject ล้ว -72
~subject แล้ -87
~subject ება 291
~subject ვენ -12
~subject სვლ 186
~subject შეს 6
~subject いてい -43
~subject お願い 115
~subject が届い -33
~subject こもれ 6
~subject ご注文 -194
~subject ご確認 -19
~subject します 123
~subject ついて 118
~subject につい 20
~subject に招待 184
~subject のお願 87
~subject のご確 -54
~subject の招待 -5
~subject の認証 -14
~subject への招 -4
~subject ました -178
~subject めぐり -54
~subject らのロ -24
~subject イン用 69
~subject コード -28
~subject システ 64
~subject ステム 47
~subject パスワ -10
~subject ムパス -35
~subject メール -18
~subject 了して -32
~subject 信箱驗 65
~subject 光相册 -25
~subject 名のお 86
~subject 員信箱 110
~subject 契約書 174
~subject 子發票 -62
~subject 子郵件 134
~subject 完了し -12
~subject 届いて -2
~subject 已开具 -1
~subject 已變更 -58
~subject 录确认 -3
~subject 待が届 -1
~subject 您的密 42
~subject 您的电 -8
~subject 您的订 -29
~subject 手続き 202
~subject 拾光相 -19
~subject 控制台 -67
~subject 文番号 -123
~subject 新しい -106
~subject 會員信 32
~subject 注文番 -102
~subject 活您的 111
~subject 激活您 17
~subject 电子发 -6
~subject 登录控 -55
~subject 登录确 -11
~subject 的电子 -4
~subject 的登入 234
~subject 的登录 -15
~subject 的订单 -99
~subject 知らせ -49
~subject 票已开 -3
~subject 箱验证 122
~subject 設您的 1
~subject 請確認 11
~subject 证您的 -6
~subject 邮箱验 35
~subject 録のご -41
~subject 電子發 -119
~subject 電子郵 7
~subject 验证您 -2
~subject 验证码 -54
~subject 验证邮 -29
~subject 달렸어 -34
~subject 렸어요 -18
~subject 습니다 -147
~subject 인증번 -58
~subject 인증코 207
~subject 증번호 -23
~subject 증코드 43
~subject 초대했 7
~subject 했어요 -70`;

/** What the words of a mail speak for its having such a link, in hundredths of log-odds. */
export const mailTable = `bias 21
0 -23
00 -97
000 -90
0000 -45
00000 -80
000000 -80
00000000 -37
000000000 -3
0000z 23
000원 -73
00a 201
00c -188
00c0 47
00e0 115
00h 211
00s -195
00x 464
00時間 -10
00까지 -6
00월 -123
00일 -109
0a 28
0hb 50
0k0 506
0kq0 -117
0pb -44
0pm 517
0th -7
0wq -109
0zz 313
0분입니다 -119
0일 149
aanslagnummer 334
abbestellen -421
abbiamo -181
aberystwyth -232
abholcode -193
abmelden -505
abo 188
aboard 73
abonnement -77
about 43
above 45
abra 152
abraco -66
abrazo -125
abrir 174
abuse 233
aby 121
ac 583
accept 927
accepted -436
account -5
aceitar 403
achterberg 101
acompanhe -31
acte -73
action 6
activar 192
activate 422
activer 248
activity -196
acuerdo 35
add -102
address 134
adeyemi 187
administratorem 156
adoszam 32
adres 205
adresse 84
adressen 148
adresu 162
af -162
affected 65
afmeld -114
afmelden -270
after 54
afternoon 98
again -49
agree 248
agreement 133
ahoj -36
aici 152
airways -178
ako -21
albo 302
ale -250
all -120
alla 69
alle 51
allt -65
alone 00 -178
alone 000 -134
alone 0000 -107
alone 00000 -93
alone 000000 -31
alone 0000000 -292
alone 00000000 -20
alone 000000000 -238
already 300
am -152
amendment 225
amount 25
an -19
anche -132
and 73
anden 49
andern -421
andre -131
android -194
angefordert 102
anmeldung 64
annehmen 277
anneke -545
another 234
anouk -11
anselmo 205
antes -29
any -13
anything -267
aparelho 2
apne 22
appelez -116
applicant 124
application 108
approve 731
apra 387
apres -2
apri 147
aprire 70
aqui 328
arba 31
archivos -6
are 183
aren -367
arrived -164
arrives -108
as 25
asiakas -216
asiakaspalvelu 73
ask 48
asked 124
asks -27
assinar 342
assistenza -11
association 28
astoria -51
at -22
ata 49
ate -245
atsisakyti -224
att 48
atta -83
attached -164
attest 85
attiva 336
au -203
audio -64
auf 55
aufrufen 52
aug -260
auki 172
auth 84
authenticator -208
authorisation 73
authorise 294
authorised 14
authority 199
authorize 342
auto -285
autorizar 848
autorizza 303
autoryzacyjny -407
avant 3
ave -101
avec -115
avez 85
avisos -496
avregistrera -456
avsluta -207
away -104
b -61
b0 369
ba0 590
back 59
bag -488
baglanti 109
baglantiya 296
baixa -51
baja -162
ban -175
banco -172
bank -31
banking -208
barcode -14
barn -34
basalt 135
bay 38
bayar -85
bd -183
be 73
beatrix -1
because -40
been -10
begins 133
beides 647
bekliyor 196
bekrafta 37
bekreft 28
beni 326
bent -67
berg -385
berhenti -241
berlaku 66
berths 1
bestel -23
bestellung -113
beta 195
betaal -98
between -325
bewerten -169
bey 100
bez 197
bien 119
big 57
bilet -94
billet -55
bills 220
bin 7
bird -2
birth 349
birthdays 70
bis 76
bleibt 156
block -17
blvd -231
bone -302
booking -29
borne -206
bot -447
botao 150
both 88
boton 413
bouton 36
box -150
br -316
bramble -217
branch 116
brauchen 93
brief -291
bring 71
bringing -30
browser -30
bt00 -24
budget -214
bugun -110
build 16
bukan -119
bulan -286
buna 16
buni -128
buonasera 99
buradan 52
but -17
button 707
by 115
bylo -186
c 35
ca -125
cad -41
caisse -364
calendar 36
call 76
callback 224
calls -187
cambio -138
came 98
can 14
canal -90
cancelar -204
cancellami -139
cannot 36
card -180
cardiff 51
caro 70
cartao -292
carte 31
case 21
caso -240
ce 159
cele -179
cellar -86
cena -32
cererea 197
cesta 220
cette 167
cg -1
change -251
changes 45
chara 96
characters 234
charges 35
chce 106
check 40
checking 243
checkout -212
checks 117
chegou -8
cher 8
chiesto 115
chiffres -53
choisir 81
choose 46
ciao 40
cifre -275
cijfers -103
cik -98
cinco -68
cinemas 541
cislo -131
cles 174
clic 260
click 286
climbing 340
clinica 87
close 298
closed 441
closing -168
cluj -437
cnpj 86
co 87
codes -364
codice -92
codigo 10
codul -22
coffee -89
colis -250
college 145
come 3
comes 138
comment -825
commission 372
community 149
como -228
completare -58
complete 438
compostela -81
con -8
conferma 192
confermare 107
confirm 357
confirma 59
confirmar 291
confirmation 79
confirme 68
confirmed -314
confirmee -135
confirmer 75
conforme 310
cong 119
consejos -29
consulter 23
contact 44
continue 377
contrasena 141
contrato 172
contul 43
convite 299
coop 68
cooperativa 20
copia -4
copie -40
corn -234
correo 190
could -93
council 440
count 7
countersign 36
counts -50
coupon 59
credit 272
crew -84
criar 245
cs -189
cua 104
cuando 14
cuenta -93
customer 90
czerwca -300
czesc 176
d 29
d0 52
d00 -29
da 50
dai -37
dairy -60
dall -87
dans -228
darse -81
das -2
dass 203
data -56
date 143
dates 133
days 91
de 14
de000000000 -44
dear 61
debit -102
debug 32
december -14
declaration 385
default 177
deg 92
deixa -712
del -24
delega 204
deletion -78
delivery 37
della 373
demande 311
den -8
dengan 65
denne 171
dental 491
deposit 179
der 158
des 44
desabonner -157
descarga -36
desconto -102
desk 24
dev -202
device 290
devon 255
deze 17
di -53
dia -41
dias -19
dic 117
didn 110
die 76
dies 1
diese 40
diesen 198
dig 216
diga -68
digit -162
digital 12
digits -52
din 39
dinner 64
direccion 187
direct -67
discord 559
discount -104
disiscriviti -79
display -555
dit 10
ditt -56
dix -101
dla 124
dns -180
do 19
doc -56
dock -124
docs 93
document 227
documents -227
dog -128
dogrula 629
doi -132
don -40
donde -33
done 127
dort 109
dossier 104
double -184
dr 127
dra 253
drink -218
dropped 153
du 28
dublin -85
duinn -489
duong 230
dura -264
duty 288
e -37
early -273
ee 363
een 120
eerste -5
ef 64
eg -68
ei 736
eight -317
ein 36
eine -230
eingabe 4
eingeben 123
einladung 149
either 296
ekipa 226
el -8
ele -88
electricity -254
elif -91
eller -93
elm 246
email -12
emberfall -344
emergency 374
en -59
energia -80
enlace 466
ens -341
enter 104
entered -52
entering -350
entra 348
entrar 221
entre -147
entrega -228
entrez 225
erreserbatu -29
es 7
escribiendo 2
espera 54
est 35
estao -45
estas 174
este 106
estimada 43
et 66
eteint 57
etes -153
etienne -16
eu -44
euro -60
event -128
ever 209
everywhere -106
exam 59
example 275
exchange 57
exit -242
expira 33
expiram 86
expire 22
expires 185
export -135
express -42
ext 457
extraordinary 229
facebook 258
failed -75
faire -594
falta 165
family -142
far -28
fare -78
fatura 51
faturaniz -123
fee 31
fees 170
femke 192
figures 434
fila -53
final -104
find -195
fino 58
firefox -146
firma 90
firmare 273
firmware -320
first 24
fl -248
flat 75
flight 187
floor -154
fois 38
folio 283
foljer -176
for 98
fore -16
forge -199
form 300
formulaire 211
forum -186
foundry 59
four 260
fr -38
fragt 52
frau -8
fredag -191
free -7
freight 106
friend -43
from -3
front -84
ft -417
fungua 1
fur 62
g00 -117
ga 131
gabinet -1
gang 418
ganger -133
garden -25
gareth -91
garibaldi -319
gb 2
gdansk 166
gdynia -28
geachte 95
geandert -116
geehrte 330
geen 257
gentile 34
gerade -119
gerat 87
gethin 102
getting -106
gift 52
gilt -64
girilmek 95
girin 105
give 228
given 132
go 102
godz -97
grant 109
gratis -61
groet 37
grown -385
grus 211
guests -51
gultig 171
gunvor -168
guten 48
h -72
had 298
half -359
hall -44
hallo -20
halua -115
halyard 43
happens 456
happy -94
har 350
harbor -56
harbour 145
has 88
hasn -200
hasta -94
have -51
hawn 110
hb -257
hej 19
helbidea -2
hele -168
helsinki 294
her 21
here 266
herr -97
heure 42
heures 8
hg -89
hi -35
hier 241
hisobni -209
ho -10
hogy 165
hoje -106
hola 90
hold 344
holding 233
home 32
hora -12
horas 86
hotel 299
hour -85
hours -108
house 300
how -155
hoy -102
hr 572
hrb 48
https -102
huy 195
i 20
iban -261
ich 54
ici 25
icin 346
icinde -66
ico 203
id -156
if 12
ignora 338
ihn 19
ii 41
ik 232
impressum 127
imprint 44
in -17
inc 35
ind 114
indirim -95
indirizzo 528
info -207
ingelogd -637
ini 120
inloggning 310
ins 29
inscription 178
inscrita 240
inserisci -151
instead 120
insurance 21
interest 197
interno 179
into -167
invitacion 806
invitation 508
invite 39
invito 46
invoice -37
invullen 299
ip -157
ipad -98
irja 163
is -11
island -14
isn 129
issue -87
issued 103
ist -85
istanbul -65
it 16
items 127
its 97
itt 119
j -37
ja 31
january -30
jasur 144
je -17
jean 9
jedno -165
jednorazowy 165
jei 190
jesli -136
jest 71
jeudi 109
jij 407
jobs 104
joining 336
joka -248
jonas 204
jours 116
ju -246
jualan 12
juin -130
june 92
juni -92
juniper -134
jure -26
jussara 127
jusu 57
k 59
ka 325
kabul 334
kadar 47
kare 169
karta -437
kas 151
kassan -148
kata 597
katso -72
kc -14
kd 75
ke -109
kedves 199
keine 6
kelas 326
kept 70
kerjuk 181
kerran 32
kerro -38
kettle -161
keypad -65
kft 131
kind 41
kirtasiye -89
kl -41
klaipeda 11
kleine -266
klick 556
klik 282
knappen 176
knop 335
kod -15
kodu -43
komisyon 28
kommer -433
kommit -63
komputerze -235
konto 119
kontot -102
konya 217
kr -79
krs 199
ktore -438
kun 197
kupon -240
kvkk 140
kwh -208
l 82
la -5
lam 270
lane -6
lange 42
langganan -22
lanken 35
lapa 90
lapses 21
larch -297
large 37
larkfield -4
lascia -231
last -208
late -102
lattice 946
launcher -204
law 56
le 52
lease -17
leer -83
left -96
legal -76
lei -20
leiratkozas -86
les 64
let 57
letter 13
letters -27
level -308
li 132
library -1
libreria -82
licence -106
licensed -64
licensing 312
lidz -61
lien 624
lift 679
liga -362
ligger 12
like -37
liko 111
lindqvist -124
lines -168
link 495
linkedin 16
linket 10
linkki 84
lisboa 131
list -65
listrik -7
livraria -92
livro -36
ll 75
llamanos -123
llc -115
llp 52
lo 20
lobby 62
local -64
localhost 89
location -68
locked 5
locker -68
log -71
login 64
logowania -70
loja -87
londrina -8
long -251
loobu -129
look -68
los -242
loschen 81
love -259
lower -69
ls 31
ls0 23
lumen 121
m 14
m0 166
ma -123
machine -83
made 205
magic 91
mahaia -63
mai 196
mail -62
mailadres 10
mails -179
mailvoorkeuren -17
main -111
maj 39
manage -85
maps 166
mardi -138
marguerite -171
marina -64
market 68
marktplatz -127
marque -24
marrow -99
mars -178
marz -19
mas -10
masz -133
match -361
matricula 218
matter 87
mayor -556
mb -180
me 153
meal 422
med 159
medical 119
medlem 248
meeple -338
meg 79
mejlet 87
member 124
meme -1
mensagem 174
merino -60
mersis 31
mes -248
message -78
mevrouw 95
midnight -151
miejsca -122
mijn 31
mila -3
milano 36
mill 190
min -58
minden -99
mine 122
minut -68
minuta 91
minute 15
minuten -85
minutes -164
minutter -9
mirador -203
missed 1
mn -81
mobile -302
mobility -222
mochten 340
modulo -62
moet 153
moi 34
moin -24
mon 155
monday -366
monouso 111
month 73
more -115
morning 16
moss -17
mossgate -388
mot 70
moth 76
motion 57
move 70
moved 86
moves 229
mrs 151
mt -121
mu 23
multi -45
museum -96
mute -264
my 195
mygtuka 272
n 70
na 143
naar 490
nach 199
nachricht 259
nagon -127
nakup 14
nam 26
nantes -67
napisal -280
nappia 123
nas -227
ncua 95
nearly 36
necesitamos 224
need -127
needs -6
neem -373
neighbour -97
nej -190
nekdo 329
nel -107
nelle -52
network -465
networks -226
neuen 346
neues 129
never -183
new -18
newslettera -197
next 18
ng -512
nice -796
nicht 116
niets 20
nif 1
night -64
nm 188
no 11
nobody 271
noe 5
nombre -146
nome 203
noor -137
norte -68
northgate 205
not 47
nota -19
notaria 190
notices 495
notifications -114
nous 84
nouveau 84
nova 44
november -16
novembre -40
now -93
nowe 152
nr 7
nr00 329
nueva 62
numarali -166
number -27
numero 33
numeros -317
nummer -41
nv 28
nytt 255
o 115
ob -59
oboje 46
obra 229
ocen -196
och 150
ocr -53
od -192
oda 369
odhlasit -201
odjava -86
odkaz 363
odnosnik 1
of 33
off -60
offer -44
offers -184
office 52
oficina 221
og -37
oggi 143
oi 122
okazji -196
oknie -53
olan -78
oldalon 34
oldalt 257
oldmail 178
om 76
ombord -113
on -38
onay 53
onayla 599
once 71
one 100
ones -241
online -44
onze 21
op 105
open 87
opens 102
oppna 145
oppure 550
options -340
or 52
order -279
orders -121
ore 124
os -45
others -321
otok 123
otp -509
otvorite 306
otworzyc 50
ou 51
oude -75
our -24
out -54
outdoor 1316
ouvert -115
ouvrez 114
over -82
own -24
oy 79
oyelaran -18
p 107
p0 -34
pa 114
pacote -1
page 370
pages 186
pagina 460
paid -137
paina 87
paket -65
palomitas 358
pan -159
pani 61
panie -23
paper 145
par -24
para 185
parcel -308
park 168
parking -299
parola 332
parte -24
pas 17
paseo 24
passcode -198
passe 135
passkey -122
passport 75
password 124
past -203
patchbay -116
paused 136
pautan 80
pay 70
payments -401
pdf -145
pedido -11
pedidos -305
people -143
perdidos -3
peregrine 372
pershendetje 41
person 28
personnel 53
personvern 159
peru -121
pet -227
phone 59
phones -20
photo -51
php 39
piano 118
piatek -95
picked -502
picture -80
pidio -22
piece -101
pin 10
pittsburgh 300
piu -269
pix -284
pixel -263
places -88
plan 76
plate -142
plati 93
platna 369
player 523
plaza 85
please -83
plus -156
plusieurs -27
pm 47
po 71
pod -40
podras 78
points 50
politica -18
polizza -141
pomoc -290
portal 90
portland 140
post -57
posta 15
posted -26
pottery 73
potwierdzam 545
potwierdzenia 127
pozdrav 106
pozvanku 233
pr 66
pracownia -9
praha -223
preferences -201
preferencias -642
premiere -377
prenota -7
prepare 233
prescription -134
prescriptions -108
press 164
prezado 40
price -37
prihlasujete 82
prihvati 12
prijali -55
print -439
printed 12
prints 54
privacidad -10
privacidade 142
prix -208
priya 5
pro 60
program -111
project 55
prompt -26
prophylaxe -47
prosim -70
prostor 344
prosze 294
protection 131
protocolo 232
proxima -229
przepisac -60
przez -218
przychodnia -39
przycisk 33
puis 82
punch 43
qr -444
quai 54
que 190
quem 111
questions -48
queue 250
qui 123
quiero -153
quorum 25
r -13
race -230
rail 36
ran 54
rasa 112
rate -101
rb -253
rcs 84
rd -100
reached 292
reaches -223
read 55
reading -155
real 193
really 236
recebemos 65
receive 155
received -259
receiving -65
recordamos -143
ref 51
referencia 23
registered 102
registering 74
registo 60
registrace 96
registry 55
regon 278
regulamin 9
reja -45
rejoindre 32
reklamace -59
remboursements 115
remember -336
reminders 260
remote -214
rendez 258
renew -17
renews -250
reply -12
report -20
request 112
requests -339
reserve 54
reserved -349
reset 43
resta 15
restee -252
resultados 16
return 371
returns -52
revenue 149
review 112
ride -223
rien -179
ring -18
rio -109
river 19
road 13
roma -154
rookery 193
room 184
rouge 240
row -3
rua -31
ruben 28
rufen -65
s -83
sa 51
sa00 -101
sabado -121
sac -24
safety 29
sahkan 190
sai -334
sair -90
saisie 49
saiu -60
salasanan 32
sales 240
salud 257
sam 11
same 74
sans 118
sante 466
santiago -33
sao -63
sas 122
sat -98
satamatie 266
saturday -89
sau 269
save -101
sayin 227
says -327
sc000000 -180
scade 218
scadenza -254
scale -56
scam -688
schedule 47
schon 163
screen -140
scrivi -15
sea -108
season 125
seats -175
secretaria 9
secure -154
security -145
sede 116
see -27
seeds 242
seen -74
sehr 58
seit -298
seite 12
semaine -1
semana -36
senast 89
send -187
sendung -10
senhor 3
sent -24
senza 161
sept -46
serial -24
services -13
servizio 76
sessions -15
set 169
settembre -129
settings -206
seu 145
seuraava 187
seven 101
sevilla 165
share -89
shared -337
shed 238
shop -38
shops -83
short -103
show -34
shut 228
si 73
sie 56
sifre 224
sign 121
signature 174
signer 1
signing 4
signup 56
sina -144
since -205
sind 84
single 72
sinu 16
sinun 123
siparis -78
site -69
sivulla 8
six 36
size -48
sk 106
skickat 24
skip 452
sku -169
skyway -7
slips 4
small -236
smart -25
sms -132
so 77
socia 81
soir 18
sola 82
solveig -55
son -78
sono -49
sonra 165
sourdough 72
sovellukseen -478
soy 131
sp 32
span -237
spend -151
split 80
spoke -565
st -48
staff -138
stand -57
stands -105
star -274
start 177
station -4
stato 21
stay 73
ste -58
step -64
steps -170
sti -138
stockholm -3
stoli 35
stop -83
straight 26
strance 575
strandvejen -266
stranicu 99
street 73
studio 93
subject 35
subject 0 -144
subject 00 -158
subject 000 -45
subject 0000 -44
subject 000000 62
subject 0000000 -113
subject 00000000 -66
subject 000000000 -64
subject a -16
subject aboard 241
subject about -364
subject accept 31
subject acces 268
subject accesso 224
subject account 66
subject accounts 174
subject activate 237
subject adres 252
subject adresse 185
subject and -61
subject api -226
subject app -317
subject appointment 354
subject approval 284
subject approve 30
subject ar -56
subject ardent -33
subject are -134
subject at 211
subject au -70
subject autorizza 20
subject ballot 20
subject bank 479
subject been -250
subject bekraft 341
subject bekrafta 98
subject below 40
subject bevestig 375
subject bij -45
subject bitte 352
subject board -56
subject bola -15
subject btc 276
subject camino -133
subject can 124
subject card -282
subject change -91
subject changed -268
subject cie 16
subject cihazdan -297
subject cikti -148
subject click 325
subject co -141
subject code -188
subject codes -313
subject codice -39
subject codigo -251
subject coletul -97
subject collect -173
subject com -232
subject confirm 341
subject confirma 5
subject confirmation -48
subject confirme 127
subject confirmed -138
subject confirmez 113
subject connect -47
subject contrasena 121
subject corkboard 36
subject customer -199
subject da -163
subject dein 182
subject del -94
subject denboraldia -7
subject dewi 74
subject die -77
subject din 28
subject ditt -125
subject do 89
subject dogrulama -63
subject du 26
subject e 64
subject elkeszult -31
subject emberfall -276
subject employee 1
subject en -296
subject enclosed 248
subject entrega -119
subject er -416
subject es -137
subject est -312
subject expired 768
subject export -156
subject fake -374
subject finish 143
subject for 14
subject forgotten 32
subject fresh -166
subject friend -55
subject from -289
subject fur -79
subject game -317
subject geandert -8
subject giris -81
subject give -272
subject hesla 173
subject het 49
subject historia -284
subject how -144
subject hungry 56
subject i -121
subject id -163
subject identity -181
subject ihr -47
subject ihre -216
subject il -78
subject in 7
subject inlogcode -20
subject invited 355
subject is 26
subject issue -1
subject jak -268
subject jednorazowy -166
subject jelszo 374
subject join 662
subject jusu 144
subject kak 420
subject kampung 85
subject kc -140
subject kiosk 17
subject klik 179
subject kr -9
subject l 184
subject la -25
subject letter -185
subject link 422
subject lisbon 148
subject locked 689
subject logga 133
subject login 246
subject ma -431
subject member 456
subject my 375
subject na -260
subject nearly 138
subject needed 81
subject neues 204
subject new -31
subject nieuwe -168
subject november -547
subject nowego 92
subject number -249
subject o 105
subject objednavka -78
subject off -34
subject on -9
subject onaylayin 43
subject one 120
subject online 89
subject op -494
subject otp -21
subject our -294
subject pa -314
subject paczka -552
subject paddle -20
subject pakket -250
subject password 287
subject payment -275
subject per -240
subject plata -135
subject please 108
subject pm 379
subject police -639
subject potvrdte 306
subject potvrzeni -20
subject potwierdz 31
subject prijata -84
subject purchase -114
subject r 134
subject re -176
subject ready -44
subject receipt -50
subject request 108
subject reset 126
subject room 400
subject sa 99
subject salasana 166
subject saskaita -144
subject screen 300
subject se -216
subject secure 330
subject service -174
subject set 322
subject seu -161
subject shared -174
subject si 22
subject sign 13
subject sim -162
subject skein -113
subject skipass 153
subject start 245
subject statement -9
subject step -29
subject subscription 71
subject sunday 17
subject tap 457
subject te 233
subject television 227
subject temporary 138
subject texted 589
subject thank -236
subject thing 211
subject ti 242
subject til 45
subject tilauksesta -85
subject till 132
subject time -197
subject to 27
subject ton 94
subject transfer -238
subject tu 43
subject tuo -230
subject uctu -119
subject user 280
subject v0 -362
subject va -23
subject vahvista 128
subject verifica -19
subject verification -269
subject verified -295
subject verify 243
subject vorgang 157
subject w 329
subject wants 118
subject warning -171
subject was -483
subject week -477
subject what 42
subject working 49
subject yapildi -176
subject you 84
subject your -71
subject z -366
subject zaloguj 18
subject вас 109
subject подтвердите 633
subject איפוס 159
subject שלך -164
subject みなと信用組合 637
subject パスワード再設定のご案内 241
subject 受付番号 133
subject 기기 66
subject 본인확인 80
subject 안내 -57
subject 인증번호 -170
subject 주세요 252
subject 초대했어요 86
subscribed -76
sudah -9
suite -365
sulla -9
summa -554
sun -96
sundial -169
support 24
sur 73
sure 249
survey -398
svar -20
sveika -7
switch -86
syota 253
system 351
szanowna 25
szia 269
t 53
tab 129
tablet 12
tack -72
tagen 278
tai 20
take 62
takes 3
takip -169
takk 50
tannery -170
tap 507
tapez 62
tarde -55
tau -37
tautan 284
tax 6
te 18
team -173
teatro -270
teknopark -87
tel 45
telecom -39
telefon -14
telefono -266
telegram 12
telephone -24
tell -60
tempo -56
ten -45
ter 21
tere 103
terima 226
terms 68
terrace -115
teslimat -50
tessera 63
test -172
text -180
tez -73
than 17
thank -40
that -107
their 41
them -176
then 28
theo -34
these -182
they -175
thing 120
things -225
three 63
thursday -8
ticket -166
tickets 98
tide -33
tidewater -21
tie 54
tied 174
tien 64
tiene -311
tilaus -165
tilisi -70
time -66
tippen -244
tisza 212
tisztelt 275
tn 27
to 7
tobb -17
today 52
todo -27
tom -53
tombol 42
tonight 191
top -289
topic -294
toque 182
total -131
tout -423
track -242
tragen -182
tres -141
tried -79
trukket -91
try -166
trying -14
trykk 22
tsh -83
tu -177
tua -300
tuesdays -484
tun -156
turned -27
tutaj 128
tutto -321
tuyo 28
tv 36
two -36
tx 45
ty -5
typing 57
u 104
uab 21
ucet 137
udlober 106
uhr 10
uid 30
uitnodiging 240
ul -46
umfrage -404
umorder -243
unconfirmed -591
und -31
under -99
union 175
univ 127
unknown -541
unlock 65
uns -223
unsubscribe -331
upisite 58
ups -198
ur 78
url 24
usa 102
usd 89
use -16
used -229
usenirsen 204
ustaw 78
ut -58
utca 10
uudiskirjast -96
uusi 416
uy 154
uygulamadaki -174
uzerinize 9
v 53
vahvista 255
valer -142
valid 1
valider 165
value -9
vanhenee 258
vantara -148
vao 122
var -181
vat 54
vault 204
ve 113
veces -179
vence -83
ver -225
verder 153
verfolgen -106
vergeben 288
verification -126
verify 230
verwendungszweck -189
vezi -245
vi 43
via -85
vier -217
view -317
viewing -199
vil -6
vill 307
visar -40
visit 93
visita -97
visitas -135
voce -258
voir -220
von -88
voor -3
vor -63
voting 17
votre -134
vragen 151
vs 195
w -99
wa 319
walk -139
walnut 606
want 123
wants -13
warst -170
was -160
wasn -70
watching -11
way -53
ways 156
wazny -27
wd 96
we -20
web 77
website -321
wed -353
week 10
weer -137
weir -2
welcome 68
well -67
westmarch -550
wewe -451
what -22
whatever -131
whatsapp 187
when -136
where 72
which -131
who -9
whole -46
wi -49
window -343
windows -132
wir -49
wird 354
with -45
within 52
without 87
won 24
work -8
worker 162
working 220
works 92
workspace 266
would 98
wpisac 21
wpisz 149
wren -204
wrong 54
www 160
wypisz -370
x000 -66
xac 23
xk00 -108
xx -8
y 10
ya 94
yannick 288
yayincilik 238
yaziniz 72
yazmaniz 94
year -21
yes 453
yet 264
yhteensa -48
you -85
your -108
yours 259
z -55
zadar -113
zahlernummer 194
zaprasza 35
zaterdag -395
ze 70
zet 77
zeynep -138
ziffern -101
zimmer 52
zmienione -19
zonder 79
zrt -67
zu -55
zugang 18
zum 15
zur 327
zurich -49
zurucksetzen 77
~000 -42
~00分 65
~00年 -45
~00時 101
~00月 -158
~00的 -381
~0分以 -31
~0分钟 151
~0時間 168
~egħ -53
~għe -11
~ieg -3
~ipア -6
~pアド -52
~url 252
~αιο -218
~αιω 475
~αστ -158
~δια -229
~ειν 256
~εση -87
~ησε 66
~θεσ -287
~ισχ 273
~λου 102
~μαρ 336
~ματ 92
~μοσ 75
~οιν 59
~σχυ 102
~τρα -527
~ада 227
~ади -354
~адр 220
~ает 186
~аит -197
~ака -69
~аме -67
~ана 173
~анд 347
~ани 32
~анн 1
~арт -404
~аст -157
~бол -21
~бра -33
~вии 167
~вна 23
~вод 324
~дал 219
~дет -16
~дит 87
~дкр 92
~дре 5
~дтв 22
~ели 122
~жар 342
~жми 44
~зак -114
~зыв -233
~иде -124
~иди 221
~ико -29
~ило -103
~ира 74
~иса -350
~ист 341
~ите 178
~каз -121
~ков 118
~лав -89
~лат -4
~лек -12
~лке 255
~мар -56
~мит 67
~наж 56
~нар -257
~нат 95
~ная 121
~нен -220
~нет 129
~ниц 288
~нят 283
~обр -280
~ови 33
~одн -143
~оит 454
~оме -44
~ота 46
~оти 204
~отр -158
~пер 73
~пет 63
~про 9
~раз 143
~рам 47
~рди 27
~рив 12
~рии 115
~роб -38
~рое 336
~сил 205
~ски -229
~скр -108
~сле 14
~сов -107
~ссы 302
~ста 35
~сто 12
~стр 45
~тае 139
~тал 108
~тан 142
~тат -28
~тел -52
~тем 71
~тен -7
~тив 322
~тка -175
~тор 178
~тпи -239
~тра 91
~тро -57
~уча 26
~хме 29
~ход -138
~чен -72
~чер -257
~чин 149
~чит -50
~шен 323
~шит -115
~ыст -285
~ютс 146
~անա 597
~հար 30
~ուր -310
~בקש -142
~ודע 27
~חיר 445
~יסמ 56
~כני 198
~נוי -263
~ניס 29
~סיס 2
~רטי -252
~שור 314
~ابل 30
~اره -82
~ازه 587
~اضا 207
~الا -108
~الح 10
~الخ -27
~الش -8
~الو -141
~اهی 31
~ایت -37
~بری 39
~تاح 476
~تان -139
~تای 141
~تفع 185
~جدی 120
~حتر 208
~خال 162
~خصو 250
~دخا 25
~دخل -191
~دید 824
~راب 159
~راک -187
~رای -366
~رسا -67
~سای -191
~صوص 80
~صیه 13
~علی 183
~عمل 112
~لات -81
~لبر 8
~لدع 223
~لرا 423
~مرو -86
~مسا 549
~مست 46
~میک 57
~واح -28
~وری -243
~پیو 207
~یتو -4
~یله 292
~یون 54
~ییر -147
~अनु 134
~खोल 299
~गता -24
~तान -1
~द्य 52
~निम 82
~नुर 95
~भुग -20
~यक् -165
~रिय -133
~रोध 63
~लें 83
~ष्ट 6
~स्व 162
~िंग -360
~ुगत -3
~ुरो 12
~ছেন 13
~ড়া 260
~তান 115
~নভী 26
~নার -159
~ভীর 8
~াতা 2
~ানভ 1
~டது -217
~த்த 322
~ார் 182
~ுத் 192
~்டத -298
~ుంద -284
~్ష్ 25
~ของ -360
~ดอย -388
~ที่ 191
~ท่า 181
~บัญ -2
~ผ่า 23
~พิม 309
~มพ์ 53
~ระบ 84
~รับ -66
~รือ 130
~ล่า 430
~วัน -270
~องค -24
~ัญช -226
~ันน -105
~ั้ง 71
~เตอ -112
~่สม 57
~დებ 479
~ក្ន 179
~ក្រ 76
~ចុច 21
~ដើម 5
~តំណ 1
~いたし -35
~いてい 100
~お入れ -132
~お客様 -11
~お届け -527
~お送り 177
~から0 301
~きを受 -41
~こぐま -44
~こちら 288
~ことは -10
~ご入力 47
~ご利用 -182
~ご注文 -65
~ご確認 -189
~さいま -33
~したの -104
~そよか 124
~たしま -25
~たりの -207
~てくだ 34
~できま 94
~にあり -83
~の変更 -29
~は00 -99
~はこち -159
~は不要 -76
~は区別 -105
~ました -160
~みなと 59
~よかぜ 188
~らから 32
~りがな 37
~をいた 48
~を押し 13
~を見る -386
~を開く 235
~インが -257
~イン画 227
~コード -3
~サービ 186
~システ 74
~ステム 90
~スワー -50
~タイム -51
~テスト 5
~ト株式 15
~ドをご 149
~ドを入 -49
~ネット 35
~ノート 189
~ページ 741
~ボタン 129
~メール -22
~ルアド 111
~ワード -34
~ンがあ -61
~ンタイ -5
~ン画面 26
~ージを 101
~ート株 32
~ービス 11
~ーポン -51
~ールア 15
~下のボ 277
~下方按 352
~下記の 29
~下面的 306
~也可以 622
~亲爱的 -166
~令和0 115
~们收到 137
~你加入 377
~使用一 78
~信停止 -90
~入力す 149
~入力画 577
~入覆核 469
~入驗證 60
~出申請 47
~分以内 -167
~別され -4
~到了您 84
~力画面 303
~和0年 2
~変わり 78
~尊敬的 446
~小时内 598
~工作人 -133
~式会社 32
~录验证 153
~後這組 -45
~您加入 235
~您未提 7
~您本人 -238
~您正在 -161
~我们收 104
~技有限 -43
~提出申 22
~收到了 20
~文字は -2
~文番号 -72
~新しい 245
~新设备 -203
~旅行社 80
~時間以 187
~暗証番 -389
~有限公 -2
~期限は 500
~杭州市 200
~注文番 -81
~浙ic 256
~理有限 -10
~登录验 27
~登録の 50
~码将在 -94
~科技有 -72
~管理有 -60
~結帳時 -12
~認して 78
~請點選 183
~证码将 -53
~路二段 347
~輸入覆 148
~輸入驗 2
~输入验 164
~送りし 27
~這組驗 -22
~選以下 50
~配信停 -180
~鐘後這 -2
~間以内 11
~限公司 -82
~面輸入 333
~頁輸入 111
~頁面輸 53
~願いし 504
~餐饮管 -7
~點選下 355
~됩니다 7
~마치시 11
~본인이 5
~었습니 -194
~이라면 27
~이지에 115
~인이라 48
~지에서 89
~초대했 249
~페이지 96
εδω 87
κωδικοσ -177
να 217
το 195
банк -13
без 166
в -187
г 123
день 423
е 358
и -121
из -497
или 106
на 53
не -306
откроите 47
письмо 170
у -27
щоб 366
או 76
אחת 518
את 179
בשעה -157
כאן 397
מוקד -274
שלום -25
שלך -76
الخصوصیه 16
الزر 659
الساعه -303
او 40
اپ 18
بعد 11
به -82
روی 100
صفحه 72
طلبک -340
عشر -102
عند -115
عود -251
فی -4
هل -382
پیوند 31
کی 169
अंक -587
अनुरोध 34
आज -413
ईमेल 18
करने 350
नहीं 171
पर 386
पुणे 102
भुगतान -4
यह 84
ये -86
আপনার -171
তানভীর 23
দিতে 2
ఖాతా 403
మీ 73
თქვენ -369
さん -399
三浦 122
上海 -130
佐伯 -105
分钟内有效 -92
取消訂閱 -395
号 -53
嗨 140
地址 340
常見問題 -33
您好 -38
您的账号 480
接受邀请 367
日 -33
时间 -19
月 -139
有効期限 -97
様 133
电话 1
請於 539
订单号 -215
退订 -507
配信停止 -383
金額 -33
電話 151
가입 -227
고객센터 273
공동현관 -445
그냥 201
넣어 -436
눌러 92
담당자 370
더 -29
로그인 8
마치시려면 77
발신 230
버튼을 265
보기 -10
본인이라면 5
상품이 -403
새 79
수 158
수락하기 34
수신거부 -38
숫자는 416
아래 379
안내 20
알려 -392
알림 -426
오늘 -22
유성구 209
을지로 -68
이번 -59
입력 12
재설정 354
전용입니다 134
주식회사 52`;

/** Trees (`forest.ts`) about what is known of a link (`features.ts`), that add up to its log-odds. */
export const treeTable = `3 5.25 1 2 0 1.534 3 4 0 -3.265 5 6 39 1.5 7 8 3 2.25 9 10 -1 -0.0565 0 0 3 6.25 11 12 37 0.6583 13 14 -1 -0.19 0 0 -1 -0.0852 0 0 -1 0.106 0 0 -1 0.06464 0 0 -1 0.1858 0 0 -1 0.03813 0 0 -1 -0.1537 0 0
3 6.25 1 2 0 0.4398 3 4 0 -4.134 5 6 39 1.5 7 8 3 2.25 9 10 -1 -0.03989 0 0 -1 0.1673 0 0 0 -3.362 11 12 -1 -0.1731 0 0 -1 -0.09988 0 0 37 0.5774 13 14 -1 -0.1333 0 0 -1 0.05377 0 0 -1 0.1348 0 0 -1 -0.01645 0 0
3 5.25 1 2 0 1.534 3 4 0 -2.317 5 6 39 1.5 7 8 39 2.5 9 10 37 0.6583 11 12 -1 0.1517 0 0 37 0.4891 13 14 -1 -0.1594 0 0 -1 0.1444 0 0 -1 -0.01865 0 0 -1 0.07586 0 0 -1 -0.1449 0 0 -1 0.1009 0 0 -1 -0.1001 0 0
3 6.25 1 2 0 0.4398 3 4 0 -4.134 5 6 39 1.5 7 8 3 2.25 9 10 -1 -0.0349 0 0 -1 0.1442 0 0 0 -3.362 11 12 -1 -0.1493 0 0 -1 -0.08724 0 0 37 0.5774 13 14 -1 -0.1158 0 0 -1 0.05041 0 0 -1 0.1191 0 0 -1 -0.01599 0 0
3 5.25 1 2 0 3.44 3 4 0 -1.038 5 6 39 1.5 7 8 -1 0.0812 0 0 37 0.6583 9 10 -1 0.138 0 0 37 0.6583 11 12 37 0.5359 13 14 -1 0.07816 0 0 -1 -0.1124 0 0 -1 0.05371 0 0 -1 -0.1159 0 0 -1 -0.1047 0 0 -1 -0.1475 0 0
3 6.25 1 2 0 0.194 3 4 0 -4.134 5 6 37 0.5774 7 8 39 2.5 9 10 -1 -0.03201 0 0 -1 0.1285 0 0 3 3.75 11 12 -1 -0.1402 0 0 -1 0.1221 0 0 37 0.5774 13 14 -1 -0.1159 0 0 -1 0.01001 0 0 -1 0.0279 0 0 -1 -0.1036 0 0
3 4.75 1 2 0 3.754 3 4 0 -2.54 5 6 37 0.5359 7 8 -1 0.06475 0 0 37 0.6583 9 10 41 -3.675 11 12 39 2.5 13 14 -1 -0.1334 0 0 -1 0.03352 0 0 -1 -0.1244 0 0 -1 0.014 0 0 -1 0.124 0 0 -1 0.05956 0 0 -1 -0.1038 0 0
3 6.25 1 2 0 -0.4571 3 4 40 -5.751 5 6 39 1.5 7 8 3 3.25 9 10 -1 -0.08378 0 0 37 0.8153 11 12 -1 -0.04007 0 0 -1 -0.1241 0 0 -1 -0.05984 0 0 37 0.7101 13 14 -1 0.1198 0 0 -1 -0.06827 0 0 -1 0.09153 0 0 -1 -0.05922 0 0
3 4.75 1 2 0 -0.03627 3 4 0 -1.038 5 6 -1 -0.1185 0 0 32 0.5 7 8 37 0.6583 9 10 -1 0.112 0 0 -1 0.04498 0 0 -1 -0.08051 0 0 4 4.25 11 12 38 1.5 13 14 -1 0.1086 0 0 -1 -0.03092 0 0 -1 0.06538 0 0 -1 -0.1286 0 0
3 4.75 1 2 0 -1.038 3 4 41 -4.208 5 6 -1 -0.1159 0 0 41 3.065 7 8 -1 -0.05788 0 0 40 -5.751 9 10 -1 -0.07588 0 0 37 0.6307 11 12 -1 -0.1043 0 0 37 0.7101 13 14 -1 0.08367 0 0 -1 -0.06459 0 0 -1 0.1153 0 0 -1 0.01707 0 0
3 6.75 1 2 0 -1.038 3 4 -1 0.1043 0 0 39 1.5 5 6 39 2.5 7 8 0 -4.671 9 10 -1 -0.1134 0 0 -1 0.09559 0 0 37 0.5774 11 12 -1 -0.0922 0 0 -1 0.04934 0 0 3 1.75 13 14 -1 -0.09878 0 0 -1 -0.08382 0 0 -1 0.05957 0 0
3 4.25 1 2 0 3.754 3 4 0 -1.038 5 6 37 0.5359 7 8 -1 0.05087 0 0 37 0.6583 9 10 -1 0.09875 0 0 30 0.5 11 12 -1 -0.1152 0 0 4 4.25 13 14 -1 -0.09862 0 0 -1 -0.07943 0 0 -1 0.07728 0 0 -1 0.09863 0 0 -1 -0.03331 0 0
3 6.75 1 2 0 -1.878 3 4 -1 0.09686 0 0 39 1.5 5 6 32 0.5 7 8 -1 -0.02832 0 0 -1 -0.1088 0 0 3 0.25 9 10 9 0.5 11 12 -1 -0.06562 0 0 -1 0.07206 0 0 -1 -0.1008 0 0 3 2.25 13 14 -1 -0.096 0 0 -1 0.09333 0 0
3 4.25 1 2 0 -1.878 3 4 37 0.6583 5 6 -1 -0.1055 0 0 41 0.9889 7 8 40 -3.05 9 10 0 1.24 11 12 -1 -0.08422 0 0 -1 0.0176 0 0 23 0.5 13 14 -1 0.09921 0 0 -1 -0.08793 0 0 -1 0.06709 0 0 -1 -0.1217 0 0 -1 0.1031 0 0
3 7.25 1 2 0 -1.878 3 4 -1 0.09374 0 0 37 0.5774 5 6 39 2.5 7 8 39 2.5 9 10 -1 -0.11 0 0 -1 0.08213 0 0 37 0.5774 11 12 -1 0.05465 0 0 -1 -0.08107 0 0 40 -1.415 13 14 -1 -0.0918 0 0 -1 -0.08796 0 0 -1 0.03701 0 0
3 4.25 1 2 0 -3.362 3 4 41 -0.8853 5 6 -1 -0.1067 0 0 41 1.201 7 8 9 0.5 9 10 40 -3.939 11 12 -1 -0.08262 0 0 37 0.5941 13 14 -1 -0.06836 0 0 -1 0.06645 0 0 -1 -0.05394 0 0 -1 0.09662 0 0 -1 0.06903 0 0 -1 -0.05243 0 0
0 1.24 1 2 37 0.6583 3 4 3 2.25 5 6 39 2.5 7 8 -1 -0.1048 0 0 -1 -0.03971 0 0 -1 0.08729 0 0 -1 0.08022 0 0 3 3.25 9 10 -1 -0.09149 0 0 40 -1.849 11 12 -1 -0.1006 0 0 4 4.75 13 14 -1 0.1183 0 0 -1 -0.03116 0 0
3 7.25 1 2 0 -3.362 3 4 -1 0.08559 0 0 -1 -0.1004 0 0 39 2.5 5 6 3 0.75 7 8 37 0.5774 9 10 -1 -0.05438 0 0 -1 0.09582 0 0 3 2.75 11 12 -1 -0.09115 0 0 -1 -0.05679 0 0 40 -2.657 13 14 -1 -0.07785 0 0 -1 0.07587 0 0
0 -0.03627 1 2 37 0.6307 3 4 3 7.25 5 6 3 2.75 7 8 -1 -0.1015 0 0 38 1.5 9 10 -1 0.09803 0 0 -1 -0.07601 0 0 41 -0.8853 11 12 -1 0.08668 0 0 -1 -0.01364 0 0 -1 -0.03348 0 0 40 -6.232 13 14 -1 -0.1212 0 0 -1 0.09809 0 0
3 3.75 1 2 37 0.6583 3 4 37 0.6583 5 6 39 2.5 7 8 -1 -0.1016 0 0 40 -5.751 9 10 38 1.5 11 12 -1 0.07073 0 0 -1 -0.0621 0 0 -1 -0.08576 0 0 41 -4.416 13 14 -1 0.0896 0 0 -1 -0.07264 0 0 -1 -0.01504 0 0 -1 0.09194 0 0
0 -2.685 1 2 39 1.5 3 4 3 2.75 5 6 -1 0.002573 0 0 -1 -0.09267 0 0 -1 -0.04815 0 0 41 0.9889 7 8 9 0.5 9 10 -1 0.08323 0 0 32 0.5 11 12 -1 0.08489 0 0 37 0.1484 13 14 -1 -0.09397 0 0 -1 -0.1364 0 0 -1 0.08851 0 0
0 -3.362 1 2 39 1.5 3 4 41 0.9889 5 6 -1 -0.01156 0 0 -1 -0.09498 0 0 6 1.5 7 8 40 -1.653 9 10 -1 -0.06001 0 0 -1 0.05106 0 0 38 1.5 11 12 3 -1.75 13 14 -1 0.07996 0 0 -1 -0.07569 0 0 -1 -0.04957 0 0 -1 0.09361 0 0
3 2.75 1 2 0 5.56 3 4 37 0.7101 5 6 -1 -0.08509 0 0 -1 0.08563 0 0 41 -0.8853 7 8 38 2.5 9 10 -1 -0.009502 0 0 40 -1.24 11 12 -1 0.03026 0 0 -1 -0.09796 0 0 39 2.5 13 14 -1 0.1 0 0 -1 0.0835 0 0 -1 -0.04994 0 0
0 -3.362 1 2 37 0.6583 3 4 3 0.75 5 6 -1 -0.05068 0 0 -1 -0.1013 0 0 -1 -0.07523 0 0 37 0.6583 7 8 33 2.5 9 10 39 1.5 11 12 -1 0.08677 0 0 35 1.5 13 14 -1 0.1006 0 0 -1 -0.0579 0 0 -1 -0.1163 0 0 -1 0.03694 0 0
0 -3.452 1 2 -1 -0.08298 0 0 32 0.5 3 4 37 0.1484 5 6 9 0.5 7 8 -1 -0.06403 0 0 40 -1.653 9 10 37 0.5505 11 12 3 1.25 13 14 -1 -0.009423 0 0 -1 0.08963 0 0 -1 0.001053 0 0 -1 -0.1039 0 0 -1 -0.08181 0 0 -1 0.07844 0 0
3 2.75 1 2 37 0.6583 3 4 37 0.5774 5 6 39 2.5 7 8 -1 -0.09643 0 0 37 0.1484 9 10 38 2.5 11 12 -1 0.0575 0 0 -1 -0.06073 0 0 -1 -0.06656 0 0 40 -2.657 13 14 -1 0.05827 0 0 -1 -0.07009 0 0 -1 -0.01576 0 0 -1 0.08576 0 0
0 -4.35 1 2 -1 -0.08677 0 0 37 0.7101 3 4 3 -0.75 5 6 38 1.5 7 8 -1 -0.06948 0 0 40 -1.24 9 10 -1 0.05622 0 0 -1 -0.07879 0 0 39 2.5 11 12 4 7.25 13 14 -1 0.07461 0 0 -1 -0.05499 0 0 -1 0.08834 0 0 -1 -0.01086 0 0
3 1.75 1 2 0 5.56 3 4 37 0.7735 5 6 -1 -0.08587 0 0 -1 0.09644 0 0 39 2.5 7 8 -1 -0.08241 0 0 -1 0.09055 0 0 40 -1.849 9 10 -1 -0.073 0 0 41 -2.232 11 12 9 0.5 13 14 -1 0.06249 0 0 -1 -0.06767 0 0 -1 0.07644 0 0
0 -4.671 1 2 -1 -0.08579 0 0 32 0.5 3 4 37 0.1484 5 6 9 0.5 7 8 -1 -0.0627 0 0 37 0.8153 9 10 32 1.5 11 12 3 0.75 13 14 -1 0.07066 0 0 -1 -0.09582 0 0 -1 -0.02988 0 0 -1 -0.1157 0 0 -1 -0.0807 0 0 -1 0.07183 0 0
37 0.6583 1 2 41 2.755 3 4 39 1.5 5 6 6 1.5 7 8 40 -2.657 9 10 -1 0.02776 0 0 0 1.24 11 12 37 0.1952 13 14 -1 0.053 0 0 -1 -0.01118 0 0 -1 0.08317 0 0 -1 -0.09362 0 0 -1 -0.005033 0 0 -1 -0.108 0 0 -1 -0.02037 0 0
3 0.25 1 2 -1 -0.0858 0 0 37 0.7947 3 4 39 2.5 5 6 -1 -0.08727 0 0 -1 0.07989 0 0 9 0.5 7 8 0 3.44 9 10 -1 0.07585 0 0 10 0.5 11 12 -1 0.06376 0 0 -1 -0.09393 0 0 35 4.5 13 14 -1 0.02638 0 0 -1 -0.07992 0 0
0 -5.012 1 2 -1 -0.08375 0 0 3 8.25 3 4 39 2.5 5 6 -1 0.07852 0 0 24 0.5 7 8 37 0.5774 9 10 -1 0.08894 0 0 -1 -0.02856 0 0 40 -2.657 11 12 -1 -0.06921 0 0 -1 -0.0785 0 0 37 0.1484 13 14 -1 -0.06398 0 0 -1 0.04324 0 0
37 0.7434 1 2 41 9.971 3 4 -1 -0.08028 0 0 3 1.75 5 6 -1 0.07244 0 0 -1 -0.07312 0 0 9 0.5 7 8 32 1.5 9 10 -1 0.06914 0 0 37 0.1952 11 12 -1 -0.1157 0 0 -1 -0.1015 0 0 10 0.5 13 14 -1 -0.03215 0 0 -1 0.05342 0 0
3 0.25 1 2 -1 -0.08087 0 0 37 0.7947 3 4 31 2.5 5 6 -1 -0.07932 0 0 -1 0.06016 0 0 41 1.201 7 8 9 0.5 9 10 -1 0.04308 0 0 10 0.5 11 12 -1 0.03836 0 0 -1 -0.09652 0 0 34 1.5 13 14 -1 0.08879 0 0 -1 -0.04587 0 0
0 -5.476 1 2 -1 -0.08304 0 0 32 0.5 3 4 40 -1.653 5 6 9 0.5 7 8 39 2.5 9 10 37 0.1484 11 12 -1 -0.06181 0 0 8 0.5 13 14 -1 0.05778 0 0 -1 -0.06236 0 0 -1 -0.03696 0 0 -1 0.07123 0 0 -1 -0.04913 0 0 -1 0.07265 0 0
37 0.7735 1 2 39 2.5 3 4 -1 -0.08335 0 0 12 0.5 5 6 40 1.451 7 8 41 -4.208 9 10 -1 -0.1189 0 0 -1 -0.05162 0 0 5 7.25 11 12 -1 -0.02374 0 0 -1 0.08582 0 0 -1 0.06211 0 0 9 0.5 13 14 -1 -0.07724 0 0 -1 0.0225 0 0
3 0.25 1 2 -1 -0.07616 0 0 3 8.25 3 4 9 0.5 5 6 -1 0.06927 0 0 32 1.5 7 8 -1 0.04767 0 0 39 2.5 9 10 -1 -0.1102 0 0 -1 0.05319 0 0 37 0.5941 11 12 35 1.5 13 14 -1 -0.0769 0 0 -1 -0.07936 0 0 -1 0.03398 0 0
0 -5.476 1 2 -1 -0.07853 0 0 32 0.5 3 4 39 1.5 5 6 9 0.5 7 8 -1 0.09081 0 0 40 1.451 9 10 10 0.5 11 12 8 0.5 13 14 -1 -0.02622 0 0 -1 0.0582 0 0 -1 -0.09986 0 0 -1 -0.01234 0 0 -1 -0.04565 0 0 -1 0.06324 0 0
37 0.7947 1 2 41 -5.18 3 4 -1 -0.08512 0 0 -1 -0.0567 0 0 40 -1.24 5 6 39 2.5 7 8 12 0.5 9 10 36 6.5 11 12 -1 -0.05749 0 0 4 7.25 13 14 -1 -0.1031 0 0 -1 -0.06748 0 0 -1 0.08623 0 0 -1 0.06124 0 0 -1 -0.009248 0 0
3 0.25 1 2 -1 -0.07124 0 0 6 1.5 3 4 4 8.25 5 6 40 -5.751 7 8 40 4.632 9 10 -1 -0.08408 0 0 -1 -0.07833 0 0 -1 0.05982 0 0 39 2.5 11 12 -1 0.07266 0 0 -1 0.03925 0 0 37 0.5359 13 14 -1 0.0003975 0 0 -1 -0.07615 0 0
37 0.6583 1 2 41 9.381 3 4 0 -2.685 5 6 37 0.1484 7 8 -1 0.0664 0 0 -1 -0.08252 0 0 -1 -0.01609 0 0 -1 -0.09139 0 0 40 -2.657 9 10 39 2.5 11 12 41 -9.468 13 14 -1 0.06345 0 0 -1 -0.07965 0 0 -1 -0.05901 0 0 -1 0.03778 0 0
3 -0.75 1 2 -1 -0.07552 0 0 37 0.8284 3 4 40 -6.656 5 6 -1 -0.08021 0 0 -1 -0.08134 0 0 41 -9.468 7 8 -1 -0.06501 0 0 39 2.5 9 10 36 6.5 11 12 40 2.831 13 14 -1 0.0014 0 0 -1 0.08858 0 0 -1 -0.01198 0 0 -1 0.05257 0 0
0 -6.056 1 2 -1 -0.07557 0 0 3 8.25 3 4 4 8.25 5 6 -1 0.06259 0 0 37 0.8284 7 8 -1 -0.07107 0 0 40 3.472 9 10 -1 -0.08432 0 0 39 2.5 11 12 -1 0.0586 0 0 36 6.5 13 14 -1 -0.02236 0 0 -1 -0.02957 0 0 -1 0.07906 0 0
3 -0.75 1 2 -1 -0.07172 0 0 0 -8.035 3 4 -1 -0.08517 0 0 32 1.5 5 6 39 2.5 7 8 9 0.5 9 10 36 7.5 11 12 40 -3.527 13 14 -1 -0.1036 0 0 -1 0.04799 0 0 -1 0.01066 0 0 -1 0.0962 0 0 -1 -0.05498 0 0 -1 0.02171 0 0
37 0.6583 1 2 41 9.381 3 4 0 1.24 5 6 37 0.1484 7 8 -1 0.06116 0 0 38 1.5 9 10 -1 0.01017 0 0 -1 -0.08798 0 0 40 -2.657 11 12 -1 0.02103 0 0 -1 -0.07733 0 0 -1 -0.04584 0 0 4 8.25 13 14 -1 0.03722 0 0 -1 -0.03164 0 0
37 0.7947 1 2 3 8.25 3 4 -1 -0.0752 0 0 41 -7.356 5 6 -1 0.06154 0 0 -1 -0.06485 0 0 40 -5.751 7 8 -1 -0.06795 0 0 38 0.5 9 10 37 0.2426 11 12 2 -0.75 13 14 -1 -0.03237 0 0 -1 0.1158 0 0 -1 -0.05586 0 0 -1 0.01435 0 0
37 0.8284 1 2 0 3.754 3 4 -1 -0.08384 0 0 9 0.5 5 6 -1 0.05251 0 0 32 1.5 7 8 -1 0.02665 0 0 10 0.5 9 10 -1 -0.1017 0 0 -1 -0.04928 0 0 37 0.1484 11 12 -1 -0.1051 0 0 31 7.5 13 14 -1 0.02084 0 0 -1 0.1545 0 0
3 -0.75 1 2 -1 -0.06537 0 0 0 -8.035 3 4 -1 -0.08063 0 0 4 5.75 5 6 40 4.124 7 8 9 0.5 9 10 38 1.5 11 12 -1 0.08318 0 0 -1 -0.04865 0 0 -1 0.03157 0 0 -1 0.06103 0 0 37 0.567 13 14 -1 0.02434 0 0 -1 -0.04741 0 0
37 0.8153 1 2 41 9.971 3 4 -1 -0.07684 0 0 3 1.75 5 6 -1 0.0438 0 0 -1 -0.05652 0 0 9 0.5 7 8 32 1.5 9 10 8 0.5 11 12 10 0.5 13 14 -1 -0.09566 0 0 -1 -0.03344 0 0 -1 0.06464 0 0 -1 -0.04106 0 0 -1 0.0311 0 0
0 -7.056 1 2 -1 -0.07396 0 0 3 8.25 3 4 4 8.25 5 6 -1 0.05338 0 0 40 -1.129 7 8 -1 -0.06212 0 0 -1 -0.02838 0 0 37 0.5359 9 10 35 2.5 11 12 -1 -0.006141 0 0 33 2.5 13 14 -1 0.07705 0 0 -1 0.04111 0 0 -1 -0.06093 0 0
3 -0.75 1 2 38 0.5 3 4 6 1.5 5 6 -1 0.06278 0 0 -1 -0.07657 0 0 6 0.5 7 8 8 0.5 9 10 39 2.5 11 12 -1 -0.04244 0 0 42 1.5 13 14 -1 0.05915 0 0 -1 0.06498 0 0 -1 -0.008872 0 0 -1 -0.04533 0 0 -1 0.2215 0 0
37 0.8284 1 2 0 5.56 3 4 -1 -0.07647 0 0 39 2.5 5 6 -1 0.05772 0 0 24 0.5 7 8 40 -2.931 9 10 36 6.5 11 12 3 7.75 13 14 -1 -0.06711 0 0 -1 -0.004169 0 0 -1 0.0006884 0 0 -1 0.1013 0 0 -1 -0.06038 0 0 -1 0.06137 0 0
37 0.5359 1 2 37 0.1484 3 4 3 0.75 5 6 36 3.5 7 8 -1 0.03232 0 0 -1 -0.07734 0 0 38 3.5 9 10 -1 0.07314 0 0 -1 -0.08601 0 0 36 7.5 11 12 9 0.5 13 14 -1 -0.04656 0 0 -1 0.06879 0 0 -1 -0.05591 0 0 -1 0.03455 0 0
0 -8.035 1 2 -1 -0.07922 0 0 16 0.5 3 4 6 1.5 5 6 -1 -0.08669 0 0 4 8.25 7 8 -1 0.03683 0 0 40 4.632 9 10 -1 -0.06583 0 0 37 0.567 11 12 -1 0.05669 0 0 35 2.5 13 14 -1 -0.03798 0 0 -1 -0.02641 0 0 -1 0.06242 0 0
3 -5.25 1 2 -1 -0.0998 0 0 40 -6.656 3 4 -1 -0.074 0 0 41 -5.18 5 6 -1 -0.03838 0 0 40 4.124 7 8 39 1.5 9 10 -1 0.05447 0 0 12 0.5 11 12 37 0.5359 13 14 -1 0.06393 0 0 -1 -0.1297 0 0 -1 0.0154 0 0 -1 -0.03245 0 0
37 0.8284 1 2 41 9.971 3 4 -1 -0.07076 0 0 8 0.5 5 6 -1 0.0368 0 0 39 1.5 7 8 9 0.5 9 10 -1 0.02694 0 0 -1 -0.05986 0 0 32 1.5 11 12 -1 0.0488 0 0 35 1.5 13 14 -1 -0.0877 0 0 -1 -0.07798 0 0 -1 0.01781 0 0
0 -8.035 1 2 -1 -0.07504 0 0 16 0.5 3 4 6 1.5 5 6 -1 -0.08303 0 0 4 8.25 7 8 8 0.5 9 10 40 7.083 11 12 -1 -0.06089 0 0 38 0.5 13 14 -1 0.05397 0 0 -1 -0.003306 0 0 -1 0.07539 0 0 -1 0.1088 0 0 -1 -0.04359 0 0
3 -5.25 1 2 -1 -0.09883 0 0 40 -6.656 3 4 -1 -0.07002 0 0 41 -9.468 5 6 -1 -0.05541 0 0 38 0.5 7 8 37 0.2426 9 10 40 6.682 11 12 -1 -0.02921 0 0 -1 0.09563 0 0 10 0.5 13 14 -1 0.05361 0 0 -1 -0.01988 0 0 -1 0.02332 0 0
3 -5.25 1 2 -1 -0.09819 0 0 9 0.5 3 4 32 1.5 5 6 34 0.5 7 8 10 0.5 9 10 -1 -0.09536 0 0 37 0.441 11 12 24 0.5 13 14 -1 -0.03032 0 0 -1 0.02575 0 0 -1 0.05316 0 0 -1 -0.03998 0 0 -1 0.1379 0 0 -1 0.01392 0 0
0 -8.035 1 2 -1 -0.07038 0 0 0 8.57 3 4 9 0.5 5 6 -1 0.0682 0 0 32 1.5 7 8 34 0.5 9 10 10 0.5 11 12 -1 -0.09139 0 0 -1 -0.0005622 0 0 -1 0.07272 0 0 39 2.5 13 14 -1 0.02102 0 0 -1 0.01622 0 0 -1 -0.05889 0 0
3 -5.25 1 2 -1 -0.09742 0 0 40 -2.499 3 4 23 0.5 5 6 4 7.25 7 8 -1 -0.05693 0 0 -1 0.0159 0 0 40 4.124 9 10 6 2.5 11 12 -1 0.009114 0 0 -1 0.05493 0 0 9 0.5 13 14 -1 0.02917 0 0 -1 -0.08605 0 0 -1 0.006312 0 0
37 0.8153 1 2 16 0.5 3 4 -1 -0.06042 0 0 41 9.971 5 6 -1 -0.07986 0 0 37 0.1952 7 8 -1 0.03697 0 0 -1 -0.07016 0 0 40 2.831 9 10 0 -1.878 11 12 32 0.5 13 14 -1 0.01628 0 0 -1 -0.04385 0 0 -1 0.07961 0 0 -1 0.002541 0 0
37 0.4891 1 2 14 0.5 3 4 3 -0.75 5 6 39 2.5 7 8 -1 0.09484 0 0 0 4.831 9 10 40 6.25 11 12 -1 0.06166 0 0 42 1.5 13 14 -1 -0.08551 0 0 -1 0.1097 0 0 -1 -0.01431 0 0 -1 0.04133 0 0 -1 -0.0227 0 0 -1 0.1458 0 0
3 -5.25 1 2 -1 -0.09607 0 0 40 -7.22 3 4 -1 -0.07026 0 0 41 -9.468 5 6 -1 -0.04952 0 0 38 0.5 7 8 37 0.2426 9 10 8 0.5 11 12 -1 -0.02918 0 0 -1 0.08942 0 0 -1 -0.02295 0 0 40 6.086 13 14 -1 0.006153 0 0 -1 0.06283 0 0
37 0.6583 1 2 4 4.75 3 4 7 1.5 5 6 39 2.5 7 8 -1 -0.01879 0 0 40 4.803 9 10 -1 0.04746 0 0 -1 0.0623 0 0 40 6.854 11 12 -1 -0.04793 0 0 0 -2.594 13 14 -1 0.001686 0 0 -1 0.09707 0 0 -1 -0.06095 0 0 -1 0.05072 0 0
16 0.5 1 2 6 1.5 3 4 -1 -0.07816 0 0 6 0.5 5 6 12 0.5 7 8 35 1.5 9 10 0 1.534 11 12 -1 0.03445 0 0 -1 -0.1215 0 0 -1 -0.05108 0 0 37 0.4891 13 14 -1 -0.05663 0 0 -1 0.01631 0 0 -1 0.07795 0 0 -1 -0.004456 0 0
0 -8.035 1 2 -1 -0.06297 0 0 39 0.5 3 4 -1 0.08803 0 0 42 1.5 5 6 42 0.5 7 8 -1 0.09209 0 0 8 0.5 9 10 -1 -0.1303 0 0 -1 -0.02419 0 0 6 1.5 11 12 2 4.75 13 14 -1 0.04078 0 0 -1 0.01491 0 0 -1 -0.04159 0 0
3 -5.25 1 2 -1 -0.09453 0 0 40 -6.656 3 4 -1 -0.05912 0 0 4 10.75 5 6 0 9.24 7 8 -1 -0.1087 0 0 9 0.5 9 10 -1 0.07235 0 0 32 1.5 11 12 34 0.5 13 14 -1 0.003029 0 0 -1 -0.08355 0 0 -1 -0.001337 0 0 -1 0.07738 0 0
37 0.8284 1 2 12 0.5 3 4 -1 -0.05633 0 0 41 13.33 5 6 -1 -0.09529 0 0 22 0.5 7 8 -1 0.03811 0 0 40 -7.22 9 10 -1 -0.1169 0 0 -1 -0.08789 0 0 37 0.1484 11 12 -1 -0.06556 0 0 40 3.253 13 14 -1 -0.002739 0 0 -1 0.03224 0 0
16 0.5 1 2 37 0.6583 3 4 -1 -0.07344 0 0 37 0.2426 5 6 38 1.5 7 8 36 6.5 9 10 36 5.5 11 12 -1 0.03366 0 0 -1 -0.03295 0 0 -1 0.02804 0 0 -1 -0.06772 0 0 -1 -0.01396 0 0 4 5.75 13 14 -1 0.04831 0 0 -1 -0.01794 0 0
3 11.25 1 2 24 0.5 3 4 -1 0.07158 0 0 39 2.5 5 6 8 0.5 7 8 36 10.5 9 10 40 7.083 11 12 -1 -0.0651 0 0 -1 -0.001853 0 0 -1 0.03308 0 0 -1 0.1615 0 0 3 6.25 13 14 -1 0.09331 0 0 -1 -0.007619 0 0 -1 -0.07492 0 0
3 -5.25 1 2 -1 -0.09295 0 0 39 0.5 3 4 -1 0.08035 0 0 42 1.5 5 6 42 0.5 7 8 -1 0.08012 0 0 37 0.1484 9 10 -1 -0.1266 0 0 -1 -0.05328 0 0 37 0.4891 11 12 14 0.5 13 14 -1 -0.00974 0 0 -1 0.01056 0 0 -1 0.09736 0 0
40 -2.499 1 2 -1 -0.02724 0 0 1 -3.337 3 4 37 0.441 5 6 33 0.5 7 8 -1 0.06686 0 0 36 5.5 9 10 -1 -0.07847 0 0 31 2.5 11 12 -1 -0.08015 0 0 -1 0.0278 0 0 -1 0.03785 0 0 35 1.5 13 14 -1 -0.09492 0 0 -1 -0.001855 0 0
37 0.8708 1 2 0 9.24 3 4 -1 -0.07576 0 0 40 -6.656 5 6 -1 0.07016 0 0 -1 -0.05999 0 0 12 0.5 7 8 6 1.5 9 10 -1 -0.09118 0 0 6 0.5 11 12 -1 0.03052 0 0 35 1.5 13 14 -1 -0.03905 0 0 -1 -0.04261 0 0 -1 0.02353 0 0
4 10.75 1 2 0 8.57 3 4 -1 -0.1068 0 0 9 0.5 5 6 -1 0.06304 0 0 32 1.5 7 8 34 0.5 9 10 10 0.5 11 12 -1 -0.08375 0 0 -1 -0.004235 0 0 31 5.5 13 14 -1 -0.03251 0 0 -1 0.01762 0 0 -1 0.1189 0 0 -1 -0.0007259 0 0
16 0.5 1 2 37 0.6583 3 4 -1 -0.06848 0 0 1 -3.763 5 6 -1 -0.01809 0 0 -1 0.0311 0 0 14 0.5 7 8 31 2.5 9 10 33 0.5 11 12 -1 0.03315 0 0 35 1.5 13 14 -1 -0.09631 0 0 -1 0.05471 0 0 -1 -0.09976 0 0 -1 -0.01963 0 0
0 -9.432 1 2 -1 -0.07013 0 0 4 10.75 3 4 12 0.5 5 6 -1 -0.1053 0 0 39 0.5 7 8 -1 -0.08795 0 0 -1 0.082 0 0 0 9.24 9 10 3 5.75 11 12 -1 0.06399 0 0 -1 0.008462 0 0 6 1.5 13 14 -1 -0.05783 0 0 -1 0.00365 0 0
3 -5.25 1 2 -1 -0.09084 0 0 4 10.75 3 4 40 7.083 5 6 -1 -0.1027 0 0 41 -9.178 7 8 24 0.5 9 10 -1 -0.05873 0 0 39 2.5 11 12 -1 0.08756 0 0 8 0.5 13 14 -1 0.02422 0 0 -1 -0.007296 0 0 -1 -0.09771 0 0 -1 0.03606 0 0
37 0.8708 1 2 3 10.25 3 4 -1 -0.07158 0 0 17 0.5 5 6 -1 0.05961 0 0 6 1.5 7 8 -1 -0.03603 0 0 2 5.75 9 10 -1 0.03498 0 0 4 8.25 11 12 -1 -0.08276 0 0 36 4.5 13 14 -1 -0.05776 0 0 -1 -0.04796 0 0 -1 0.01433 0 0
40 -2.499 1 2 7 1.5 3 4 32 0.5 5 6 17 0.5 7 8 -1 0.07717 0 0 -1 0.01964 0 0 34 0.5 9 10 2 1.75 11 12 -1 -0.09135 0 0 -1 -0.04992 0 0 9 0.5 13 14 -1 -0.06969 0 0 -1 0.006557 0 0 -1 -0.02388 0 0 -1 0.0721 0 0
12 0.5 1 2 39 0.5 3 4 -1 -0.08571 0 0 -1 0.07542 0 0 16 0.5 5 6 42 1.5 7 8 -1 -0.06834 0 0 42 0.5 9 10 -1 0.07423 0 0 37 0.2426 11 12 -1 -0.1207 0 0 -1 -0.03927 0 0 37 0.4891 13 14 -1 0.03205 0 0 -1 -0.004884 0 0
3 -5.25 1 2 -1 -0.08879 0 0 40 -1.24 3 4 -1 -0.01673 0 0 4 7.25 5 6 36 5.5 7 8 -1 -0.02262 0 0 37 0.4248 9 10 10 0.5 11 12 33 2.5 13 14 -1 -0.07147 0 0 -1 0.009264 0 0 -1 0.0534 0 0 -1 0.05075 0 0 -1 -0.08499 0 0
37 0.8868 1 2 3 11.25 3 4 -1 -0.08436 0 0 22 0.5 5 6 -1 0.07126 0 0 9 0.5 7 8 -1 -0.07164 0 0 32 1.5 9 10 34 0.5 11 12 -1 -0.00001807 0 0 -1 -0.07745 0 0 -1 -0.0002791 0 0 31 5.5 13 14 -1 0.1112 0 0 -1 -0.001021 0 0
12 0.5 1 2 39 2.5 3 4 -1 -0.08185 0 0 36 10.5 5 6 14 0.5 7 8 -1 0.006329 0 0 -1 0.1198 0 0 40 -4.785 9 10 37 0.4248 11 12 -1 -0.07136 0 0 -1 -0.007524 0 0 -1 0.1064 0 0 31 2.5 13 14 -1 -0.0667 0 0 -1 0.03357 0 0
4 10.75 1 2 0 8.57 3 4 -1 -0.09987 0 0 9 0.5 5 6 -1 0.0549 0 0 10 0.5 7 8 34 0.5 9 10 32 0.5 11 12 -1 0.008011 0 0 -1 -0.002803 0 0 -1 0.05371 0 0 1 1.458 13 14 -1 -0.08124 0 0 -1 -0.02661 0 0 -1 0.0769 0 0
0 -9.432 1 2 -1 -0.06349 0 0 1 -1.259 3 4 34 1.5 5 6 -1 -0.01156 0 0 37 0.7101 7 8 40 1.029 9 10 -1 0.01337 0 0 23 0.5 11 12 -1 0.01706 0 0 -1 0.1072 0 0 -1 -0.1053 0 0 36 9.5 13 14 -1 -0.05466 0 0 -1 0.09841 0 0
16 0.5 1 2 40 7.083 3 4 -1 -0.05842 0 0 41 -9.468 5 6 24 0.5 7 8 -1 -0.05511 0 0 37 0.6583 9 10 -1 0.07947 0 0 8 0.5 11 12 -1 0.008824 0 0 -1 -0.01835 0 0 -1 -0.09278 0 0 34 1.5 13 14 -1 0.06415 0 0 -1 -0.04622 0 0
12 0.5 1 2 6 1.5 3 4 -1 -0.07803 0 0 6 0.5 5 6 17 0.5 7 8 39 2.5 9 10 -1 -0.02974 0 0 -1 0.03937 0 0 3 7.75 11 12 36 10.5 13 14 -1 -0.006065 0 0 -1 -0.08848 0 0 -1 0.01438 0 0 -1 0.02331 0 0 -1 0.1645 0 0
37 0.8868 1 2 3 11.25 3 4 -1 -0.08098 0 0 3 5.75 5 6 -1 0.06764 0 0 1 -3.763 7 8 -1 -0.02026 0 0 37 0.441 9 10 33 0.5 11 12 -1 0.05432 0 0 -1 0.006155 0 0 -1 -0.07193 0 0 37 0.1952 13 14 -1 -0.08303 0 0 -1 0.007505 0 0
42 1.5 1 2 42 0.5 3 4 -1 0.0627 0 0 8 0.5 5 6 -1 -0.1146 0 0 38 0.5 7 8 40 7.083 9 10 37 0.2817 11 12 -1 -0.02698 0 0 36 5.5 13 14 -1 0.0533 0 0 -1 -0.02937 0 0 -1 0.0918 0 0 -1 -0.03921 0 0 -1 0.01088 0 0
3 -5.25 1 2 -1 -0.08573 0 0 3 -4.75 3 4 37 0.441 5 6 37 0.2426 7 8 -1 0.1968 0 0 -1 -0.02856 0 0 36 6.5 9 10 38 0.5 11 12 -1 0.0273 0 0 -1 -0.07282 0 0 4 8.25 13 14 -1 -0.0005926 0 0 -1 0.07147 0 0 -1 -0.0669 0 0
4 10.75 1 2 0 9.24 3 4 -1 -0.09381 0 0 40 -7.22 5 6 -1 0.05612 0 0 -1 -0.05509 0 0 0 -1.878 7 8 37 0.7434 9 10 40 1.345 11 12 6 1.5 13 14 -1 -0.04229 0 0 -1 -0.0359 0 0 -1 0.01271 0 0 -1 0.01023 0 0 -1 0.07384 0 0
0 -8.341 1 2 -1 -0.04946 0 0 10 0.5 3 4 9 0.5 5 6 32 1.5 7 8 34 0.5 9 10 -1 0.01058 0 0 37 0.1484 11 12 -1 -0.06175 0 0 0 2.752 13 14 -1 -0.08531 0 0 -1 -0.0917 0 0 -1 0.02725 0 0 -1 -0.02797 0 0 -1 0.06077 0 0
12 0.5 1 2 37 0.8868 3 4 -1 -0.07428 0 0 3 11.25 5 6 -1 -0.07706 0 0 3 5.75 7 8 -1 0.06306 0 0 1 -3.763 9 10 -1 -0.01944 0 0 -1 0.02636 0 0 33 0.5 11 12 -1 -0.06633 0 0 31 2.5 13 14 -1 0.04495 0 0 -1 -0.01124 0 0
20 0.5 1 2 37 0.8153 3 4 -1 0.08099 0 0 3 10.25 5 6 -1 -0.04487 0 0 3 5.75 7 8 -1 0.05699 0 0 -1 0.006839 0 0 8 0.5 9 10 -1 -0.07964 0 0 40 6.25 11 12 6 1.5 13 14 -1 0.05634 0 0 -1 -0.06182 0 0 -1 0.0007603 0 0
16 0.5 1 2 42 1.5 3 4 -1 -0.05345 0 0 42 0.5 5 6 6 0.5 7 8 37 0.1056 9 10 -1 -0.1092 0 0 -1 -0.0167 0 0 -1 0.1176 0 0 36 3.5 11 12 36 3.5 13 14 -1 0.03645 0 0 -1 -0.09319 0 0 -1 -0.08004 0 0 -1 0.00643 0 0
3 -5.25 1 2 -1 -0.08331 0 0 3 -4.75 3 4 37 0.441 5 6 40 4.124 7 8 41 -0.0001984 9 10 -1 -0.02656 0 0 -1 -0.005853 0 0 4 6.25 11 12 -1 -0.01597 0 0 -1 0.2408 0 0 -1 0.03952 0 0 36 5.5 13 14 -1 0.0622 0 0 -1 -0.02992 0 0
12 0.5 1 2 39 0.5 3 4 -1 -0.07108 0 0 -1 0.0613 0 0 16 0.5 5 6 37 0.2426 7 8 -1 -0.05564 0 0 -1 -0.03018 0 0 37 0.4248 9 10 14 0.5 11 12 -1 -0.002785 0 0 2 6.25 13 14 -1 0.103 0 0 -1 0.0229 0 0 -1 -0.05153 0 0
4 10.75 1 2 0 9.24 3 4 -1 -0.0892 0 0 40 -7.22 5 6 -1 0.05145 0 0 -1 -0.05083 0 0 0 -1.878 7 8 6 1.5 9 10 40 1.345 11 12 6 0.5 13 14 -1 0.05611 0 0 -1 -0.03236 0 0 -1 0.01062 0 0 -1 0.02051 0 0 -1 -0.04671 0 0
20 0.5 1 2 37 0.8153 3 4 -1 0.076 0 0 3 10.25 5 6 -1 -0.04158 0 0 3 5.75 7 8 -1 0.05317 0 0 1 -3.763 9 10 -1 -0.02208 0 0 -1 0.02277 0 0 33 0.5 11 12 -1 -0.07234 0 0 35 1.5 13 14 -1 -0.06048 0 0 -1 0.009219 0 0
0 -9.432 1 2 -1 -0.0561 0 0 10 0.5 3 4 9 0.5 5 6 -1 0.01301 0 0 32 0.5 7 8 34 0.5 9 10 5 4.25 11 12 -1 -0.07026 0 0 37 0.3693 13 14 -1 0.04759 0 0 -1 -0.02238 0 0 -1 0.05534 0 0 -1 0.03638 0 0 -1 -0.02608 0 0
4 10.75 1 2 0 8.57 3 4 -1 -0.08581 0 0 40 -7.22 5 6 -1 0.04447 0 0 -1 -0.04929 0 0 0 -1.878 7 8 37 0.767 9 10 40 1.345 11 12 36 5.5 13 14 -1 -0.04687 0 0 -1 -0.03084 0 0 -1 0.01039 0 0 -1 -0.02271 0 0 -1 0.03099 0 0
7 1.5 1 2 7 0.5 3 4 -1 0.03566 0 0 22 0.5 5 6 -1 -0.06018 0 0 9 0.5 7 8 -1 -0.06576 0 0 32 1.5 9 10 34 0.5 11 12 -1 -0.000266 0 0 -1 -0.0671 0 0 -1 0.001436 0 0 40 -2.4 13 14 -1 -0.05246 0 0 -1 0.07876 0 0
42 1.5 1 2 42 0.5 3 4 6 0.5 5 6 8 0.5 7 8 -1 -0.1063 0 0 -1 -0.01798 0 0 -1 0.1078 0 0 24 0.5 9 10 -1 0.006964 0 0 39 2.5 11 12 -1 -0.04294 0 0 36 6.5 13 14 -1 -0.02152 0 0 -1 -0.01882 0 0 -1 0.07337 0 0
3 13.25 1 2 3 -5.25 3 4 -1 0.08574 0 0 -1 -0.08054 0 0 2 -4.75 5 6 37 0.441 7 8 37 0.2426 9 10 -1 0.1545 0 0 -1 -0.02099 0 0 36 6.5 11 12 36 7.5 13 14 -1 0.01984 0 0 -1 -0.06591 0 0 -1 -0.01097 0 0 -1 0.01399 0 0
37 0.8868 1 2 12 0.5 3 4 -1 -0.0725 0 0 41 15.04 5 6 -1 -0.06619 0 0 27 0.5 7 8 -1 0.02077 0 0 37 0.1952 9 10 -1 -0.03562 0 0 -1 -0.05609 0 0 8 0.5 11 12 -1 -0.01692 0 0 33 2.5 13 14 -1 0.03976 0 0 -1 -0.0008269 0 0
20 0.5 1 2 37 0.8868 3 4 22 0.5 5 6 41 -15.01 7 8 -1 -0.07881 0 0 -1 0.09712 0 0 -1 -0.08467 0 0 -1 -0.06238 0 0 12 0.5 9 10 39 0.5 11 12 -1 -0.06925 0 0 -1 0.05616 0 0 10 0.5 13 14 -1 -0.006758 0 0 -1 0.01199 0 0
3 13.25 1 2 3 5.75 3 4 -1 0.08278 0 0 5 9.25 5 6 38 1.5 7 8 3 3.75 9 10 -1 -0.04776 0 0 -1 0.03343 0 0 41 0.7793 11 12 -1 -0.0007857 0 0 38 1.5 13 14 -1 0.003158 0 0 -1 -0.05342 0 0 -1 -0.03052 0 0 -1 0.0453 0 0
0 3.44 1 2 9 0.5 3 4 -1 0.01752 0 0 32 1.5 5 6 -1 0.01412 0 0 31 7.5 7 8 -1 -0.07391 0 0 36 6.5 9 10 37 0.3038 11 12 -1 -0.03883 0 0 -1 0.0002071 0 0 -1 -0.07254 0 0 0 0.194 13 14 -1 0.1562 0 0 -1 -0.04651 0 0
26 0.5 1 2 41 -15.01 3 4 0 -3.265 5 6 -1 -0.0697 0 0 42 1.5 7 8 3 2.25 9 10 3 8.25 11 12 42 0.5 13 14 -1 0.04827 0 0 -1 -0.03087 0 0 -1 0.1357 0 0 -1 -0.01794 0 0 -1 0.07256 0 0 -1 -0.0007839 0 0 -1 -0.102 0 0
3 -5.25 1 2 -1 -0.07794 0 0 2 -4.75 3 4 37 0.441 5 6 16 0.5 7 8 41 0.5807 9 10 -1 -0.01817 0 0 40 7.083 11 12 36 8.5 13 14 -1 -0.02181 0 0 -1 0.1949 0 0 -1 -0.002241 0 0 -1 0.02591 0 0 -1 -0.1058 0 0 -1 0.02537 0 0
4 10.75 1 2 0 9.24 3 4 -1 -0.07923 0 0 3 5.75 5 6 -1 0.0443 0 0 -1 0.004598 0 0 38 1.5 7 8 -1 0.02946 0 0 41 0.7793 9 10 -1 0.001158 0 0 6 1.5 11 12 -1 -0.09596 0 0 30 0.5 13 14 -1 -0.06349 0 0 -1 0.01691 0 0
0 -9.432 1 2 40 9.206 3 4 10 0.5 5 6 -1 -0.06612 0 0 -1 0.09789 0 0 -1 -0.005424 0 0 32 1.5 7 8 36 5.5 9 10 -1 -0.05255 0 0 -1 -0.0367 0 0 35 2.5 11 12 -1 -0.04469 0 0 31 7.5 13 14 -1 0.02312 0 0 -1 0.09583 0 0
20 0.5 1 2 37 0.4891 3 4 -1 0.06548 0 0 14 0.5 5 6 2 0.75 7 8 39 2.5 9 10 -1 0.06983 0 0 -1 -0.03975 0 0 -1 -0.001778 0 0 4 4.25 11 12 42 1.5 13 14 -1 0.06602 0 0 -1 -0.04323 0 0 -1 -0.01789 0 0 -1 0.08703 0 0
3 13.25 1 2 22 0.5 3 4 -1 0.07936 0 0 20 0.5 5 6 38 3.5 7 8 37 0.8153 9 10 -1 0.08342 0 0 36 7.5 11 12 -1 -0.09946 0 0 -1 0.001825 0 0 5 4.25 13 14 -1 -0.05301 0 0 -1 0.07572 0 0 -1 -0.07617 0 0 -1 0.01289 0 0
26 0.5 1 2 41 -15.01 3 4 36 6.5 5 6 -1 -0.06654 0 0 -1 -0.0007693 0 0 37 0.4248 7 8 37 0.3038 9 10 -1 0.06653 0 0 2 7.75 11 12 -1 -0.04203 0 0 3 0.75 13 14 -1 -0.09988 0 0 -1 0.04837 0 0 -1 -0.04883 0 0 -1 0.1013 0 0
3 -5.25 1 2 -1 -0.07557 0 0 3 -4.75 3 4 -1 0.08894 0 0 3 -4.25 5 6 -1 -0.08233 0 0 37 0.2426 7 8 36 6.5 9 10 38 0.5 11 12 -1 0.02302 0 0 -1 -0.05976 0 0 4 5.75 13 14 -1 -0.00008146 0 0 -1 0.07205 0 0 -1 -0.04128 0 0
16 0.5 1 2 6 1.5 3 4 35 6.5 5 6 -1 -0.003769 0 0 17 0.5 7 8 38 0.5 9 10 -1 0.04423 0 0 -1 0.03145 0 0 34 1.5 11 12 -1 0.04496 0 0 -1 -0.0881 0 0 23 0.5 13 14 -1 0.04759 0 0 -1 -0.07446 0 0 -1 0.02624 0 0
12 0.5 1 2 6 1.5 3 4 -1 -0.0591 0 0 -1 -0.003985 0 0 8 0.5 5 6 42 1.5 7 8 23 0.5 9 10 -1 -0.03492 0 0 -1 0.1216 0 0 35 8.5 11 12 -1 0.08759 0 0 40 -4.785 13 14 -1 -0.1322 0 0 -1 -0.05954 0 0 -1 0.04011 0 0
3 5.75 1 2 -1 0.004708 0 0 38 1.5 3 4 2 6.25 5 6 14 0.5 7 8 4 8.25 9 10 -1 0.0821 0 0 -1 -0.03523 0 0 37 0.6202 11 12 -1 0.02581 0 0 -1 -0.1279 0 0 -1 0.05948 0 0 36 6.5 13 14 -1 -0.1879 0 0 -1 -0.009801 0 0`;

/** Made by `npm run learn:links`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the words of a link (`wording.ts`) speak for its being meant, in hundredths of log-odds. */
export const wordTable = `bias -262
host 3ds 249
host account 10
host accounts 29
host app 96
host apply 120
host area 106
host ballot 107
host ballots 48
host book 18
host ci -192
host click -36
host ct -83
host ctrk 34
host docs -205
host e -55
host espace 90
host firma 72
host go 75
host help -118
host id 125
host join 21
host kalpi 330
host konto 169
host link -38
host links 28
host m -120
host mail -7
host meet -262
host mijn 200
host my 118
host mypage 52
host news -117
host notify 249
host oma 100
host online 65
host opac 61
host parents 62
host passwords -17
host poczta 29
host portal 198
host rota 38
host secure 169
host sede 203
host sign 361
host signer 15
host status -169
host t 9
host url4417 37
host us3 124
host vault -114
host verein 14
host verify 180
host visit 36
host vote 139
host voto 140
host wiki -115
host www -124
own 00 25
own 000 73
own 0000 -123
own 00000 -183
own 00000000 164
own 00b 308
own a 100
own aannemen 337
own ablehnen -166
own about -203
own abrir 142
own abrirla 283
own ac 306
own accept 834
own accepter 148
own access 11
own accord 26
own account 131
own aceitar 487
own aceptar 375
own activar 204
own activate 538
own activer 243
own activeren 247
own activity -123
own adatkezeles -264
own adatvedelem -39
own add -54
own address 70
own adres 338
own adresse 242
own adressen 328
own adresu 427
own afmeld -26
own afmelden -56
own agb -14
own agenda -219
own agree 76
own aide -117
own aktivalasa 230
own aktywuj 169
own akun 316
own alla 152
own allow 273
own android -135
own anmelden 479
own anmeldung 113
own annehmen 549
own another -69
own app -150
own approve 792
own apri 282
own aprovar 591
own aqui 127
own ask -39
own assinar 396
own at -125
own attiva 449
own au 65
own auth 496
own authorize 234
own autorizar 420
own autorizza 223
own avaa 382
own avanmal -39
own avregistrera -36
own avsluta -80
own back 56
own baixar -18
own baja -119
own ballot 257
own basket -264
own be 55
own become 327
own beitreten 388
own bekrafta 50
own bekreft 300
own belirle 288
own ben -104
own berhenti -244
own bestatigen 466
own bestellung -18
own bevestig 183
own bevestigen 270
own bikes -161
own block -243
own blog -32
own book -43
own bora 337
own browser -179
own buraya 282
own business -375
own by -112
own cancel -141
own cancelar -321
own cennik -5
own change 17
own changelog -12
own chat -34
own chce 62
own check -15
own choose 86
own cik -58
own cikanlar -3
own claim 47
own clave 507
own click 182
own clique -55
own cliquez -15
own cloudberry -61
own code 362
own codigo 366
own come 105
own complaints -8
own conferma 351
own confermo 393
own confirm 662
own confirmar 494
own confirme 546
own confirmer 408
own confirmo 376
own consegna -106
own consent 120
own contact -77
own continue 513
own contrasena 500
own contul 354
own convite 57
own copy -54
own correo 104
own criar 85
own d 33
own datenschutz -86
own daveti 278
own de -140
own decline -301
own delete -95
own deletion 94
own des -108
own desabonner -375
own desbloquear 48
own descadastrar -149
own descargar -6
own desk -131
own device 212
own disiscriviti -139
own dispositivo 444
own do -24
own document 225
own documento 46
own doe 247
own dogrula 552
own dolacz 288
own don -243
own donnees -64
own donner 88
own door 49
own download -146
own du -89
own dung 433
own dzieci -9
own e 51
own eingeben 266
own el -24
own email 107
own endgultig 251
own energy -25
own enrolment 278
own enter 566
own entra 428
own entrar 729
own entrer 139
own erase 18
own espace 350
own este 201
own everything 63
own example 184
own facebook -277
own fees -6
own festlegen 142
own finish 499
own fiok 114
own firma 513
own firmar 43
own first -22
own fler -38
own fra -205
own fraud -117
own freeze -398
own freigabe 100
own freigeben 491
own freischaltung 79
own gate 185
own geef 127
own gerer -3
own gestisci -219
own giris 109
own git -20
own go 338
own godkann 381
own going 144
own google -32
own gor -98
own grant 534
own har 343
own haslo 310
own help -366
own her 138
own here 437
own herstel 157
own heslo 230
own het 121
own hier 257
own house -27
own how -552
own http 76
own https 101
own hub 366
own hulp -236
own human 244
own huy -56
own hytteboka 298
own hyvaksy 277
own i 145
own ici 184
own ik 69
own impressum -166
own imprint -46
own in 142
own indirizzo 295
own inga -11
own inkwell -291
own inloggen 317
own instagram -204
own install -22
own inte -135
own integritet -85
own invitation 163
own invito 234
own is -135
own iscrizione -37
own it 78
own itt -43
own ja 612
own jak -8
own je 38
own jelszot 429
own jetzt 60
own join 602
own kabul 158
own kata 106
own keep -70
own key 11
own keys -123
own kies -23
own kliknac 197
own know -88
own kod 257
own koden 433
own kodu 25
own konto 273
own koodi 261
own koppel 256
own kutsu 134
own kvkk -171
own l 266
own la 125
own laisku -21
own larder -14
own las -46
own le 90
own leave -288
own legal -201
own legales -44
own leiratkozas -123
own let 280
own lien 105
own like -249
own limit -145
own line -93
own linea -293
own link 249
own lire -114
own list 109
own lista -60
own ll 103
own lo -3
own lock -236
own log 201
own login 376
own look -207
own loom 66
own loschen 109
own losenord 263
own m 195
own ma 73
own mail 3
own mails -134
own make 143
own manage -3
own mare -84
own me 311
own med 107
own mee 131
own melden -4
own mentions -76
own merge 42
own met 101
own meu 169
own mi 265
own mijn 45
own min 402
own mina 266
own mine 267
own mon 106
own more -9
own mot 82
own my 329
own na -52
own naar 305
own name 90
own nao -288
own nastavit 108
own ne -114
own nee -374
own nein -44
own nej -44
own neues 157
own newsletter -17
own ngay 255
own nicht -7
own nieuw 290
own nimbus -55
own no -547
own not -318
own note -63
own notice -33
own notifications -67
own nove 75
own now -150
own nu -149
own nytt 390
own o 131
own odber 145
own odhlasit -314
own odjava -138
own off -123
own offer -622
own old -164
own onay 515
own onayla 446
own onayliyorum 93
own ondertekenen 161
own one 254
own online -79
own open 291
own oppna 62
own or -47
own order -9
own osoite 202
own otra 6
own oui 488
own our -104
own out -300
own outlet -73
own ouvrir 306
own over -310
own pa -92
own packing 143
own page 378
own pagina 616
own pair 258
own parola 201
own passe 568
own password 603
own passwort 394
own pasta -74
own pause -7
own pdf -288
own pedido -97
own pentru -18
own people -220
own peru -191
own phone 230
own photos -74
own php 71
own pin 195
own piu -103
own plan -33
own play -129
own please -255
own points -8
own policy -67
own pomoc -10
own portal 158
own posta -103
own potager -51
own potvrdit 356
own potvrzeni 360
own potwierdzam 451
own pour 200
own pozvanku 338
own preferences -185
own preferenze -102
own prepare 24
own press 147
own prices -32
own privacidad -81
own privacidade -84
own privacy -359
own privee -66
own pro -84
own profil -3
own profile 53
own promo -224
own put 94
own q -16
own quero 64
own qui 159
own quick -6
own raise 47
own read -185
own reading -137
own receber 210
own receipt 9
own rechaza -113
own rechazar -159
own refuse -197
own reject -695
own rejoindre 225
own release 228
own remove -396
own report -228
own reset 306
own restore 22
own review 186
own rezygnacja -16
own riconoscere -46
own rodo -122
own rules -119
own s 92
own saisir 81
own sale -3
own salt -141
own sandi 49
own save -55
own sayfasina 110
own scarica -18
own screen 362
own se -143
own seat 141
own secure -129
own security -74
own see -325
own seguir -45
own seite 363
own selaimessa -415
own send -80
own senha 452
own set 143
own setari -24
own settings -308
own share -208
own shop -82
own shopping -83
own si 483
own sie -17
own sifre 48
own sign 320
own signer 716
own signing 224
own sisaan 337
own sivulla 147
own sono 303
own source -334
own sovy -30
own sperren -103
own staging -51
own start 189
own started 147
own statement 209
own status -277
own step 329
own stop -223
own store -369
own straight 375
own strance 251
own strava -15
own strone 321
own stronie 74
own su 229
own suong -40
own supprimer 354
own survey -134
own switch 89
own t -140
own table 301
own tak 98
own take 88
own tamamla 123
own tap 196
own tela 135
own telegram -50
own tell -47
own terms -71
own the 109
own there 270
own this 125
own thread -65
own tietosuoja -47
own til -257
own toque 327
own tour -35
own transfers 29
own trouble -272
own trust 11
own try -1
own tu -74
own turn 168
own tv 7
own twitter -100
own two -393
own type 77
own udaju -61
own uitnodiging 196
own uitschrijven -115
own uni 107
own unirme 164
own unlock 559
own unsubscribe -353
own up 47
own us -413
own ustaw 197
own uw -66
own vahvista 245
own valg 360
own validar 368
own valide 379
own valider 48
own van -23
own vao 352
own ver -362
own verification 84
own verifikasi 374
own verify 523
own vie -67
own view -176
own visa -162
own voir -311
own voorwaarden -2
own w 237
own wachtwoord 197
own want 388
own wasn -317
own web -31
own webinar -411
own weiter 427
own what -381
own whatsapp -92
own why -500
own wiadomosci -125
own with -56
own withdrawal 9
own works 192
own writing -51
own www -231
own wylacz -68
own wypisz -101
own x -49
own xac 454
own yenile 269
own yes 466
own your -129
own youtube -124
own za 89
own zaloguj 461
own zobacz -50
own zu 190
own zugang 326
own zur 232
own воити 318
own да 417
own моя 126
own не -211
own пароль 357
own поехали 237
own так 290
own это 136
own בחירת 280
own חדשה 124
own כאן 75
own סיסמה 97
own ادخال 52
own الدعوه 175
own تاکید 274
own تایید 175
own صفحه 323
own قبول 100
own هنا 310
own کلمه 246
own करें 155
own नया 110
own पासवर्ड 96
own बंद -203
own ยืนยันอีเมล 265
own 下载 -1
own 帮助中心 -3
own 立即激活 201
own 立即验证 113
own 退订 -220
own 隱私權政策 -17
own 验证邮箱 139
own 가계부 -38
own 가기 122
own 네 409
own 로그인 247
own 로그인하기 238
own 보기 -51
own 비밀번호 321
own 수락하기 298
own 승인 108
own 알림 -95
own 여기 63
own 열기 215
own 이메일 477
own 인증번호 144
own 페이지 190
own 확인 161
path aa 64
path aab -135
path aai 13
path ab 62
path ablehnen -126
path abmelden -8
path about -42
path ac 87
path acb 11
path accept 604
path acceso 118
path accetta 244
path accord 211
path account 18
path aceitar 152
path ack 61
path act 85
path action 121
path activar 227
path activare 215
path activate 441
path ad 61
path adatkezeles -12
path adf 41
path af 68
path afe 25
path agree 71
path ajuda -14
path ak -3
path aktivace 133
path aktywacja 97
path akun 240
path allow 315
path am 36
path anmelden 385
path annehmen 241
path ap 265
path approvals 235
path approve 401
path aprobar 256
path aq 15
path area -40
path as 50
path aspx 184
path at 61
path attiva 184
path auth 234
path authorise 229
path av -39
path aw -39
path ax 93
path ay 154
path az -30
path ba 26
path bai -125
path baja -28
path bb 136
path be 118
path bekraeft 446
path bekrafta 418
path bekreft 72
path bestaetigen 291
path bestaetigung 130
path bevestig 126
path bfe -127
path bh 173
path bilet 256
path bind 179
path bk 55
path block -44
path blog -57
path bloquear -86
path bm 21
path bn 25
path bp 171
path bq -13
path bt 95
path bye 18
path bz 37
path ca 142
path caa 158
path cabe 182
path calendario -60
path callback 64
path campaign -14
path cancel -248
path case 19
path cay -69
path cbd 193
path cc 31
path cd 5
path cdd 39
path cdt 195
path ce 84
path cf 21
path cfb -8
path cfd 357
path cg -122
path cgi 52
path ch 219
path change -126
path cj 23
path cl 12
path claim 386
path clave 67
path click 28
path code 174
path codigo 263
path compte 90
path conferma 249
path confirm 298
path confirma 261
path confirmar 317
path confirmation 168
path cont 231
path contact -146
path cr 57
path cs 63
path ct 23
path cwj -13
path cz -109
path da 52
path datenschutz -9
path db 77
path dc 43
path dd -40
path decline -303
path deny -311
path desbloquear 295
path device 171
path df 96
path dfd 260
path dj -46
path dkz 92
path dl 121
path do 58
path doc 30
path dogrula 315
path dolacz 123
path download -139
path dp 18
path dx 14
path dy -20
path ea 28
path ec 85
path ed 119
path edax 170
path edd 156
path ee 20
path ef 85
path eg 76
path eh 162
path einladung 41
path ej -32
path email 84
path enter 250
path entrar 325
path entrer 156
path entry 120
path eob -116
path ep -73
path epivevaiosi 110
path epost 79
path eq -5
path erase 57
path es 50
path et 153
path ev -68
path event -3
path ex 41
path example -14
path expires -64
path export -80
path eyj 211
path eyjhbgcioi 1
path ez -27
path fa 25
path faa 276
path fae 106
path faq -122
path fbd 257
path fc 122
path fd 7
path fe 32
path fees -61
path ff 61
path ffa 141
path ffe 31
path ffee 195
path fg 175
path fh 219
path fiok 57
path firma 11
path first 153
path fj 40
path fm 174
path fn 67
path fo -2
path fp 44
path fq 65
path freeze -314
path freigabe 191
path ft 41
path ftm 450
path fu -83
path fverify 227
path gb -56
path giris 356
path gm -115
path go 144
path godkann 64
path gp 78
path gr 2
path grant 268
path gs -29
path guest 341
path guide -112
path gv 65
path hash 279
path haslo 46
path hc 5
path he 49
path hello 268
path help -342
path heron 94
path heslo 25
path hf -21
path hj -15
path hk -54
path hn -25
path html 63
path https -100
path hv 22
path hw 24
path hy 50
path iau 282
path ic 68
path id -37
path ii 137
path ik 15
path im -37
path in 247
path inbjudan 35
path inc -14
path index 33
path inn 35
path inscription 509
path invitacion 288
path invitations 49
path invite 258
path io 61
path iq -71
path issues -138
path it -62
path iw 129
path ja 77
path je -9
path jelszo 5
path jg 47
path ji 126
path jihuo 346
path jn 117
path join 348
path jp 25
path js 135
path jsf -92
path jw -52
path jx 167
path kabinet 65
path kakunin 401
path kb 119
path kd 84
path key 168
path keys -3
path kh 225
path ki -20
path kirjaudu 155
path kk 91
path km 129
path kod 315
path kode 171
path kontakt -11
path konto 168
path kq 147
path kqe 137
path kr 26
path kt 104
path la 129
path labs 134
path lang 95
path ld 101
path lf 119
path lien 122
path lii 144
path link 179
path lks 89
path ll -114
path lm -15
path ln -5
path lnk 27
path lock -29
path lqm 236
path lr -54
path ls 37
path lt 152
path lv 5
path lw 60
path lz 192
path magic 364
path mail 11
path manage -105
path mc 108
path mdp 52
path med 14
path member 314
path members 77
path menu -71
path mf 28
path mg 15
path mij 50
path min -9
path mk -20
path mm 133
path mp -6
path mq 6
path mr 8
path mu 142
path mv 100
path mz 91
path nd 63
path nee -71
path nf 35
path ni -110
path no -253
path nouveau 165
path nova 600
path np 132
path ns -17
path nt 89
path nueva 47
path nw 97
path nyckel 144
path nz -26
path obnova 17
path odemknout 26
path odjava -8
path off -13
path ok 233
path on 86
path onay 260
path onayla 144
path open 239
path ops 117
path optin 152
path optout -87
path or -176
path order -104
path orders -33
path ordini -14
path otp 233
path overeni 113
path overit 46
path oz 36
path pair 163
path paper -7
path parola 61
path password 273
path passwort 48
path pastas 251
path patron 379
path payouts 144
path pb 83
path pdf -329
path pedido -34
path peru -20
path pf -5
path php 50
path pi -77
path pin 113
path pochta 10
path podpis 243
path pomoc -32
path potvrda 151
path potvrdit 476
path potvrzeni 300
path potwierdz 280
path pozvanka 249
path pp 1
path ppz 117
path pq 26
path pr 102
path prihlaseni 116
path privacy -135
path promo -85
path pt -87
path pu 83
path public 12
path pw 136
path pwd -54
path py 73
path pz 158
path qa 9
path qc 89
path qcj 92
path qg 92
path qk 74
path ql -76
path qm 199
path qp 58
path qr -130
path qs -134
path qu 163
path qv 7
path qx -22
path raktas 100
path ramz 198
path rechazar -75
path rechnung -29
path recover 61
path reddet -39
path ref 14
path refuse -8
path register 177
path registrace 108
path reject -319
path report -257
path req -28
path requests -1
path reset 561
path restablecer 91
path restore 42
path rid 112
path rl 14
path ro 1
path rp 44
path rpb 38
path rq 11
path ru 86
path run 7
path sair -81
path security -41
path sek 181
path sessions -244
path settings -85
path sf -15
path sg -153
path sh -61
path shop -30
path si 4
path sid 211
path sifirla 158
path sifre 249
path sig 100
path sign 249
path signature -11
path sim 304
path sj -83
path sk 79
path sl 54
path sn 66
path som 122
path sp 10
path sperren -78
path spq 96
path sq -24
path sr 20
path ss -8
path sspr 118
path st 134
path start 24
path stay -164
path step 39
path stop -167
path store -19
path subscribe 162
path summer 179
path support -171
path tak 273
path tap -50
path tc 3
path terms -249
path test 140
path ticket 9
path tj -68
path tk 10
path tm -90
path to -164
path token 139
path tp 105
path tq 76
path track -83
path transfer 40
path trips -41
path tt 6
path tv 148
path tw 48
path tx 55
path ub 3
path ud 35
path ue 47
path ug 140
path uitnodiging 10
path ulang 106
path um -179
path unlock 537
path unsub -167
path unsubscribe -125
path up 40
path upn 10
path ur 43
path user 82
path utm -177
path uusi 428
path uy -6
path uzm 223
path va 103
path vahvista 294
path validar 297
path valider 25
path vat 520
path vb -47
path vc 45
path vd 41
path verif 21
path verifica 149
path verificar 192
path verifikasi 37
path verify 331
path vf 79
path via 53
path vid 185
path vk 149
path vorgang 5
path vq 85
path vr 155
path vu 69
path wa 65
path wake 86
path wc -37
path wd 69
path wejscie 75
path welcome 164
path wg 25
path winter -87
path wis 84
path wj -17
path wo 150
path wq 112
path wt 192
path ww 216
path wx 12
path wypisz -2
path xac 10
path xg -69
path xi 71
path xj 203
path xk 56
path xo 32
path xp 38
path xq 57
path xt 90
path xu -49
path xv -17
path xw 70
path yb 51
path yc 113
path yd 43
path yes 196
path yh -15
path yl 6
path ym -72
path your -84
path yq 92
path yqe 178
path ys 53
path yt 146
path yx 57
path yz 141
path zamitnout -185
path zf -88
path zh 44
path zk 11
path zq 110
path zr 103
path zv -2
path zx 21
path zy 32
path zz 27
said 0 -24
said 00 -64
said 000 -106
said 0000 -149
said 00000 -162
said 000000 -122
said 0000000 72
said 00000000 -227
said 000000000 -270
said 00000000000 -137
said 0a0 422
said a 12
said ablehnen -112
said abra 198
said aby 69
said acceder 29
said accept 193
said accepter 353
said account 65
said accounts -199
said aceitar 354
said aceptar 34
said acesse 80
said activate 428
said adatkezeles -91
said adatvedelem -33
said add -208
said added -174
said address 188
said adoszam 504
said adres 287
said adresine 197
said adresse 261
said adressen 14
said after -3
said afterwards -310
said agenda -194
said agree 118
said agreement 153
said aici 56
said aide -166
said air -52
said ait -39
said ajuda -154
said alabbi 124
said albo 29
said all -3
said alle -121
said allergens -39
said already -276
said also -323
said alternatively 211
said am 247
said an 87
said and 23
said android -289
said ange 137
said annehmen 45
said annuler -92
said ansehen -17
said answer 83
said apart 59
said app -153
said appen -105
said approve 108
said apra 7
said apri 72
said aps -12
said aqui 145
said ar 36
said article -134
said as -122
said asagidaki 246
said ask -4
said asked 34
said au 133
said audio -58
said auf 152
said aufrufen 65
said authorise 162
said authorize 283
said autorizar 294
said avaa 276
said avisos -70
said ayuda -88
said az 324
said baglantiyi 47
said baja -75
said bam 5
said ban -82
said bantuan -74
said bar -7
said barn -212
said basta -282
said be 107
said before 74
said below -92
said berhenti -150
said berikut 344
said bestatige 163
said bestatigen 21
said betalen -19
said bezpecnost -8
said bis 169
said bitte 263
said blog -242
said borrow -136
said bouton 107
said box -55
said brandt -96
said brno -2
said browser 83
said bu 88
said button 485
said bv -58
said ca 52
said cabina 114
said cad -81
said calendario -83
said cancel -115
said cancelar -19
said candidates -222
said card -170
said carry 1
said ce -23
said ceci 8
said cel 385
said celular 301
said cennik -73
said cerut 8
said change -26
said changes 125
said chat -27
said choose 33
said cislice 195
said clic 376
said click 198
said clicking -424
said clique 113
said clock 40
said close 38
said closed 273
said club -56
said co -79
said code 163
said codice 164
said codigo 143
said collegamento 289
said comes 161
said como -40
said complete -1
said computer 273
said concluir 163
said conferma 150
said confermo 344
said confidentialite -61
said confirm 234
said confirmar 224
said confirme 124
said confirmed 162
said confirmer -10
said connect -738
said connecter 28
said console -84
said consulter 420
said contact -267
said continue 408
said contrasena 245
said contul 6
said copia 333
said copie 20
said copy 8
said correo 83
said could -75
said cuenta 107
said cyn 3
said danke 95
said dann -38
said dans 73
said dat 190
said datenschutz -126
said days -35
said de -32
said dear -71
said december -59
said decline -133
said decouvrir -58
said dein 78
said del -113
said delay -7
said delete -243
said deletion -90
said dem 38
said den 125
said denne 87
said depuis -8
said der 100
said des -43
said desabonner -103
said desinscrire -74
said desk -158
said deze 14
said dias -9
said dichiarazione -103
said did -226
said die 114
said diesem 163
said digite 64
said digiti 86
said digits 138
said direccion 21
said dit 63
said do -84
said docs -252
said document 241
said documents -67
said does 139
said dogrula 252
said dogrulama 17
said donnees -17
said download -239
said draft -338
said drop -76
said du -64
said dudas -218
said due -55
said dziala 178
said e 18
said editor 101
said een -72
said ei 203
said ein 367
said einmal 250
said eintippen 104
said eintragen -24
said elektronik -5
said eller -53
said else 133
said em 123
said email -31
said en 20
said enter 317
said entra 205
said entrar 361
said entre 299
said espace 212
said esta 140
said estado -51
said este 92
said et -42
said ett 109
said eur 420
said even 167
said example -49
said expire -278
said facebook -109
said family 50
said fenetre 223
said filled 241
said find -181
said fine 258
said finish 23
said fino 53
said firma 156
said first -125
said fiscal -16
said follow 128
said following 39
said for 61
said forum -304
said free -215
said friend -181
said from -103
said fungua 312
said ga 539
said games -87
said gate 226
said gdpr -18
said geht 187
said gmbh -29
said go 358
said goes 226
said good 69
said guide -47
said haben -246
said har 302
said has 21
said haslo 283
said help -349
said her 171
said here 235
said herstelcode 23
said hesla 71
said het 85
said hier 182
said ho 253
said home 26
said hours -116
said how -322
said hulp -29
said i 129
said ici 186
said icin 52
said if -64
said ignore -39
said ik 309
said ikke -98
said il 77
said ilk -90
said impressum -197
said imprint -28
said in 77
said incolla 387
said inden 76
said indirizzo 285
said information -253
said ingrese 252
said inkwell -170
said inloggen 233
said inserisca 114
said instagram -199
said instead 55
said inte -188
said integritet -91
said internet -326
said into 243
said invitacion 40
said invitation 237
said invitations -19
said invited -100
said invito 13
said iphone -138
said is -60
said isle -228
said isn -87
said issue 65
said ist -147
said it 125
said its 226
said ja 165
said je 59
said jesli 367
said jest -136
said jetzt 131
said join 243
said june 28
said just -66
said kabul 555
said kalender -62
said ke 9
said keine -52
said klik 302
said kliknac 94
said klo 178
said know 78
said kod 195
said kodu 115
said kontakt -57
said kontu 81
said krakow -88
said kun 17
said kvkk -92
said la 58
said lai 399
said lapses 85
said laptop 1
said las -37
said last -2
said le 41
said leave -30
said left 109
said legal -69
said legales -1
said ler -156
said let 235
said liegt 95
said like -16
said line -48
said link 160
said links -57
said lire -71
said liste -4
said listen -44
said livrare -62
said ll 36
said login 104
said logs 164
said look -93
said lost 105
said ls -29
said ltd -59
said ma 65
said mai 77
said mail -1
said mails -60
said mais -230
said make 130
said manual -232
said map -147
said march -174
said marquee -161
said mas -67
said masz -193
said me 157
said med 313
said medlem 135
said mee 26
said meeting -41
said meg 360
said melden -39
said mengaktifkan 67
said mentions -2
said met 140
said mi 127
said mina 178
said missed -139
said mon 163
said more -82
said mot 254
said move -64
said mozesz 100
said mult 178
said my 366
said na 97
said nach 213
said nada -135
said nam -41
said name 127
said nao -163
said nase -71
said nebo 100
said need 6
said needed 149
said neka 216
said neues 176
said never -388
said new 80
said neznate -159
said nicht -72
said nie -371
said niet -238
said no -183
said nome 41
said non -387
said nos -7
said not -261
said note -172
said notebook -197
said nothing 13
said notice -24
said nove 322
said now -126
said nowe 113
said nr 84
said nu -26
said nueva 185
said number 163
said numero 90
said nytt 249
said och 5
said oder -25
said odkaz 207
said odwolanie -7
said of -16
said off -63
said office 115
said offline -14
said offnen 274
said old -66
said oldalt 116
said olomouc -14
said on 102
said onayla 153
said once 159
said one 236
said ones -165
said online 85
said open 258
said opening 185
said oppna 135
said oppure 72
said options -41
said or 6
said order -170
said os 290
said osoitteessa 284
said otworzyc 16
said ou -3
said our -174
said out -41
said ouvrez 35
said ouvrir 149
said over -130
said overovaci 64
said ozel 72
said pa 96
said paaset 196
said page 264
said pagina 558
said para 176
said paraphe -27
said parking -194
said pas -126
said paso 147
said pass -141
said passcode 226
said password 75
said passwort 197
said pause -137
said payment -128
said pdf -178
said pentru 52
said per 13
said person -228
said personvern -19
said peru -96
said photos -54
said piatek -102
said piazza -36
said pick 73
said picture 96
said pin 53
said plan -150
said platbu -60
said please 292
said pm 198
said podac 58
said policy -481
said por 100
said pour 281
said prefer -166
said preferences -232
said press 162
said prestataire -38
said prices -48
said privacidad -46
said privacidade -124
said privacy -337
said proceed 306
said profile 125
said prolonger -21
said promo -295
said prosze 201
said public -511
said puede -99
said put 133
said que -30
said questions -258
said questo 220
said queue -69
said qui 56
said rad -25
said rather -177
said read -247
said ready 121
said rechnung -11
said recibirlo -68
said recipes -95
said refuse -220
said registraci 127
said regulamin -22
said release 11
said remove -13
said rendez 189
said repay -23
said reply -134
said report -172
said request 94
said requests -85
said reset 123
said rezygnacja -68
said right -46
said rodo -149
said rua -9
said rules -122
said s -40
said saisir 102
said saisissez 133
said salasana 66
said salt -94
said same 266
said save -21
said screen 100
said scrivetemi 302
said se 91
said seal 77
said see -285
said seguir -50
said sei -1
said seite 206
said semaine -63
said semana -240
said sen -64
said sendung -3
said senha 418
said services -120
said ses -184
said sessions -24
said set 116
said settembre -48
said settings -83
said seu 73
said shop -151
said shut -167
said si 139
said sich -59
said sie 216
said sifrenizi 52
said sign 243
said since -23
said sinon -71
said site -38
said siz -250
said ska 52
said skip 68
said skriv 517
said slides -32
said so 282
said sobald 31
said sofort -162
said someone -29
said something -59
said sorulan 214
said sovy -51
said soy 110
said spam -71
said sperren -83
said srl -154
said staging -67
said star -97
said start 67
said status -180
said stay -111
said stays -57
said ste 120
said step 175
said stop -197
said store -153
said strance 101
said studio -53
said studios -269
said su 259
said subject 29
said subscribers 249
said sul -100
said support -72
said sur 290
said sure 300
said swap -51
said t -201
said tab 243
said tai -120
said tak 7
said takes 35
said tambien 103
said tampere -69
said tap 435
said tapez 130
said tast 116
said tautan 24
said te 143
said terima 412
said terms -15
said than 29
said thank 122
said thanks 16
said that 263
said the 11
said them 102
said there 93
said these 145
said this 10
said through 149
said ti -46
said ticket -131
said tickets -89
said tienes 43
said tietosuoja -33
said tiktok -21
said till -8
said time 18
said times -236
said tin -27
said tips -136
said tl 436
said to 8
said toch -87
said together 306
said tot 175
said track -20
said transcript -59
said trouble -118
said trovi -371
said try -10
said tus 63
said tv -12
said two -79
said type 224
said typing 6
said u 179
said ultimo -40
said um -76
said un 23
said una 17
said und -222
said under -191
said unless -91
said unlock 20
said unsubscribe -253
said unter 1
said until 3
said untuk 130
said up -10
said upgrade -200
said url -210
said us -181
said use 47
said usual -8
said uur 30
said uw 21
said va 106
said vale 195
said valid 32
said valider 101
said valido 115
said valj 50
said van -79
said vao 482
said var -136
said varauksen 216
said varet -148
said vault -60
said ve 109
said veckans -39
said vedi -63
said veja -70
said ver -231
said veranlasst -161
said verde -67
said verify 164
said vez 150
said vi 36
said via -26
said view -275
said visit 84
said visite -72
said visiting 319
said voce -57
said voir -227
said vos -12
said vote 74
said voting 192
said votre 225
said vous -144
said vragen -87
said vul 523
said w 141
said wa 7
said wachtwoord 373
said want 19
said wants -191
said was -174
said wasn -100
said we 78
said webinar -1
said week -164
said what -202
said whatsapp -153
said where 104
said while -432
said why -161
said widerruf -145
said will 126
said winter -44
said with -167
said withdraw -44
said withdrawal 11
said within -61
said work 200
said wpisac 259
said writing -26
said wrong -431
said wypisz -298
said x -127
said y 33
said ya 350
said yardim -52
said yaziniz 162
said yes 205
said yn 2
said yo 4
said you -51
said your -19
said yours 130
said zalo -31
said zamitnout 315
said zaproszenie 224
said zarizeni -4
said zde 99
said zugang 178
said zur 107
said για 124
said και -5
said σασ 374
said στη 620
said τησ -42
said в -87
said воити 132
said вы -86
said да 68
said для 105
said или 181
said не -72
said нет -11
said щоб 119
said это 68
said я 275
said את 82
said כדי 330
said לא 123
said סיסמה 32
said الرابط 66
said الصفحه 174
said او 93
said ب -45
said تعیین 89
said شکرا 54
said شیراز -11
said فی 9
said لا 272
said کنید 181
said में 404
said यह 416
said してください -190
said ヘルプ -25
said 公告 -78
said 利用規約 -4
said 客服 -36
said 帮助中心 -52
said 您好 224
said 號 -100
said 請於 224
said 请 360
said 輸入 332
said 退订 -54
said 네 243
said 눌러 63
said 아래 244
said 안내 -27
said 이 24
said 이메일 199
said 이번 -107
said 입력해 592
said 자주 -12
said 제가 -108
said 질문 -26
subject 0 -62
subject 00 -93
subject 000 -20
subject 0000 -1
subject 00000 -32
subject 000000 -44
subject 00000000 -96
subject 00호 -129
subject 0b -31
subject 0pm 353
subject a -30
subject aan -51
subject aangifte 416
subject aboard 272
subject accept 36
subject acces 99
subject access -10
subject accesso 1
subject account -23
subject accountant 36
subject acontece -39
subject action 41
subject activa 118
subject activate -104
subject active -11
subject activeer 45
subject added -9
subject address -109
subject adherent -34
subject adhesion 136
subject adres -290
subject adresinizi -68
subject adresse 5
subject adresu -136
subject agm 2
subject aktywacja -11
subject almost 691
subject alumni 8
subject am -33
subject amendment 112
subject and -21
subject api -132
subject appareil -31
subject approval -13
subject are -109
subject area 23
subject arriving -95
subject as -24
subject aspetta -8
subject at -20
subject aterstall 22
subject ative 329
subject attend 103
subject au -85
subject aunt -263
subject auth -84
subject authorise 201
subject automatic -666
subject autoriza 109
subject autorizacion -116
subject autorizza 267
subject autoryzacja -69
subject az 596
subject b 391
subject back -9
subject backup -114
subject baglantiniz 328
subject bakers -68
subject ballot 12
subject ban -75
subject bank 60
subject bao -167
subject basvurunuz 42
subject bea 239
subject before -282
subject bekraft -118
subject bekrafta -71
subject below 45
subject belum -21
subject bereit -386
subject bestatigen -92
subject bestatigt -90
subject bestatigungscode -36
subject beta 224
subject betaling 105
subject bevestig 24
subject bien -338
subject bienvenue 382
subject bij -88
subject billing -106
subject bizden -52
subject board -129
subject bolletta -162
subject brandt 44
subject bridge -291
subject bu -1
subject bugun -42
subject by -220
subject c 80
subject call -20
subject card -153
subject casa 94
subject casella -72
subject cassetta 65
subject celular 127
subject certificate -17
subject change 47
subject changed -168
subject check -54
subject chegou 67
subject choose 203
subject cie 60
subject cifre 273
subject cihazdan -127
subject cikti -290
subject class -13
subject cle 61
subject cli 53
subject close 28
subject co -100
subject cobalt -6
subject code -101
subject codes -65
subject codice 80
subject codigo -97
subject coletul -61
subject colis -292
subject collect -33
subject come 255
subject commande -60
subject comment -148
subject como -311
subject compost -82
subject compte 96
subject confirm 14
subject confirma -41
subject confirmada -177
subject confirmation -69
subject confirme 3
subject confirmed -668
subject confirmee -128
subject confirmez 14
subject conformidad 361
subject connect 167
subject connexion -58
subject consent 255
subject consentimiento 139
subject consultation 7
subject contact 81
subject contract 259
subject contrasena -51
subject contrato 80
subject contului 19
subject correo 38
subject countersignature 335
subject created -197
subject critical -77
subject customer -33
subject czeka -26
subject d 44
subject da -5
subject dagitimda -246
subject dark -19
subject das -22
subject days -201
subject de -8
subject deine -20
subject delete -168
subject demande 228
subject den -15
subject dentro -82
subject der -3
subject di -4
subject did -50
subject die -10
subject dien -14
subject dig -184
subject digest -221
subject digital -27
subject digits -8
subject din -51
subject ditt -39
subject do -11
subject documents 11
subject dogrula -65
subject donor 252
subject door 124
subject double -304
subject dropped -67
subject du 107
subject due -6
subject e 25
subject ebok -11
subject eich 587
subject eingegangen -62
subject eingeladen 105
subject einladung 50
subject einmal -44
subject einmalcode -11
subject el 5
subject elkeszult -109
subject email -8
subject employee 180
subject en -103
subject endereco -93
subject engangskod -21
subject engangskode -20
subject enter -126
subject er -2
subject error -19
subject esqueceu -26
subject esse 228
subject est -231
subject esta -189
subject este -105
subject et -146
subject eth 3
subject etre -105
subject every 288
subject example -46
subject expired 100
subject expires 107
subject explained -105
subject export -10
subject failed -123
subject fake -831
subject faktura -203
subject falta 52
subject family 11
subject faster -259
subject fatura -222
subject faturaniz -6
subject ferrous 132
subject ferry 85
subject finish 23
subject firma -1
subject forgotten -178
subject freight -34
subject friend -467
subject from -99
subject fur -50
subject fv -52
subject fw 163
subject fwd 169
subject gateway -15
subject gazette 89
subject geandert -142
subject general -565
subject gerat -6
subject get -16
subject gift -259
subject giris -66
subject give -420
subject go -77
subject godkann -187
subject godkend 277
subject going -177
subject grazie -172
subject grupo -224
subject gullwing 117
subject hai -84
subject half -49
subject hand -117
subject har -66
subject has -56
subject haslo -129
subject hat -132
subject have -117
subject hc 224
subject health 161
subject here 145
subject hesabini -1
subject het -120
subject hoat 124
subject hold 121
subject horta -58
subject hour -211
subject household -7
subject how -361
subject human -75
subject i 5
subject id -93
subject ihr 20
subject ihre -56
subject il -109
subject in -58
subject inbjudan 144
subject inbox 69
subject indirizzo -15
subject inloggen 126
subject inloglink 183
subject inside 41
subject instructions -168
subject insurance -195
subject invitado 67
subject invitation -157
subject invitato 245
subject invoice -294
subject is -178
subject iscrizione -38
subject issue -382
subject ist -89
subject it -56
subject ja -125
subject jahresrechnung -155
subject jak -249
subject jednym 70
subject jobs -49
subject join -41
subject josephine -33
subject jouw 411
subject juniper -61
subject jusu 262
subject k -82
subject kamu 152
subject kc -12
subject keeper -155
subject kennwort 82
subject kettle -7
subject kich 47
subject kiosk 22
subject kirjaudu 40
subject kl -510
subject kliknieciem 2
subject kode 6
subject kodun -23
subject kuitti -44
subject kullanimlik -43
subject kvitto -111
subject l 22
subject la -22
subject lane -2
subject last -157
subject le -106
subject lease -43
subject ledger 209
subject left -177
subject let 135
subject licence -22
subject license -24
subject liegt -49
subject lien 101
subject lige -6
subject like 53
subject liked -35
subject linde -56
subject link 60
subject linux -36
subject loc 163
subject locker -24
subject loft -5
subject log 159
subject logbook -84
subject logga 174
subject login 10
subject logowanie -104
subject loi -172
subject los -35
subject lucia 179
subject lumen 29
subject lyon -114
subject ma -24
subject magic 57
subject mail 77
subject mails -400
subject main -47
subject mar -66
subject marrow 2
subject masuk 349
subject mat 18
subject matrimonio 83
subject may -46
subject meddelande 266
subject medlemssiden -37
subject meg 55
subject mei -107
subject members -187
subject mentioned -22
subject meridian -32
subject message -34
subject messages -105
subject met 105
subject meter -314
subject mi -104
subject midnight -393
subject mil -92
subject minutes -172
subject mit -76
subject modifie -113
subject month -3
subject more -54
subject moving 119
subject ms -202
subject museum -358
subject n 75
subject na -24
subject name 38
subject nearly 61
subject needs 177
subject neue -176
subject neues -24
subject never -39
subject new -138
subject nieuw -107
subject nieuwe -75
subject nieuwsbrief -16
subject night 4
subject niin -72
subject nimbus -70
subject no -98
subject noch -55
subject not -77
subject nouvel -97
subject nouvelle -134
subject nov -598
subject nova -23
subject november -254
subject novy 75
subject nowy 8
subject nuevo -73
subject numero 207
subject nuovo -101
subject ny -14
subject nytt -131
subject nº -89
subject o 26
subject obnova 24
subject obnoveni -66
subject octubre -195
subject odalys 86
subject of -48
subject off -144
subject oficina 34
subject og -115
subject ok 105
subject oktober -25
subject on -55
subject onay -11
subject onayi -2
subject onaylandi -97
subject once -52
subject one 62
subject online 30
subject ont -295
subject op -108
subject open -39
subject operator -147
subject ops 155
subject or 40
subject orchard -21
subject order -125
subject orderbekraftelse -207
subject otp -232
subject ottobre -112
subject our 145
subject out -373
subject ouvre 61
subject overovaci 26
subject owl 148
subject pa -85
subject pacco -317
subject paczka -240
subject page -11
subject paket -213
subject palavra 92
subject pan 202
subject paperboat 29
subject parcel -217
subject parent 104
subject parking -14
subject parolani -26
subject pas 61
subject paso 96
subject passcode -45
subject passkeys -45
subject password -13
subject passwort -75
subject patvirtinkite 310
subject payment -128
subject payout 36
subject payroll -121
subject payslip 10
subject pedido -194
subject per -51
subject photo -83
subject pin 12
subject pixelpond 26
subject please -3
subject plover -37
subject plumbing -27
subject pm 425
subject points -140
subject policy 48
subject polisa 133
subject popular -626
subject porta -9
subject portal -95
subject potvrzeni -219
subject potwierdz 210
subject poziva 308
subject pozvanka 45
subject pr -134
subject pra -167
subject prenotazione -88
subject press 199
subject preview 192
subject pro 1
subject production -163
subject profile 33
subject przestrzeni 15
subject purchase -47
subject q0 -71
subject qu -3
subject questions -31
subject quillfeather -249
subject ravi -185
subject re -246
subject reading -14
subject rebrand 10
subject receipt -123
subject rechnung -60
subject records -2
subject recovery 84
subject referto 324
subject registered -72
subject registration -30
subject registro 54
subject regisztracio 20
subject reimposta -23
subject rejestracje -273
subject release -12
subject reminder 57
subject remont -10
subject renews -71
subject replacement -165
subject replies -409
subject reply -211
subject reserva -94
subject reset -58
subject resident 35
subject restablece -40
subject results 112
subject returned -484
subject reunion -86
subject review -516
subject ricevuta -150
subject right 455
subject ro 315
subject room 36
subject rosalind -1
subject round -149
subject ruche 44
subject run 53
subject s -52
subject sa 16
subject saiu -92
subject salt -308
subject se -59
subject seat 205
subject seats 108
subject second -178
subject security -6
subject see 3
subject seguir 131
subject sender -284
subject sendung -162
subject seni -84
subject september -144
subject server -20
subject service -424
subject serviceportal -39
subject set 96
subject settlement 45
subject seu 45
subject seven -154
subject share 11
subject shared -104
subject shop -93
subject si 63
subject sign 67
subject signature 39
subject signing 37
subject sinu -48
subject siparisiniz -50
subject six -110
subject skipass 158
subject slow -28
subject snart 179
subject so -6
subject something -29
subject sowa -62
subject spot -43
subject staging 6
subject starting -129
subject statement -131
subject stromavbrott -73
subject student -78
subject studio -119
subject su 39
subject sua 18
subject subscription -18
subject sud -59
subject sulla -57
subject summary -437
subject sunday -140
subject supplier 82
subject suppression -147
subject table 116
subject tahlil 404
subject tallow 43
subject tap -62
subject tau -71
subject te 78
subject tek -112
subject tele -18
subject telefon 8
subject television 12
subject temporary 75
subject tern 8
subject tessellate 46
subject test -71
subject teu 95
subject thank -95
subject that -200
subject the -37
subject their -11
subject there 2
subject thing 95
subject things -107
subject thu -143
subject thursday -111
subject ti -48
subject ticket -38
subject tidewater -32
subject til 93
subject tilauksesta -107
subject till 58
subject time -123
subject to -13
subject toi -150
subject ton 17
subject totp -70
subject trade -9
subject transfer 52
subject tres -16
subject trust -2
subject tu -15
subject tua -27
subject tuesday -81
subject tuoi -312
subject two -130
subject twoje -83
subject ty -229
subject ucet 197
subject uhr -112
subject uj -69
subject un -60
subject una -124
subject undangan 145
subject undelivered -142
subject unterwegs -281
subject untuk 101
subject unusual -216
subject up -65
subject update 135
subject user 265
subject v 162
subject v0 -512
subject vahvista 40
subject validez -77
subject var 73
subject vas 60
subject velkommen -74
subject vence -196
subject verificacao -9
subject verificacion -1
subject verification -57
subject verified -221
subject verify -87
subject vertrag -66
subject very -36
subject via -166
subject vient -33
subject view 39
subject vincula 341
subject voor -50
subject vorgang 135
subject vos -135
subject vote 222
subject voting 168
subject votre 10
subject vous -17
subject vs 381
subject w -33
subject waiting 162
subject waitlist 399
subject want 40
subject wants 40
subject war -241
subject warehouse -154
subject was -143
subject water -595
subject way 67
subject week -595
subject weekend -101
subject weekly -357
subject welcome -258
subject what -62
subject windows -66
subject winter -132
subject wirklich -244
subject with -31
subject without -150
subject word 316
subject working 110
subject workspace -29
subject would 26
subject x -330
subject y -80
subject ya -45
subject yako 341
subject yapildi -117
subject yenile -25
subject you -29
subject your -45
subject yuk -39
subject z -154
subject zaloguj 16
subject zamowienie -183
subject zapis -204
subject zasilka -41
subject ze -76
subject zmiane -268
subject zugang 13
subject για -206
subject σασ -36
subject адресу 66
subject ваш -48
subject для -44
subject и -89
subject код 29
subject почту 52
subject підтвердьте 88
subject с -245
subject נשאר 96
subject רק 251
subject שלך -22
subject خطوه 11
subject شما -12
subject طلبک -49
subject فی -83
subject مفتاح 229
subject कोड 387
subject खाता 46
subject तैयार -22
subject पासवर्ड 204
subject है -15
subject 期 -231
subject 重設您的密碼 155
subject 기기 -31
subject 다시 186
subject 댓글이 -29
subject 로그인 176
subject 상품이 -161
subject 새로운 -221
subject 안내 -25
subject 이메일 10
subject 주문 -11
subject 주세요 -22
subject 확인 107
~own αιω 285
~own βαι 163
~own βεβ 98
~own δια -3
~own δικ 230
~own ιβε 57
~own ιμα 144
~own ιωσ 25
~own λογ -24
~own μαι 210
~own οδο 671
~own ορι 690
~own πιβ 10
~own ρασ -2
~own ροι -21
~own аро 172
~own вер 185
~own вои 39
~own від -99
~own дпи 51
~own дре 67
~own ени -33
~own еха 155
~own иня 712
~own кон -98
~own лат -114
~own нут 262
~own одп 232
~own оех 62
~own оит 269
~own орі 175
~own ост -135
~own отп -65
~own отр -33
~own пер -71
~own пло 540
~own под 183
~own пое 18
~own при 196
~own під 247
~own рат -36
~own рди 620
~own рол 115
~own сат -44
~own ткр 161
~own тор 69
~own тпи -105
~own тра 554
~own тро -334
~own тьс -150
~own ува 54
~own ути 94
~own уюс 193
~own хал 6
~own ься -104
~own юся 148
~own דשה 28
~own הצה -1
~own הרת -5
~own חדש 22
~own חיר 13
~own יסה 251
~own יסמ 7
~own ירת 4
~own כני 140
~own ניס 86
~own סיס 2
~own סמה 1
~own פוצ -134
~own צהר -2
~own קלי 527
~own שות -2
~own שימ -1
~own اشت -89
~own الا -188
~own الد 273
~own اکی 247
~own ایی 88
~own بری 339
~own تاک 4
~own تای 254
~own تعی 276
~own تفع 346
~own جدی 2
~own راه -12
~own راک -26
~own رید 26
~own شتر -1
~own ضغط 188
~own عنا -17
~own عیل 225
~own عیی 174
~own فحه 142
~own فعی 126
~own وصی -148
~own کید 20
~own یین 46
~own त्य 212
~own यता -148
~own याप 70
~own सत् 32
~own ायत -125
~own ्या 12
~own த்த 628
~own นยั 147
~own นอี 85
~own น้า 359
~own ยัน 40
~own ยืน 21
~own หน้ 173
~own อีเ 10
~own ันอ 5
~own ีเม 2
~own ืนย 1
~own เมล 1
~own よくあ -21
~own を入力 198
~own を完了 237
~own を見る -246
~own を開く 377
~own グイン 306
~own パスワ 87
~own ページ 133
~own ログイ 116
~own ワンタ 29
~own ワード 39
~own ードを 272
~own 一键登 213
~own 不再接 -39
~own 了する 116
~own 信停止 -90
~own 入力す 56
~own 入力画 476
~own 再接收 -91
~own 力する 29
~own 力画面 261
~own 助中心 -84
~own 即激活 60
~own 即验证 195
~own 完了す 69
~own 完成驗 132
~own 定する 334
~own 帮助中 -38
~own 常見問 -5
~own 成驗證 105
~own 招待を 364
~own 書類を 21
~own 本登録 407
~own 權政策 -6
~own 激活账 234
~own 确认页 357
~own 私權政 -10
~own 立即激 62
~own 立即登 386
~own 立即验 103
~own 置密码 485
~own 見問題 -6
~own 認して 170
~own 認する 345
~own 认页面 189
~own 证邮箱 166
~own 配信停 -98
~own 键登录 125
~own 隱私權 -7
~own 验证邮 88
~own 개인정 -33
~own 락하기 158
~own 밀번호 100
~own 비밀번 117
~own 수락하 132
~own 수신거 -63
~own 습니다 363
~own 신거부 -49
~own 용약관 -17
~own 이용약 -3
~own 인정보 -61
~own 인증번 5
~own 인하기 9
~own 입력하 160
~said 000 -71
~said url 213
~said απο 38
~said γρα 135
~said διε 392
~said ευθ 97
~said θυν 23
~said ιευ 12
~said κλη 80
~said ληρ 90
~said λογ -1
~said νση 4
~said οδο 460
~said ολο -11
~said ρωσ 24
~said υθυ 2
~said υνσ 5
~said авк -25
~said адр 310
~said али 96
~said ари -52
~said ати -119
~said выи 177
~said дит 560
~said дкр 164
~said ени -66
~said ерд 248
~said есн 34
~said иса -4
~said ист -63
~said ите 156
~said ити 357
~said ить -4
~said кон -83
~said лас 43
~said мен -29
~said ниц 233
~said нци -28
~said обы 272
~said ово 83
~said ока -281
~said омо -111
~said опл -178
~said ост -135
~said отк 125
~said пер 84
~said пис -119
~said пла -18
~said пом -20
~said пус -106
~said стр 46
~said сыл 71
~said тан -33
~said ткр 180
~said тра 40
~said тся 139
~said уск -50
~said цен -219
~said іль 240
~said іть 144
~said הקל 294
~said הרת -10
~said חלו -295
~said יסמ 52
~said כתו 175
~said לות -72
~said נגי -12
~said סיס 48
~said סמה 26
~said פוצ -175
~said פתח 146
~said צהר -1
~said שימ -159
~said תוב 36
~said ابط 161
~said ادخ 320
~said ادی -3
~said اشت -4
~said الح 18
~said الخ -50
~said الع 120
~said الم -26
~said امه -30
~said اهن -53
~said اکت 30
~said جدی 63
~said دید 5
~said راب 96
~said راز -39
~said راه -6
~said راک -51
~said رید 390
~said شتر -16
~said شیر -10
~said عمل 201
~said عنا -24
~said فتح 5
~said لاش -5
~said لال 146
~said لتا 252
~said لصف 8
~said مسا -27
~said نما -2
~said هها -76
~said وصی -170
~said ویت -2
~said کتب 50
~said کنی 259
~said मिन 179
~said यता -29
~said लें 50
~said ष्ट 155
~said सत् 27
~said ायत -153
~said นที -70
~said นี้ 95
~said ระบ 545
~said ะบบ 236
~said ახე 397
~said いただ 9
~said い場合 -211
~said お心当 -122
~said からも 118
~said が押せ 23
~said きます 209
~said くある -109
~said こちら 169
~said ご入力 781
~said します 293
~said せない 5
~said ない場 -123
~said よくあ -58
~said を入力 81
~said を完了 53
~said を開い 140
~said を開き 117
~said アドレ 29
~said ガイド -24
~said グイン 196
~said ジを開 103
~said タンが 70
~said ドレス 42
~said ページ 130
~said ボタン 25
~said ルアド 8
~said ログイ 99
~said ンが押 5
~said ールア 8
~said 下链接 51
~said 人操作 -227
~said 以下链 83
~said 信停止 -109
~said 入力し 409
~said 入力画 252
~said 入覆核 552
~said 分钟内 459
~said 利用規 -24
~said 到浏览 142
~said 制到浏 99
~said 力画面 139
~said 助中心 -100
~said 即可领 -7
~said 后即可 -23
~said 址复制 5
~said 填入下 641
~said 复制到 80
~said 完了し 167
~said 小时内 710
~said 帮助中 -64
~said 接受邀 45
~said 本人操 -170
~said 本登録 359
~said 株式会 -78
~said 活后即 -11
~said 用規約 -29
~said 登録を 55
~said 私權政 -10
~said 系客服 -42
~said 联系客 -55
~said 輸入覆 241
~said 配信停 -104
~said 鈕無法 -12
~said 隱私權 -10
~said 验证码 545
~said 개인정 -57
~said 객센터 -21
~said 고객센 -2
~said 내려받 -36
~said 려받기 -18
~said 수신거 -6
~said 신거부 -28
~said 요청하 -28
~said 인정보 -102
~said 청하지 -127
~subject 000 -69
~subject 00月 -72
~subject αγη -126
~subject γοπ 101
~subject ενε 62
~subject εργ 9
~subject ικο -90
~subject ιση 429
~subject κωδ -7
~subject παρ -36
~subject ργο 127
~subject υγο -222
~subject бор 72
~subject ван -320
~subject вер -112
~subject дит 94
~subject ерд -106
~subject зак -27
~subject иин 305
~subject ини -131
~subject ите 51
~subject каз -691
~subject ман 230
~subject мар -54
~subject мес -80
~subject ода -10
~subject одп -63
~subject пот 64
~subject про -108
~subject рдь 9
~subject рег -86
~subject рин -116
~subject сво -1
~subject ску -2
~subject сто 290
~subject тво 238
~subject тив 306
~subject ход -17
~subject чен -20
~subject чет -30
~subject чты -90
~subject эле -18
~subject іру 616
~subject יפו -50
~subject ישו 96
~subject שור 26
~subject ابک -2
~subject ازی 143
~subject الا -13
~subject الخ 33
~subject الی -184
~subject تاح 213
~subject تان -11
~subject حسا -4
~subject خول -12
~subject دخو -14
~subject رور -64
~subject ساب -3
~subject سام 70
~subject طلب -228
~subject لاس -28
~subject لخا 427
~subject لمر -26
~subject نجا -23
~subject کار 390
~subject یتا -42
~subject तैय -15
~subject पास 71
~subject मेल 310
~subject यार -1
~subject र्ड 5
~subject ्ता 572
~subject য়া 577
~subject ங்க 151
~subject த்த 82
~subject ของ -58
~subject ืนย -2
~subject ใบเ -1
~subject შეკ 62
~subject いてい -46
~subject お願い 192
~subject が届い -24
~subject ご注文 -154
~subject ご確認 -35
~subject してい -1
~subject ついて 89
~subject につい 12
~subject に招待 173
~subject のお知 -25
~subject のご確 -17
~subject の招待 -2
~subject への招 -4
~subject ました -186
~subject めぐり -13
~subject アドレ 51
~subject システ 32
~subject ステム 2
~subject スワー -17
~subject ドレス 1
~subject パスワ -17
~subject ムパス -37
~subject ログイ -9
~subject ワード -1
~subject 了して -56
~subject 你加入 205
~subject 信箱驗 110
~subject 光相册 -9
~subject 名のお 97
~subject 員信箱 119
~subject 契約書 170
~subject 子申請 17
~subject 子發票 -42
~subject 子郵件 137
~subject 完了し -8
~subject 届いて -2
~subject 已开具 -4
~subject 录验证 201
~subject 待が届 -1
~subject 您的电 -9
~subject 您的登 182
~subject 您的订 -15
~subject 您的電 9
~subject 手続き 216
~subject 拾光相 -21
~subject 文番号 -100
~subject 新しい -78
~subject 新设备 -3
~subject 更の確 -40
~subject 會員信 33
~subject 注文番 -91
~subject 活您的 112
~subject 激活您 20
~subject 电子发 -6
~subject 登录确 -7
~subject 的电子 -4
~subject 的登录 -114
~subject 的订单 -90
~subject 的邮箱 -7
~subject 知らせ -30
~subject 票已开 -3
~subject 箱驗證 8
~subject 箱验证 185
~subject 設您的 29
~subject 請確認 22
~subject 证您的 -5
~subject 邮箱验 35
~subject 重設您 9
~subject 録のご -27
~subject 電子發 -121
~subject 電子郵 1
~subject 驗證碼 18
~subject 验证您 -2
~subject 验证码 -162
~subject 달렸어 -29
~subject 렸어요 -21
~subject 습니다 -154
~subject 인증번 -72
~subject 인증코 171
~subject 증번호 -21
~subject 증코드 39
~subject 초대했 51
~subject 했어요 -103`;

/** What the words of a mail speak for its having such a link, in hundredths of log-odds. */
export const mailTable = `bias 73
0 -54
00 -127
000 -100
0000 -111
00000 -111
000000 -95
0000000 -13
00000000 -42
000000000 -9
000원 -12
00a 63
00c -108
00c0 23
00h 160
00h00 -14
00s -344
00x 161
00까지 -32
00월 -323
0hb 151
0k0 152
0kx -227
0lm -4
0m -102
0pm 396
0x -99
0zz 269
0分钟内有效 -39
a -25
aa 14
aannemen 116
aanslagnummer 307
abbestellen -196
abbiamo -122
abmelden -473
aboard 90
about 90
above 117
abra 28
abrazo -223
abuse 85
aby 177
ac 456
accept 820
accepted -208
access 67
accessibility 137
accesso 3
aceitar 605
achterberg 183
acik 83
acompanhe -459
activar 64
activate 326
activer 203
activity -207
add -94
address 155
adeyemi 159
administrator 8
adres 126
adresse 94
adressen 20
adresu 187
af -85
afmeld -46
afmelden -283
after 92
agreement 172
ahoj -116
ahoy 155
aici 80
airways -139
al -55
albo 172
ale -104
all -117
alone 00 -150
alone 0000 -104
alone 00000 -101
alone 000000 -18
alone 0000000 -289
alone 00000000 -29
along 162
already 183
am -138
amendment 193
amount 104
an -81
and 42
andern -432
anderung -104
android -163
angefordert 296
annehmen 113
anneke -426
another 240
answer -47
anything -333
app -7
appelez -152
applicant 83
application 123
approval -18
approve 797
apri 185
aps -90
aqui 344
are 173
arrived -204
art 8
as 72
ask 73
asked 206
asks -14
assicurazioni -9
assinar 423
assistenza -12
at -12
ate -275
atsisakyti -91
att 19
attached -208
attest 108
attiva 58
au -159
auf 54
aug -266
aula -16
auth 125
authenticator -179
authorisation 97
authorise 100
authority 24
authorize 461
autorizar 840
autorizza 54
autoryzacyjny -478
avant 40
ave -124
avec -163
avez 102
avisos -428
avregistrera -357
avsluta -72
away -223
b -21
b0 239
ba0 651
bag -505
baglanti 142
baglantiya 242
baja -218
balazs 184
ban -149
bang -1
banking -39
barn -93
basket -63
bay 14
bd -175
be 101
beatrix -26
because -14
been -15
before 1
begins 438
bei -204
beides 704
bekijk -21
bekliyor 141
bent -301
berg -277
bergen -11
berhenti -63
berlaku 119
berlin 87
berths 31
bestellung -99
betaal -175
between -274
bewerten -102
bey 137
bez 46
bien 92
big 38
billet -56
billets -63
bills 103
birth 389
birthday -16
bis 47
bleibt 45
blvd -224
bonjour 32
booking -109
borne -27
bot -410
botao 198
both 86
boton 434
bouton 121
box -115
br -391
bram 575
bramble -274
branch 1
brauchen 119
brief -195
browser -14
budget -185
bugun -107
buna 68
buradan 72
but -66
button 684
buying -50
by 73
bylo -240
c 19
ca -131
cad -44
caisse -344
calendar 41
call 114
callback 125
cambio -169
came 126
camille -137
can 34
canal -82
cancelar -146
cancellami -111
cannot 13
card -189
caro 53
carrito -58
cartao -227
casa -137
case 40
caso -199
cb -21
ce 141
ceka -88
cele -336
celular 1
centre 188
cererea 235
cesta 135
cette 129
change -229
changes 169
chao 78
characters 100
charity -7
chce 20
check 75
checking 15
checkout -206
cheers 12
chegou -185
cher 20
chiesto 357
chiffres -99
choose 148
chrome -194
chu -160
cifre -61
cijfers -119
cik -174
cinco -123
cinemas 370
cislo -196
class 126
cles 1
clic 22
click 266
clinica 11
close 330
closed 354
closing -157
cluj -2
co 44
codes -428
codice -71
coffee -7
colis -216
college 76
come 46
comes 154
commande -81
comment -615
commission 58
commit -20
community 167
como -173
complete 369
computer 16
con -65
conferma 209
confirm 374
confirma 26
confirmar 170
confirmation 55
confirme 85
confirmed -216
confirmee -309
confirmer 66
conforme 189
consejos -112
consulter 142
continue 304
contrasena 192
contrato 235
cookies 18
coop 167
copay 8
corn -124
correo 125
could -269
council 362
countersign 235
counts -243
credit 244
crew -135
criar 202
cua 109
cuenta -20
cui 6
czerwca -292
czesc 158
d 23
d0 469
da 16
dag -152
dai -190
dal -40
dan 55
dans -211
darme 29
dass 205
data -82
date 80
days 127
de 40
dear 68
declaration 260
default 183
degilse -33
deinem -13
del -39
deletion -236
delivered 74
della 374
dem 29
demande 314
dental 415
deposit 194
der 204
des 35
desabonner -165
desconto -107
desk 6
details -110
deux 22
dev -160
device 315
devon 456
di -63
dial 77
dias -15
dic 27
didn 125
die 105
diese 27
diesen 70
dig 273
digit -212
digitar 45
digits -59
dinner 27
direccion 201
direct -207
directly 26
discord 511
disiscriviti -29
display -203
dix -154
dla 213
dns -212
do 24
doc -119
dock -51
document 167
documents -178
dogrula 507
donde -133
done 123
door -65
dort 289
dossier 194
download -1
dr 36
dra 417
drink -345
du 109
dublin -29
duong 106
dura -250
duty 89
e -21
early -143
edit -15
ee 518
een 144
efter 28
eg -79
ei 666
eight -188
ein 94
eine -313
einladung 133
either 287
ele -8
elif -76
eller -70
email -39
emergency 408
employee 87
en -2
energia -16
england 14
enlace 416
ensuite 40
enter 116
entering -305
entra 283
entrar 234
entre -70
entrega -223
envio -41
eori 89
er -18
es 14
escribe 39
espera 179
est 38
estao -310
estas 6
este 84
et 101
etes -17
etienne -104
euro -120
even -21
evening -168
event -81
ever 142
every -24
everywhere -77
example 323
exists 91
exit -136
expira 91
expiram 164
expires 157
express -252
ext 413
ez -357
f 54
fa -53
facebook 230
failed -97
faire -547
falta 191
family -67
faq 344
far -105
fare -108
fatura 67
faturaniz -59
fee 4
fees 109
femke 213
figures 466
fila -82
file 49
final -40
find -243
finish -114
fino 123
firma 26
firmare 312
firmware -336
flight 272
floor -200
fois 88
folgenden -93
folio 164
foljer -236
for 76
fore -201
forge -126
form 300
formulaire 322
forum -52
foundry 24
four 357
fr -18
fragen -18
frau -22
from -23
front -23
ft -313
fund 145
further -135
g00 -120
ga 131
gabinet -39
galler -124
gang 180
gareth -227
garibaldi -423
gate 67
gdansk 148
geachte 65
gece 99
geehrte 317
geen 203
geldin 18
gentile 77
gerade -18
gerat 62
gift 82
gilt -142
girin 101
give 204
given 184
gmt 7
go 132
godz -87
grant 142
gratis -86
grown -429
grus 16
gultig 125
gunvor -232
h -78
ha 57
had 353
hail 117
half -321
hall -133
hallo -41
halyard 90
happens 510
happy -196
har 248
harbour 109
hari 72
has 74
hasn -125
hasta -28
have -44
havnen -47
hb -105
hc -1
hei 67
hele -258
help -10
helsinki 225
her 52
here 286
herr -94
hi -42
hier 358
hieronder 28
high 132
his 32
hl -5
ho -2
hogy 210
hola 154
hold 540
holding 8
horas 103
host -49
hotel 170
hour -80
hours -113
house 245
how -101
hoy -82
hr 297
hrb 146
http 10
https -61
hub 139
husk 6
huy 29
hyva 104
i 10
iban -201
ich 152
ici 136
icin 394
icinde -116
ico 255
id -130
if 8
ignora 283
ik 32
ikisi 90
il 38
ilk 38
im 7
impressum 184
imprint 48
inbox 1
inc 62
ind 210
indirizzo 472
info -62
ingelogd -524
inloggning 152
innan 73
inserisca 88
instead 1
interno 62
into -173
intre -51
invitacion 778
invitation 440
invite 208
invullen 144
ip -134
ipad -3
iphone 31
ir 147
irja 103
island -67
isn 286
issued 148
istanbul -11
it 52
items 171
its 82
itt 227
iva 30
ja 32
jednorazowy 39
jesli -104
jest 14
jeudi 131
jij 207
jobs 224
john -274
join 95
joining 232
joka -264
jonas 314
jours 62
juin -122
june 78
juniper -43
jussara 40
just 22
k 45
kabul 161
kan 77
kapi -1
karta -270
kassan -62
kata 649
katso -47
kattintson 104
kd 158
ke -85
kedves 20
keizersgracht 20
kelas 188
keri 156
kerjuk 196
kerro -143
kettle -108
keypad -68
kft 174
kiitos -129
kiosk 26
kirjautumiskoodisi 274
kl -119
kleine -153
klick 473
klik 326
klo 47
knop 302
knopf 15
know 27
ko 279
kodu -58
kodunuz -30
kolej -95
kommer -426
kommit -180
konta -26
konto 159
konya 1
koodi 25
korting -36
kr -71
krs 143
ktore -271
kuitti -69
kullanimliktir 7
kun 86
kupon -25
kvk -56
kwh -338
l 27
la -10
laat -81
lane -58
lange 116
lantern 131
lapses 116
laptop 191
large 215
larimer 1
larkfield -166
las -139
lascia -340
last -182
launcher -359
leave -11
left -164
legal -110
lei -92
les 22
let 54
letters -86
level -277
licence -42
licensed -209
licensing 324
liegt 2
lien 499
lift 569
liga -506
like -4
liko 17
lindqvist -236
lines -101
link 466
linkedin 65
lisboa 35
list -45
listeden -69
lists -41
lit -57
livraria -130
ll 109
llamanos -70
llc -182
llp 196
lo 22
loan 223
local -165
localhost 89
location -104
log -24
login 55
logowania -209
loja -4
london -19
long -255
look -73
looks -21
los -90
loschen 75
love -295
ls0 171
ltd 22
lumen 71
m0 122
machine -23
madame 36
made 218
mai 108
mail -6
mails -179
manana 92
manual 63
maps 221
mardi -188
marguerite -53
market 174
marktplatz -117
marque -10
marrow -117
mars -55
marz -51
mas -111
masz -65
match -183
matricula 89
maybe -92
mayor -505
mb -44
me 120
meal 179
med 107
medlem 194
meg 91
melden -1
member 145
mensagem 131
mersis 108
mes -292
message -78
messing -108
metni 297
mevrouw 27
midnight -133
miejsca -84
mila -231
milano 69
mill 100
min -149
mine 150
minuit 1
minut -51
minuta 258
minute 20
minuten -16
minutes -170
minutos -1
minutter -88
mirador -71
missed 26
mit -82
mobile -471
mobility -78
mochten 210
moja -309
mon 213
monday -262
monitored 42
monouso 79
month 67
more -97
move 77
moved 115
moves 82
mrs 162
mt -19
museum -1
mute -184
my 214
n 96
na 62
naar 437
nach 245
nachricht 310
nantes -167
napoca -172
nas -250
ne 13
nearly 369
necesitamos 178
need -172
neem -179
nel -67
nelle -36
network -495
networks -423
neu 80
neuen 183
never -212
new -39
news -63
newsletter 54
newslettera -26
next 42
nia 82
nice -695
nicht 128
nif 73
nipc 48
no 34
nobody 237
nombre -182
non -79
noon 51
noor -274
noredama -146
not 50
nota -87
notaria 133
notices 361
notifications -185
nous 38
nouveau 125
nova 65
november -9
novembre -58
now -150
ns 22
nueva 122
numarali -181
number -45
numero 79
numeros -82
nummer -46
o 122
obra 242
ocen -408
och 81
od -353
oda 415
odhlasit -193
odkaz 453
odnosnik 113
odwolanie -283
of 39
off -82
offers -90
office 126
oficina 412
oggi 181
ohjeet 3
oi 246
old -8
oldalt 178
om 68
on -85
onay 11
onayla 677
once 25
one 99
ones -331
online -11
onze 32
op 49
open 85
opens 19
ophalen -1
oppna 148
oppure 527
options -314
or 59
oraig 129
orchard -63
order -233
ore 140
os -18
others -281
otp -593
otter 25
oude -104
our -31
out -11
outdoor 1294
ouvrez 108
over -54
own -24
oy 149
oyelaran -6
p 110
pa 104
page 435
pages 206
pagina 404
paid -90
pair -1
pak -69
paket -306
palomitas 159
pan -167
pane 39
pani 76
panie -53
paper 142
para 119
parcel -298
parcelnook -34
park 4
parking -101
parola 281
pas 43
pass -42
passcode -398
passe 149
passkey -317
password 61
past -233
patvirtinti 6
paused 440
pay 108
payment -89
payments -302
payroll 110
payslip 65
pdf -140
pe -40
pedira 141
people -114
per -21
perdidos -49
peregrine 209
periodo -94
person 1
personnel 24
pet -114
petrosyan -19
phone 131
photo -8
piano 165
piatek -154
pick 20
picked -487
picture -137
piece -214
pike -38
pin 7
pittsburgh 116
piu -186
pix -318
pixel -229
place 3
plan 85
plate -130
plati 316
platna 245
player 949
plaza 36
please -94
plusieurs -18
pm 109
po 50
pod -111
points 35
polizza -248
pomoc -39
portal 61
portland 128
portugal 7
post -194
posta 53
pot -74
pottery 191
potwierdzam 361
potwierdzenia 105
pour 12
poziv 105
poziva 117
pozvanka 76
pozvanku 57
pr 68
practices 111
praha -32
preferences -202
preferencias -578
premiere -45
prescription -196
prescriptions -47
press 280
presto 31
prezado 17
price -131
prihvati 62
prijali -43
print -269
privacidade 75
privacy 3
pro 26
profile -9
program -82
project 20
promo -111
prompt -91
prosi -108
prosim -138
prostor 26
prosze 262
protection 41
protocolo 203
proxima -281
przez -69
przycisk 59
punch 24
qr -307
qua -90
quai 101
que 244
questions -59
queue 196
qui 123
quiero -55
quiz -93
quota 30
r -28
racker 185
rail 124
rather 79
raz -214
rb -122
rcs 112
rd -156
re -4
reached 219
read 24
reading -185
ready -26
real 124
really 159
received -349
receiving -62
recevez -182
recopier 91
recordamos -193
recovery 82
ref 95
regarde -10
registered 29
registering 95
registry 41
regon 343
rejoindre 9
reklamace -222
release -47
remember -376
reminders 265
remote -136
rendez 238
renew -141
renews -241
reply -73
reported -147
request 137
requests -326
reserve 91
reserved -206
reset 49
resta 140
restee -256
resultados 44
return 415
returns -85
review 81
rezygnacja -1
ride -374
rider -232
rien -149
right 35
ring -5
river 6
road 54
roma -69
rookery 57
room 171
rotterdam 168
route -1
row -51
rp00 -31
rua 2
rue -61
rufen -177
s -90
sa 95
sabado -174
sac -24
safety 45
sai -285
sair -227
saisir 39
sales 157
salud 181
sam 83
same 111
san 43
sans 75
sante 399
santiago -86
sao -122
sarl 30
sas 61
sat -135
satamatie 76
sau 70
save -35
sayfaya 63
sayin 234
says -292
sc000000 -226
scade 288
scadenza -31
scale -13
scam -432
scarica -103
schedule 2
screen -133
screens 16
scrivi -37
se 7
sea -504
seats -97
secure -19
security -184
sede 102
see -80
seeds 26
seite 3
selaimessa -112
semaine -101
semana -55
senast 247
send -108
sender -23
sendung -78
senha 46
sent -26
senza 98
sept -76
servizio 338
session 9
set 125
settembre -182
settings -172
seu 154
seuraava 128
sevilla 366
share -129
shared -287
sheffield 254
ship 50
shop -91
shows -92
shut 445
si 68
sich -163
sie 204
sifre 199
sign 172
signature 42
signed -42
signer 1
since -183
single 149
sinun 333
siparis -51
sivulla 433
six 48
size -26
sk 153
skip 253
sku -28
skylark -4
skyway -157
sl -59
small -265
smart -112
smokve -1
sms -177
sn0 -38
so 49
sola 237
solveig -186
somebody -32
son -146
sono -17
sonra 102
south 145
sovellukseen -565
soy 40
sp 68
spend -188
spoke -669
st -81
staff -270
stand -63
stands -52
star -265
start 193
stay 33
sti -108
stop -40
straight 81
strance 599
strandvejen -191
street 54
strone 195
stronie 138
studio 124
subject 0 -95
subject 00 -155
subject 000000 77
subject 0000000 -62
subject 00000000 -92
subject 000000000 -20
subject aboard 247
subject acces 295
subject accesso 366
subject account 91
subject accounts 105
subject action 108
subject activate 213
subject activez 115
subject add -6
subject address 55
subject adres 62
subject adresse 140
subject and -5
subject anmeldung 77
subject api -134
subject app -322
subject appointment 390
subject approval 359
subject are -83
subject at 250
subject au -31
subject back -42
subject bank 365
subject been -79
subject bevestig 260
subject bitte 409
subject btc 182
subject can 57
subject card -135
subject changed -244
subject chi 128
subject cie 121
subject cihazdan -234
subject clic 16
subject click 257
subject code -207
subject codes -297
subject codice -61
subject codigo -230
subject confirm 305
subject confirmation -106
subject confirme 42
subject confirmed -61
subject confirmez 41
subject connect -116
subject dad 14
subject dein 64
subject del -15
subject dev 32
subject di -40
subject din 184
subject dogrulama -40
subject dossier -19
subject du 37
subject e 121
subject elkeszult -1
subject employee 1
subject en -367
subject enclosed 400
subject er -244
subject es -61
subject est -331
subject expired 695
subject export -157
subject fake -118
subject finish 166
subject freigeben 102
subject friend -96
subject from -252
subject fwd 165
subject geandert -49
subject give -1
subject grown -14
subject ha 89
subject how -17
subject hub 237
subject hungry 82
subject id -497
subject ihre -207
subject inicio -62
subject inlogcode -40
subject inside 68
subject invited 271
subject ja -128
subject jak -217
subject jednorazowy -360
subject jelszo 89
subject join 373
subject kak 410
subject kc -334
subject kr -56
subject l 166
subject la 9
subject letter -313
subject link 420
subject lisbon 179
subject locked 753
subject log -23
subject logga 178
subject login 345
subject losenord 98
subject ma -318
subject mail 15
subject masuk 81
subject member 745
subject mit -60
subject my 473
subject n 39
subject nearly 1
subject needs -121
subject neues 277
subject new -80
subject nieuwe -209
subject nodigt 18
subject november -507
subject number -48
subject o 123
subject on -17
subject one 209
subject online 112
subject op -571
subject otp -9
subject our -287
subject overovaci 71
subject pa -236
subject paczka -408
subject pakket -351
subject pasos 73
subject password 426
subject payment -192
subject per -272
subject please 118
subject pm 500
subject police -666
subject portal -24
subject potvrdte 361
subject potvrzeni -143
subject potwierdz 124
subject poziva 56
subject prijata -37
subject quick 68
subject r 16
subject re -196
subject receipt -119
subject regisztracio 2
subject request 64
subject room 488
subject screen 191
subject se -224
subject set 470
subject seu -56
subject shared -102
subject sign 5
subject signature 53
subject sim -206
subject skipass 68
subject so -68
subject start 194
subject subscription 20
subject tap 478
subject tau -126
subject te 86
subject television 131
subject texted 640
subject thing 128
subject ti 213
subject tilauksesta -81
subject till 187
subject time -168
subject to 63
subject ton 20
subject transfer -168
subject tu 121
subject tuo -202
subject undangan 88
subject user 255
subject v 133
subject v0 -346
subject vahvista 121
subject vas 273
subject verifica -75
subject verification -232
subject verified -266
subject verify 287
subject vorgang 133
subject w 312
subject wants 38
subject was -534
subject week -355
subject welcome -73
subject with -18
subject yapildi -345
subject you 91
subject your -55
subject zaloguj 256
subject zaprasza 8
subject zasilka -187
subject вас 117
subject для -136
subject подтвердите 279
subject підтвердьте 13
subject איפוס 125
subject קוד -97
subject שלך -116
subject حساب 55
subject पासवर्ड 64
subject 본인확인 34
subject 인증번호 -253
subject 주세요 198
subject 초대했어요 90
subscribed -19
subscription 3
suite -237
sulla -35
summa -638
sun -105
sundial -181
sur 97
sure 121
survey -345
svar -34
sveika 36
switch -72
switching -20
system 464
szanowna 97
szia 175
t 3
t0n -37
ta -1
tab 188
tagen 24
take 19
takes 34
takip -157
tal 105
tallow 157
tan -111
tannery -258
tap 465
tapez 40
tarde -185
tau -40
tautan 268
te 13
team -101
teatro -191
tecnico -116
teknopark -112
tel 47
telefono -407
telephone -61
tell -95
telliskivi 147
temporary 86
ten -47
terima 120
terms 198
teslimat -139
test -71
text -168
texted 117
tez -154
thank -53
that -146
the -8
their 111
them -128
then 133
these -125
they -156
thing 241
things -210
this -22
three 66
thursday -11
ticket -208
tickets 44
tide -164
tidepool -28
tie 170
tied 286
tien 147
tiene -423
time -53
tippen -387
tisza 272
tisztelt 159
tlf 182
to 5
tobb -58
today 75
todo -192
tomasz -38
tonight 329
top -243
topic -1
total -73
tout -204
tower -33
track -111
tragen -164
trang 47
transfer 5
tres -107
tried -101
trong -94
trust -89
try -300
tsh -116
tu -190
tuesdays -490
turned -96
tutaj 137
tutto -292
two -127
tx 10
type -5
typed -80
typing 45
u 172
uab 229
ucet 103
udlober 293
uitnodiging 53
umfrage -404
un -24
unconfirmed -485
und -6
under -65
une -26
union 133
univ 1
unknown -753
unlock 48
uns -113
unsubscribe -274
until 10
update -38
ups -212
urzadzenie -36
us 9
usa 225
use -51
used -170
user 2
uso 158
ustaw 378
uusi 301
uygulamadaki -204
uzerinize 147
v 102
vahvista 93
valid 70
validee -225
value -5
van 45
vanhenee 224
vantara -140
vao 168
var -261
vat 72
vault 249
ve 114
veces -247
ved -78
vehicle -102
ver -246
verder 276
vergeben 151
verificacion -134
verification -151
verify 132
verwendungszweck -250
vi 218
via -112
vier -184
view -454
viewing -222
views -28
vill 143
visar -204
visit 108
visita -155
voce -203
voir -166
volksbank -40
vor -123
votre -179
vous 1
vragen 157
vrijedi 86
vs 231
w -68
wa 413
waiting -13
walk -61
walnut 508
want 178
warst -489
was -160
wasn -34
way -162
ways 143
waznosc -99
wd 232
we -27
web 79
website -292
wed -121
week 61
weil 12
welcome 86
wer -111
werden 1
westmarch -560
what -88
whatsapp 231
when -151
where 20
whether 142
which -200
who -31
window -297
windows -24
winter 69
wir -116
wird 244
wish 1
with -73
within 63
words 22
worker 203
working 233
works 109
workspace 395
would 51
wpisac 41
wpisz 11
wren -257
wrong 3
wrote -85
www 47
wypisz -446
x000 -115
y 25
ya 42
yannick 109
yardim 82
yayincilik 267
yazmaniz 148
yes 408
yet 98
yhteensa -51
yorum -102
you -84
your -110
yours 268
yourself -238
z -68
zaczyna 47
zaprasza 86
zaproszenie 57
zarizeni 76
zaterdag -484
zaufanego 55
ze 97
ziffern -150
zrt -30
zu -9
zugang 15
zum 36
zur 172
zurich -162
zurucksetzen 20
~00円 -20
~00分 27
~00前 49
~00号 -90
~00年 -138
~00時 415
~00月 -108
~0分以 -25
~0月0 -98
~αιο -223
~αιω 493
~αμμ -182
~αστ -195
~δια -348
~επι 63
~ησε 156
~ινα 264
~ισχ 248
~μαρ 284
~μετ -24
~περ -2
~σμο 338
~σχυ 13
~τρα -295
~адр 79
~аит -39
~ако -168
~али 53
~ана 105
~анд 341
~апт -47
~арт -189
~аст -81
~бра -168
~вед -40
~вна 93
~дет -33
~дит 293
~дог 5
~дтв 17
~ежи -71
~ели 107
~ент -7
~ест 34
~ете 218
~зак -121
~зыв -212
~иде -191
~иин 100
~иса -301
~ист 180
~ите 168
~ицу 151
~ише 204
~каз -356
~ков 506
~кот -34
~кра -13
~лан 195
~лас 20
~лат -1
~лке 339
~мен -56
~мер -60
~ная 10
~нет 254
~нит 25
~ниц 33
~ном -143
~нят 129
~обр -158
~ова 17
~овн 204
~оит 128
~оме -12
~оми -11
~опо 17
~оти 188
~ото -19
~отр -252
~пер 16
~пте -166
~раз 80
~рди 95
~рив 8
~рии 39
~рис -59
~рое 222
~сат -67
~сил 202
~ски -120
~сла -59
~сов -305
~ссы 321
~ста 100
~сто 249
~стр 445
~тае 299
~тел -105
~теп -170
~тер 248
~тив 84
~тор 238
~тпи -154
~ход -106
~чер -421
~шен 250
~шит -163
~ютс 375
~ակա 264
~անա 110
~անգ 102
~անց 79
~դրե 31
~խնդ 10
~կան 3
~նդր 1
~אלו -54
~הקל 59
~חיר 285
~ייה -156
~פון 280
~שות -113
~احت 127
~اره -38
~اشت -121
~الا -292
~الب 48
~الد 33
~الط 140
~الو -14
~الی -115
~ایت -55
~ایل -19
~تاب 124
~تاح 430
~تفع 304
~جدی 185
~خال 187
~خصو 203
~دخا 73
~دید 851
~راب 257
~راک -3
~رای -49
~رسا -208
~سای -202
~شتر -1
~صوص 107
~صیه 22
~لاح -16
~لدع 88
~لرا 117
~مسا 888
~مفت 142
~مکن 156
~نام 90
~هها 233
~وال 65
~پیو 51
~یون 46
~खोल 404
~त्य 252
~मान 87
~र्य -242
~ष्ट 111
~ाएँ -12
~অ্য 133
~উন্ 100
~কাউ 97
~তান 25
~নভী 6
~ন্ট 2
~যাক 3
~াউন 4
~াকা 1
~ানভ 1
~্যা 1
~ுத் 577
~งเพ 174
~ด้า 159
~นกา -36
~นล่ 80
~นี้ 42
~ปิด 155
~ล่า 112
~หน้ 25
~หาก 67
~องค -512
~ัสผ 6
~างเ 7
~ามเ 412
~เปิ 18
~้อง 192
~ありが -13
~いたし -32
~いてい 175
~お届け -29
~お荷物 -25
~お送り 90
~から0 312
~がとう -58
~きを受 -374
~こちら 109
~ご入力 155
~ご利用 -35
~ご注文 -442
~したの -302
~してく 226
~そよか 97
~たしま -18
~たりの -159
~にあり -438
~は00 -186
~ました -142
~みいた -29
~よかぜ 118
~りがと -15
~りがな 64
~ること -249
~を受け 228
~を見る -327
~を開く 56
~インが -220
~クーポ -29
~サービ 127
~テスト 1
~ドをご 254
~ページ 962
~メール -101
~ルアド 7
~レスの 29
~ンがあ -187
~ンター 158
~ードを 34
~ービス 6
~ーポン -19
~ールア 7
~下のボ 429
~下方按 147
~下記の 11
~下面的 71
~中西區 281
~也可以 561
~令和0 184
~们收到 127
~你加入 578
~使用一 120
~入下列 91
~入力す 211
~入力画 584
~入覆核 415
~内有效 128
~分以内 -180
~到了您 2
~力する 15
~力画面 308
~南市中 18
~和0年 16
~填問卷 -1
~如非本 199
~姐您好 76
~定して 139
~封邮件 172
~尊敬的 286
~小姐您 3
~小时内 592
~录验证 53
~您本人 -27
~您正在 -86
~手続き -218
~新设备 -51
~无需输 207
~時間以 64
~暗証番 -205
~月0日 -39
~有限公 -12
~期限は 209
~杭州市 397
~杭州青 -13
~浙ic 161
~点击下 66
~电脑上 56
~登録の 46
~科技有 -173
~認して 62
~证码为 -31
~路二段 84
~輸入覆 92
~输入验 228
~这封邮 63
~送りし 41
~配信停 -37
~間です 179
~間以内 17
~限公司 -87
~面輸入 398
~頁輸入 76
~頁面輸 59
~願いし 630
~验证码 -16
~點選下 577
~됩니다 240
~었습니 -164
~으셨다 184
~이지에 111
~입니다 -37
~지에서 88
~초대했 210
~페이지 92
º -6
κωδικοσ -25
το 91
в -398
вас 106
г 48
день 320
доставка 155
и -59
из -401
или 2
не -197
новыи 30
письмо 223
привет 136
р 69
у -84
щоб 45
אחת 569
את 263
אתה -32
ב -3
כאן 344
מספר -195
סיסמה 94
ابدا -25
الخصوصیه 3
الزر 726
الساعه -99
بعد 19
به -218
تنتهی 79
ساعت 40
صفحه 75
طلبک -56
عزیز 172
عند -67
فی -38
کنید 103
अंक -165
अभी -130
का 127
तक 123
नहीं 50
पर 243
ये -339
रहा -187
さん -271
三浦 374
取消訂閱 -334
受付 93
受付番号 27
号 -7
地址 414
如非本人操作 31
常見問題 -185
您的账号 257
成都 -109
接受邀请 352
日 -38
月 -171
様 113
版权所有 -37
电话 12
第00号 -19
訂單 89
請於 411
订单号 -61
退订 -568
配信停止 -218
金額 -191
電話 133
가입 -67
고객센터 320
공동현관 -324
그냥 145
넣어 -326
눌러 245
담당자 258
대표 110
더 -3
바랍니다 65
반가워요 109
발신 49
버튼을 38
보기 -106
비밀번호 14
상품이 -491
새 179
수 83
수락하기 72
수신거부 -9
숫자는 531
아래 254
알려 -384
알림 -410
에서 244
유성구 213
을지로 -150
이번 -66
재설정 108
전용입니다 94
주식회사 93
통신판매업 -42`;

/** Trees (`forest.ts`) about what is known of a link (`features.ts`), that add up to its log-odds. */
export const treeTable = `3 6.25 1 2 0 0.7444 3 4 0 -3.047 5 6 39 1.5 7 8 3 2.25 9 10 -1 0.006628 0 0 -1 0.1848 0 0 0 -4.608 11 12 -1 -0.1893 0 0 -1 -0.09731 0 0 37 0.7101 13 14 -1 -0.1597 0 0 -1 0.02495 0 0 -1 0.1263 0 0 -1 -0.07154 0 0
3 5.25 1 2 0 2.25 3 4 0 -3.047 5 6 39 1.5 7 8 -1 0.05788 0 0 37 0.6307 9 10 3 7.25 11 12 37 0.6583 13 14 -1 -0.1725 0 0 -1 0.05468 0 0 -1 -0.1446 0 0 -1 0.09036 0 0 -1 0.1727 0 0 -1 0.04347 0 0 -1 -0.136 0 0
3 6.25 1 2 0 0.4871 3 4 0 -4.313 5 6 39 1.5 7 8 3 2.75 9 10 -1 -0.04832 0 0 -1 0.1524 0 0 0 -5.031 11 12 -1 -0.1594 0 0 -1 -0.07264 0 0 -1 0.08968 0 0 -1 -0.1462 0 0 4 4.25 13 14 -1 0.08651 0 0 -1 -0.1258 0 0
3 5.25 1 2 0 3.607 3 4 0 -1.423 5 6 39 1.5 7 8 -1 0.09158 0 0 37 0.6583 9 10 -1 0.1438 0 0 0 -2.956 11 12 37 0.542 13 14 -1 0.07868 0 0 -1 -0.1232 0 0 -1 -0.1112 0 0 -1 0.06053 0 0 -1 -0.112 0 0 -1 -0.1558 0 0
3 6.25 1 2 0 0.4871 3 4 0 -4.313 5 6 39 1.5 7 8 39 2.5 9 10 -1 -0.04313 0 0 -1 0.1335 0 0 37 0.7434 11 12 -1 -0.1403 0 0 -1 0.1278 0 0 37 0.5941 13 14 -1 0.01456 0 0 -1 -0.1355 0 0 -1 0.03716 0 0 -1 -0.1108 0 0
3 5.25 1 2 0 1.597 3 4 0 -1.423 5 6 37 0.5774 7 8 32 0.5 9 10 37 0.6583 11 12 -1 0.1281 0 0 3 3.75 13 14 -1 -0.1397 0 0 -1 0.08978 0 0 -1 -0.05618 0 0 -1 0.06865 0 0 -1 -0.1117 0 0 -1 -0.1114 0 0 -1 0.01494 0 0
3 4.75 1 2 0 3.943 3 4 41 -3.999 5 6 0 -2.142 7 8 -1 0.07041 0 0 -1 -0.06319 0 0 40 -4.013 9 10 -1 -0.132 0 0 37 0.5505 11 12 -1 -0.04094 0 0 37 0.7101 13 14 -1 -0.01475 0 0 -1 -0.1155 0 0 -1 0.1311 0 0 -1 0.02273 0 0
3 6.25 1 2 0 -0.7085 3 4 0 -3.047 5 6 39 1.5 7 8 37 0.6583 9 10 -1 -0.00372 0 0 -1 0.1178 0 0 37 0.7434 11 12 -1 -0.1242 0 0 3 2.25 13 14 -1 -0.08679 0 0 -1 0.01494 0 0 -1 -0.1209 0 0 -1 -0.05139 0 0 -1 0.09021 0 0
3 4.75 1 2 0 3.943 3 4 0 -1.423 5 6 37 0.5774 7 8 -1 0.06342 0 0 37 0.6583 9 10 -1 0.109 0 0 41 2.28 11 12 -1 -0.1249 0 0 -1 0.04556 0 0 -1 -0.1051 0 0 -1 -0.1049 0 0 40 -3.284 13 14 -1 -0.1077 0 0 -1 0.05925 0 0
3 4.75 1 2 0 -1.076 3 4 41 -0.8744 5 6 -1 -0.1164 0 0 39 2.5 7 8 6 1.5 9 10 40 -4.013 11 12 -1 0.08381 0 0 -1 -0.05696 0 0 9 0.5 13 14 -1 0.0637 0 0 -1 -0.03523 0 0 -1 0.1139 0 0 -1 -0.1202 0 0 -1 0.04364 0 0
3 4.25 1 2 0 3.943 3 4 0 -0.8983 5 6 37 0.542 7 8 -1 0.05214 0 0 37 0.6583 9 10 -1 0.1028 0 0 41 2.28 11 12 -1 -0.1176 0 0 4 4.25 13 14 -1 -0.09718 0 0 -1 -0.09525 0 0 -1 0.01332 0 0 -1 0.1056 0 0 -1 -0.03404 0 0
3 6.75 1 2 0 -1.076 3 4 -1 0.09912 0 0 39 1.5 5 6 37 0.6583 7 8 0 -5.476 9 10 -1 -0.11 0 0 39 2.5 11 12 -1 -0.0772 0 0 -1 -0.1041 0 0 -1 0.03779 0 0 -1 0.1275 0 0 3 2.25 13 14 -1 -0.07416 0 0 -1 0.04656 0 0
3 4.25 1 2 0 -2.142 3 4 37 0.6583 5 6 -1 -0.1093 0 0 41 2.28 7 8 41 -7.175 9 10 39 2.5 11 12 -1 -0.08316 0 0 -1 0.02705 0 0 -1 -0.05598 0 0 40 -4.013 13 14 -1 0.06357 0 0 -1 -0.08733 0 0 -1 -0.0358 0 0 -1 0.1063 0 0
3 6.75 1 2 0 -1.076 3 4 40 -3.284 5 6 39 1.5 7 8 39 2.5 9 10 -1 -0.007107 0 0 -1 0.09995 0 0 -1 -0.01222 0 0 -1 -0.104 0 0 -1 0.09119 0 0 37 0.5941 11 12 3 2.75 13 14 -1 -0.09392 0 0 -1 -0.04737 0 0 -1 0.06302 0 0
3 4.25 1 2 0 -2.142 3 4 41 -0.8744 5 6 -1 -0.104 0 0 41 8.157 7 8 9 0.5 9 10 40 -2.968 11 12 -1 -0.06235 0 0 -1 0.0549 0 0 32 0.5 13 14 -1 0.06587 0 0 -1 -0.01844 0 0 -1 0.0986 0 0 -1 0.03195 0 0 -1 -0.1128 0 0
0 -0.8983 1 2 39 1.5 3 4 3 2.75 5 6 3 0.75 7 8 37 0.5774 9 10 -1 -0.04646 0 0 37 0.6583 11 12 -1 -0.08343 0 0 -1 0.06867 0 0 3 3.25 13 14 -1 -0.1084 0 0 -1 0.09266 0 0 -1 0.01328 0 0 -1 -0.08931 0 0 -1 0.009165 0 0
3 7.25 1 2 0 -3.047 3 4 -1 0.08673 0 0 -1 -0.1002 0 0 37 0.6583 5 6 39 2.5 7 8 38 1.5 9 10 -1 0.1076 0 0 37 0.1952 11 12 -1 0.03937 0 0 -1 -0.09032 0 0 -1 -0.09937 0 0 32 0.5 13 14 -1 0.07262 0 0 -1 -0.0264 0 0
3 4.25 1 2 37 0.542 3 4 41 -0.8744 5 6 41 0.2037 7 8 -1 -0.09873 0 0 9 0.5 9 10 40 -2.968 11 12 -1 -0.07214 0 0 40 -2.126 13 14 -1 -0.06561 0 0 -1 0.0584 0 0 -1 -0.02333 0 0 -1 0.09098 0 0 -1 -0.06684 0 0 -1 0.09738 0 0
0 -1.423 1 2 37 0.6583 3 4 3 2.25 5 6 39 2.5 7 8 -1 -0.1025 0 0 -1 -0.05876 0 0 41 2.28 9 10 -1 0.06971 0 0 -1 -0.05991 0 0 9 0.5 11 12 -1 0.08746 0 0 32 0.5 13 14 -1 0.08381 0 0 -1 0.04957 0 0 -1 -0.08991 0 0
3 7.25 1 2 0 -3.047 3 4 -1 0.07891 0 0 -1 -0.09383 0 0 39 2.5 5 6 -1 0.06654 0 0 37 0.5774 7 8 37 0.1952 9 10 -1 -0.08518 0 0 -1 -0.0939 0 0 40 -0.8329 11 12 -1 -0.04921 0 0 8 0.5 13 14 -1 -0.02078 0 0 -1 0.1016 0 0
3 3.25 1 2 41 14.94 3 4 37 0.7101 5 6 -1 -0.09289 0 0 37 0.767 7 8 41 -1.463 9 10 38 2.5 11 12 -1 0.06464 0 0 -1 -0.09496 0 0 -1 -0.01858 0 0 40 -2.968 13 14 -1 0.02972 0 0 -1 -0.1028 0 0 -1 -0.02097 0 0 -1 0.09721 0 0
0 -3.047 1 2 39 1.5 3 4 3 2.25 5 6 -1 0.008537 0 0 -1 -0.09267 0 0 -1 -0.06291 0 0 37 0.6583 7 8 33 2.5 9 10 39 2.5 11 12 -1 0.09364 0 0 40 -2.507 13 14 -1 0.06963 0 0 -1 -0.06406 0 0 -1 -0.09518 0 0 -1 0.04509 0 0
0 -3.047 1 2 37 0.6583 3 4 41 0.7586 5 6 39 2.5 7 8 -1 -0.1007 0 0 6 1.5 9 10 40 -0.9886 11 12 -1 0.05639 0 0 -1 -0.06634 0 0 -1 -0.05716 0 0 -1 0.05125 0 0 38 1.5 13 14 -1 0.08472 0 0 -1 0.0943 0 0 -1 -0.06093 0 0
3 2.75 1 2 41 14.94 3 4 37 0.7101 5 6 -1 -0.08829 0 0 -1 0.004852 0 0 41 -1.463 7 8 38 2.5 9 10 6 1.5 11 12 40 -5.766 13 14 -1 0.02808 0 0 -1 -0.09455 0 0 -1 -0.04545 0 0 -1 0.05506 0 0 -1 -0.08258 0 0 -1 0.08385 0 0
0 -3.626 1 2 38 0.5 3 4 3 7.75 5 6 37 0.1952 7 8 -1 -0.09008 0 0 39 2.5 9 10 -1 0.08475 0 0 -1 -0.1019 0 0 -1 0.1296 0 0 -1 0.05815 0 0 37 0.5941 11 12 37 0.1952 13 14 -1 -0.07726 0 0 -1 -0.08055 0 0 -1 0.03105 0 0
37 0.6583 1 2 3 1.75 3 4 0 1.597 5 6 41 12.14 7 8 40 -2.507 9 10 -1 -0.08888 0 0 -1 0.01572 0 0 -1 -0.08067 0 0 -1 0.05222 0 0 39 2.5 11 12 41 -4.713 13 14 -1 0.1009 0 0 -1 -0.07676 0 0 -1 -0.01769 0 0 -1 0.08305 0 0
37 0.7434 1 2 41 0.2037 3 4 -1 -0.08884 0 0 3 2.25 5 6 40 -1.616 7 8 -1 -0.09084 0 0 9 0.5 9 10 39 2.5 11 12 -1 0.07947 0 0 32 1.5 13 14 -1 0.08234 0 0 -1 0.06597 0 0 -1 -0.05731 0 0 -1 -0.009884 0 0 -1 -0.1142 0 0
0 -3.813 1 2 -1 -0.08004 0 0 32 0.5 3 4 37 0.1603 5 6 9 0.5 7 8 -1 -0.06862 0 0 37 0.8284 9 10 37 0.542 11 12 3 1.25 13 14 -1 0.07374 0 0 -1 -0.1055 0 0 -1 0.0046 0 0 -1 -0.09857 0 0 -1 -0.07382 0 0 -1 0.08172 0 0
3 1.75 1 2 -1 -0.08083 0 0 37 0.7735 3 4 39 2.5 5 6 -1 -0.07814 0 0 -1 0.08617 0 0 40 -0.8329 7 8 -1 -0.06499 0 0 5 5.75 9 10 -1 0.07547 0 0 9 0.5 11 12 6 2.5 13 14 -1 0.07987 0 0 -1 -0.09269 0 0 -1 0.04706 0 0
37 0.7735 1 2 41 0.2037 3 4 -1 -0.09119 0 0 3 2.25 5 6 40 -3.284 7 8 -1 -0.08743 0 0 9 0.5 9 10 -1 -0.03726 0 0 -1 0.06456 0 0 32 1.5 11 12 -1 0.07187 0 0 37 0.1952 13 14 -1 -0.1078 0 0 -1 -0.1111 0 0 -1 0.01623 0 0
0 -5.031 1 2 -1 -0.08569 0 0 3 0.75 3 4 -1 -0.06982 0 0 39 2.5 5 6 -1 0.07941 0 0 35 4.5 7 8 40 -0.8329 9 10 9 0.5 11 12 -1 -0.0287 0 0 37 0.1952 13 14 -1 -0.07067 0 0 -1 0.04148 0 0 -1 -0.04796 0 0 -1 0.07437 0 0
37 0.7735 1 2 41 8.719 3 4 -1 -0.08777 0 0 3 1.75 5 6 -1 0.06816 0 0 -1 -0.07783 0 0 9 0.5 7 8 32 1.5 9 10 -1 0.06639 0 0 10 0.5 11 12 -1 -0.1085 0 0 38 1.5 13 14 -1 0.04035 0 0 -1 0.05413 0 0 -1 -0.08146 0 0
0 -5.476 1 2 -1 -0.08643 0 0 32 0.5 3 4 37 0.1603 5 6 37 0.542 7 8 -1 -0.0652 0 0 37 0.8284 9 10 -1 0.02533 0 0 9 0.5 11 12 40 0.6296 13 14 -1 -0.09228 0 0 -1 -0.09192 0 0 -1 0.001649 0 0 -1 0.02436 0 0 -1 0.09294 0 0
3 0.75 1 2 -1 -0.07989 0 0 39 2.5 3 4 4 7.25 5 6 37 0.5774 7 8 -1 0.07633 0 0 -1 -0.03671 0 0 40 -0.8329 9 10 9 0.5 11 12 -1 -0.04152 0 0 37 0.1603 13 14 -1 -0.0781 0 0 -1 0.02469 0 0 -1 -0.05558 0 0 -1 0.06329 0 0
37 0.7947 1 2 41 8.719 3 4 -1 -0.08901 0 0 3 1.75 5 6 -1 0.06169 0 0 -1 -0.07326 0 0 9 0.5 7 8 32 1.5 9 10 -1 0.0563 0 0 37 0.1603 11 12 -1 -0.1037 0 0 -1 -0.1073 0 0 10 0.5 13 14 -1 -0.03359 0 0 -1 0.04813 0 0
0 -5.476 1 2 -1 -0.08225 0 0 39 2.5 3 4 4 7.25 5 6 37 0.5774 7 8 -1 0.07302 0 0 -1 -0.03394 0 0 37 0.1603 9 10 0 2.586 11 12 -1 -0.06668 0 0 40 -0.8329 13 14 -1 -0.07184 0 0 -1 0.0139 0 0 -1 -0.02776 0 0 -1 0.0532 0 0
37 0.7947 1 2 41 -7.175 3 4 -1 -0.08568 0 0 -1 -0.07337 0 0 40 -4.791 5 6 -1 -0.06471 0 0 39 2.5 7 8 -1 0.07192 0 0 8 0.5 9 10 -1 -0.0395 0 0 6 1.5 11 12 9 0.5 13 14 -1 0.08167 0 0 -1 -0.02188 0 0 -1 0.07384 0 0
0 -5.476 1 2 -1 -0.07846 0 0 32 0.5 3 4 39 1.5 5 6 9 0.5 7 8 -1 0.09476 0 0 40 0.6296 9 10 10 0.5 11 12 34 0.5 13 14 -1 -0.03289 0 0 -1 0.05333 0 0 -1 -0.1018 0 0 -1 -0.01701 0 0 -1 -0.03639 0 0 -1 0.07421 0 0
3 0.75 1 2 -1 -0.07228 0 0 37 0.8284 3 4 4 5.75 5 6 -1 -0.08197 0 0 40 0.6296 7 8 3 8.25 9 10 38 1.5 11 12 -1 0.07158 0 0 9 0.5 13 14 -1 0.05104 0 0 -1 0.07896 0 0 -1 -0.02558 0 0 -1 -0.07281 0 0 -1 0.01621 0 0
37 0.7947 1 2 41 -7.175 3 4 -1 -0.08037 0 0 -1 -0.06703 0 0 40 -5.766 5 6 -1 -0.07379 0 0 16 0.5 7 8 6 1.5 9 10 -1 -0.09144 0 0 4 8.25 11 12 -1 0.06798 0 0 40 5.202 13 14 -1 -0.07749 0 0 -1 0.008422 0 0 -1 0.09608 0 0
0 -5.476 1 2 -1 -0.07337 0 0 3 8.25 3 4 4 8.25 5 6 -1 0.0629 0 0 39 1.5 7 8 -1 -0.07428 0 0 -1 0.06791 0 0 40 0.5205 9 10 -1 -0.041 0 0 37 0.542 11 12 37 0.2265 13 14 -1 -0.007476 0 0 -1 -0.02666 0 0 -1 0.0783 0 0
3 0.75 1 2 37 0.542 3 4 0 3.607 5 6 -1 -0.01651 0 0 -1 -0.08871 0 0 9 0.5 7 8 -1 0.05674 0 0 32 1.5 9 10 -1 0.0472 0 0 10 0.5 11 12 -1 -0.1024 0 0 39 1.5 13 14 -1 0.02523 0 0 -1 0.03611 0 0 -1 -0.07721 0 0
37 0.8284 1 2 41 8.719 3 4 -1 -0.08741 0 0 3 1.75 5 6 -1 0.04886 0 0 -1 -0.06358 0 0 40 -1.616 7 8 38 3.5 9 10 4 7.25 11 12 -1 0.05474 0 0 -1 -0.07264 0 0 -1 0.04044 0 0 9 0.5 13 14 -1 -0.06046 0 0 -1 0.0375 0 0
0 -7.452 1 2 -1 -0.08839 0 0 39 2.5 3 4 36 7.5 5 6 37 0.7101 7 8 37 0.441 9 10 -1 0.08011 0 0 14 0.5 11 12 -1 -0.06374 0 0 -1 0.09179 0 0 -1 -0.04318 0 0 40 -5.537 13 14 -1 0.05557 0 0 -1 -0.1051 0 0 -1 -0.002815 0 0
0 -7.851 1 2 -1 -0.09141 0 0 37 0.8284 3 4 4 5.75 5 6 -1 -0.07529 0 0 40 4.271 7 8 3 7.75 9 10 39 2.5 11 12 -1 0.08321 0 0 -1 -0.04517 0 0 -1 0.03895 0 0 24 0.5 13 14 -1 -0.01194 0 0 -1 0.08759 0 0 -1 0.0005172 0 0
3 -0.75 1 2 -1 -0.06777 0 0 0 3.607 3 4 9 0.5 5 6 -1 0.05053 0 0 32 1.5 7 8 -1 0.03918 0 0 10 0.5 9 10 -1 -0.09971 0 0 -1 -0.04653 0 0 37 0.1603 11 12 -1 -0.1074 0 0 37 0.5774 13 14 -1 0.06738 0 0 -1 -0.00905 0 0
0 -7.851 1 2 -1 -0.08933 0 0 37 0.6583 3 4 37 0.1603 5 6 38 1.5 7 8 36 3.5 9 10 16 0.5 11 12 -1 0.03933 0 0 -1 -0.04451 0 0 -1 0.09756 0 0 -1 -0.089 0 0 4 5.75 13 14 -1 -0.1042 0 0 -1 0.05262 0 0 -1 -0.006109 0 0
37 0.8284 1 2 0 5.398 3 4 -1 -0.07938 0 0 40 -5.766 5 6 -1 0.06266 0 0 -1 -0.08284 0 0 4 5.75 7 8 40 3.726 9 10 -1 -0.03778 0 0 38 0.5 11 12 -1 0.06896 0 0 37 0.1603 13 14 -1 -0.008151 0 0 -1 -0.062 0 0 -1 0.1194 0 0
3 -0.75 1 2 -1 -0.06254 0 0 40 -8.433 3 4 -1 -0.09946 0 0 6 1.5 5 6 6 0.5 7 8 8 0.5 9 10 37 0.8284 11 12 -1 -0.04181 0 0 -1 -0.03768 0 0 -1 0.06953 0 0 37 0.1603 13 14 -1 -0.07117 0 0 -1 -0.05984 0 0 -1 0.0386 0 0
0 -7.851 1 2 -1 -0.08619 0 0 39 2.5 3 4 36 7.5 5 6 8 0.5 7 8 37 0.441 9 10 32 1.5 11 12 -1 -0.05053 0 0 40 7.306 13 14 -1 0.08376 0 0 -1 -0.04509 0 0 -1 0.08926 0 0 -1 -0.06235 0 0 -1 -0.007932 0 0 -1 0.07643 0 0
37 0.5774 1 2 37 0.1603 3 4 0 -5.357 5 6 36 3.5 7 8 31 2.5 9 10 -1 -0.08759 0 0 -1 -0.01327 0 0 -1 0.09117 0 0 -1 -0.08455 0 0 -1 0.06186 0 0 40 -1.992 11 12 -1 -0.04837 0 0 4 7.25 13 14 -1 0.05003 0 0 -1 -0.03921 0 0
37 0.8284 1 2 16 0.5 3 4 -1 -0.07341 0 0 41 8.719 5 6 -1 -0.09359 0 0 37 0.1603 7 8 -1 0.04658 0 0 -1 -0.08443 0 0 37 0.458 9 10 -1 0.03648 0 0 6 1.5 11 12 -1 -0.02988 0 0 40 -1.616 13 14 -1 -0.0443 0 0 -1 0.0665 0 0
0 -7.851 1 2 -1 -0.08258 0 0 39 2.5 3 4 36 7.5 5 6 8 0.5 7 8 -1 -0.004697 0 0 -1 0.06729 0 0 -1 -0.04707 0 0 9 0.5 9 10 0 3.607 11 12 -1 0.05131 0 0 10 0.5 13 14 -1 0.05018 0 0 -1 -0.07394 0 0 -1 -0.001102 0 0
41 -7.175 1 2 -1 -0.05798 0 0 40 -5.331 3 4 38 1.5 5 6 16 0.5 7 8 -1 0.0412 0 0 -1 -0.08637 0 0 37 0.6583 9 10 -1 -0.0856 0 0 1 -5.377 11 12 -1 -0.01041 0 0 -1 0.06338 0 0 37 0.2265 13 14 -1 -0.06299 0 0 -1 0.02529 0 0
0 -7.851 1 2 -1 -0.07974 0 0 38 0.5 3 4 37 0.1603 5 6 2 -0.25 7 8 -1 -0.06433 0 0 4 8.25 9 10 -1 -0.05335 0 0 40 4.271 11 12 -1 0.1043 0 0 -1 -0.05878 0 0 -1 -0.007733 0 0 24 0.5 13 14 -1 0.09041 0 0 -1 -0.001728 0 0
3 -5.25 1 2 -1 -0.1004 0 0 41 -7.175 3 4 -1 -0.048 0 0 40 -5.537 5 6 -1 -0.0564 0 0 38 0.5 7 8 37 0.1603 9 10 40 4.271 11 12 -1 -0.05169 0 0 -1 0.09839 0 0 -1 -0.003389 0 0 4 9.25 13 14 -1 0.05703 0 0 -1 -0.08218 0 0
37 0.8284 1 2 3 10.25 3 4 -1 -0.06688 0 0 40 -8.433 5 6 -1 0.07542 0 0 -1 -0.09766 0 0 16 0.5 7 8 4 10.75 9 10 -1 -0.08246 0 0 9 0.5 11 12 -1 -0.1259 0 0 32 1.5 13 14 -1 0.03345 0 0 -1 0.01151 0 0 -1 -0.09374 0 0
3 -5.25 1 2 -1 -0.09935 0 0 6 1.5 3 4 4 8.25 5 6 8 0.5 7 8 40 5.516 9 10 -1 -0.07222 0 0 38 0.5 11 12 40 -4.208 13 14 -1 -0.0109 0 0 -1 0.05643 0 0 -1 0.1098 0 0 -1 -0.06312 0 0 -1 -0.04025 0 0 -1 0.0703 0 0
0 -7.851 1 2 -1 -0.07485 0 0 4 10.75 3 4 0 4.678 5 6 -1 -0.1213 0 0 9 0.5 7 8 -1 0.04515 0 0 32 1.5 9 10 34 0.5 11 12 10 0.5 13 14 -1 -0.09391 0 0 -1 -0.002535 0 0 -1 0.08072 0 0 -1 -0.04127 0 0 -1 0.02175 0 0
3 -5.25 1 2 -1 -0.09861 0 0 39 2.5 3 4 24 0.5 5 6 40 -0.8329 7 8 -1 0.05956 0 0 -1 -0.01352 0 0 -1 -0.04141 0 0 8 0.5 9 10 -1 -0.032 0 0 9 0.5 11 12 5 7.25 13 14 -1 0.05984 0 0 -1 0.025 0 0 -1 -0.05766 0 0
37 0.8284 1 2 31 2.5 3 4 -1 -0.06186 0 0 -1 0.02447 0 0 8 0.5 5 6 -1 -0.05298 0 0 33 1.5 7 8 -1 0.1061 0 0 37 0.1603 9 10 -1 -0.0941 0 0 40 -0.8329 11 12 -1 -0.03852 0 0 5 8.25 13 14 -1 0.0304 0 0 -1 -0.03585 0 0
16 0.5 1 2 6 1.5 3 4 -1 -0.0846 0 0 6 0.5 5 6 8 0.5 7 8 37 0.8284 9 10 -1 -0.04004 0 0 -1 -0.02143 0 0 -1 0.05308 0 0 35 1.5 11 12 -1 -0.07154 0 0 -1 -0.05074 0 0 37 0.458 13 14 -1 0.07682 0 0 -1 0.002825 0 0
3 -5.25 1 2 -1 -0.0973 0 0 40 -8.433 3 4 -1 -0.08379 0 0 6 1.5 5 6 4 8.25 7 8 22 0.5 9 10 40 5.516 11 12 -1 -0.06347 0 0 -1 0.0399 0 0 3 8.25 13 14 -1 -0.006404 0 0 -1 0.05005 0 0 -1 -0.1672 0 0 -1 0.05447 0 0
0 -7.851 1 2 -1 -0.06964 0 0 7 1.5 3 4 37 0.767 5 6 -1 0.05983 0 0 16 0.5 7 8 -1 -0.04742 0 0 31 2.5 9 10 -1 -0.08166 0 0 -1 0.02763 0 0 10 0.5 11 12 9 0.5 13 14 -1 0.01818 0 0 -1 -0.06704 0 0 -1 0.01187 0 0
37 0.542 1 2 14 0.5 3 4 38 1.5 5 6 -1 0.0003971 0 0 -1 0.07493 0 0 36 6.5 7 8 40 4.271 9 10 -1 -0.05943 0 0 32 1.5 11 12 -1 -0.04244 0 0 41 -1.78 13 14 -1 0.08034 0 0 -1 -0.07675 0 0 -1 -0.02711 0 0 -1 0.06631 0 0
3 -5.25 1 2 -1 -0.09594 0 0 4 10.75 3 4 0 5.398 5 6 -1 -0.1212 0 0 9 0.5 7 8 -1 0.04458 0 0 32 1.5 9 10 34 0.5 11 12 -1 -0.004697 0 0 -1 -0.08773 0 0 -1 -0.002706 0 0 31 5.5 13 14 -1 0.1351 0 0 -1 0.00556 0 0
16 0.5 1 2 6 1.5 3 4 -1 -0.07674 0 0 6 0.5 5 6 40 -1.616 7 8 37 0.8284 9 10 40 7.306 11 12 0 -2.142 13 14 -1 0.04877 0 0 -1 0.01359 0 0 -1 -0.06567 0 0 -1 -0.04857 0 0 -1 0.03832 0 0 -1 0.05341 0 0 -1 -0.05581 0 0
41 -11.55 1 2 -1 -0.06453 0 0 3 10.75 3 4 40 -8.433 5 6 -1 0.06778 0 0 -1 -0.08166 0 0 17 0.5 7 8 6 1.5 9 10 -1 -0.03365 0 0 37 0.5774 11 12 -1 0.04528 0 0 37 0.2426 13 14 -1 -0.02961 0 0 -1 -0.04643 0 0 -1 0.03487 0 0
38 0.5 1 2 37 0.1603 3 4 2 -0.25 5 6 -1 -0.05697 0 0 4 8.25 7 8 -1 -0.04869 0 0 4 10.75 9 10 -1 0.08913 0 0 -1 -0.05883 0 0 40 4.271 11 12 -1 -0.1254 0 0 -1 -0.006745 0 0 24 0.5 13 14 -1 0.07886 0 0 -1 -0.00616 0 0
37 0.8708 1 2 3 11.25 3 4 -1 -0.07874 0 0 40 -8.433 5 6 -1 0.07553 0 0 -1 -0.07844 0 0 4 10.75 7 8 39 0.5 9 10 -1 -0.1189 0 0 -1 0.08213 0 0 16 0.5 11 12 37 0.2265 13 14 -1 -0.07016 0 0 -1 -0.03995 0 0 -1 0.008215 0 0
3 -5.25 1 2 -1 -0.09338 0 0 39 2.5 3 4 36 6.5 5 6 40 0.7802 7 8 37 0.4248 9 10 24 0.5 11 12 37 0.441 13 14 -1 0.009345 0 0 -1 0.07009 0 0 -1 -0.06451 0 0 -1 0.07548 0 0 -1 0.001144 0 0 -1 0.009438 0 0 -1 -0.04369 0 0
0 -7.851 1 2 -1 -0.06187 0 0 4 10.75 3 4 0 5.398 5 6 -1 -0.1174 0 0 9 0.5 7 8 -1 0.03908 0 0 32 1.5 9 10 34 0.5 11 12 -1 -0.002766 0 0 -1 -0.08486 0 0 37 0.1603 13 14 -1 0.06878 0 0 -1 0.1696 0 0 -1 -0.01797 0 0
3 12.75 1 2 37 0.8708 3 4 -1 0.09601 0 0 4 10.75 5 6 -1 -0.0763 0 0 40 -8.433 7 8 -1 -0.1147 0 0 -1 -0.07241 0 0 10 0.5 9 10 9 0.5 11 12 -1 0.01919 0 0 32 0.5 13 14 -1 0.01486 0 0 -1 -0.001749 0 0 -1 -0.08714 0 0
3 -5.25 1 2 -1 -0.09196 0 0 3 12.75 3 4 2 -4.75 5 6 -1 0.09422 0 0 -1 0.1087 0 0 37 0.2265 7 8 -1 -0.04597 0 0 37 0.458 9 10 -1 0.0318 0 0 34 0.5 11 12 -1 -0.03798 0 0 9 0.5 13 14 -1 -0.0108 0 0 -1 0.07591 0 0
41 -11.55 1 2 -1 -0.05787 0 0 40 3.726 3 4 32 1.5 5 6 -1 0.02388 0 0 36 6.5 7 8 -1 -0.0401 0 0 -1 -0.03117 0 0 37 0.2265 9 10 -1 -0.06292 0 0 38 1.5 11 12 -1 0.06878 0 0 37 0.4248 13 14 -1 0.06898 0 0 -1 -0.006191 0 0
16 0.5 1 2 41 15.62 3 4 -1 -0.06795 0 0 29 0.5 5 6 -1 0.0304 0 0 31 2.5 7 8 4 0.75 9 10 -1 0.03419 0 0 30 0.5 11 12 -1 -0.036 0 0 -1 -0.2625 0 0 -1 -0.01603 0 0 40 -1.896 13 14 -1 -0.0466 0 0 -1 0.1007 0 0
4 10.75 1 2 0 4.323 3 4 -1 -0.1125 0 0 0 -0.01206 5 6 -1 0.03009 0 0 37 0.767 7 8 35 6.5 9 10 2 -0.25 11 12 -1 -0.05042 0 0 -1 -0.04454 0 0 -1 0.03992 0 0 -1 -0.0313 0 0 3 6.25 13 14 -1 0.03564 0 0 -1 -0.02635 0 0
7 1.5 1 2 37 0.7947 3 4 -1 0.04599 0 0 22 0.5 5 6 -1 -0.0475 0 0 40 7.555 7 8 -1 -0.08501 0 0 41 -7.175 9 10 24 0.5 11 12 -1 -0.05872 0 0 10 0.5 13 14 -1 0.1009 0 0 -1 0.006262 0 0 -1 -0.01015 0 0 -1 0.02171 0 0
3 -5.25 1 2 -1 -0.08966 0 0 2 -4.75 3 4 -1 0.1041 0 0 37 0.2265 5 6 36 3.5 7 8 37 0.458 9 10 -1 0.07837 0 0 -1 -0.06081 0 0 14 0.5 11 12 -1 -0.006645 0 0 2 6.25 13 14 -1 0.0929 0 0 -1 0.02947 0 0 -1 -0.0685 0 0
38 0.5 1 2 37 0.1603 3 4 16 0.5 5 6 -1 -0.05179 0 0 4 8.25 7 8 20 0.5 9 10 -1 -0.08124 0 0 -1 0.07792 0 0 6 1.5 11 12 8 0.5 13 14 -1 0.1017 0 0 -1 -0.1348 0 0 -1 0.07739 0 0 -1 -0.0252 0 0 -1 0.00534 0 0
4 10.75 1 2 37 0.8708 3 4 -1 -0.1094 0 0 0 6.27 5 6 -1 -0.06906 0 0 40 -3.284 7 8 -1 0.04314 0 0 -1 -0.03034 0 0 1 -6.32 9 10 -1 0.0306 0 0 33 0.5 11 12 -1 -0.05896 0 0 6 1.5 13 14 -1 -0.01114 0 0 -1 0.03854 0 0
3 12.75 1 2 40 -8.433 3 4 -1 0.09083 0 0 -1 -0.06816 0 0 17 0.5 5 6 6 1.5 7 8 40 -1.358 9 10 2 5.75 11 12 -1 0.03938 0 0 -1 -0.08111 0 0 -1 -0.0007431 0 0 4 8.25 13 14 -1 -0.08259 0 0 -1 0.008499 0 0 -1 -0.06087 0 0
3 -5.25 1 2 -1 -0.08764 0 0 39 3.5 3 4 36 9.5 5 6 35 5.5 7 8 -1 -0.004416 0 0 -1 0.08633 0 0 40 -5.331 9 10 -1 -0.03877 0 0 -1 -0.07018 0 0 0 -0.7085 11 12 40 7.306 13 14 -1 -0.01522 0 0 -1 0.01919 0 0 -1 0.1036 0 0
4 10.75 1 2 0 -7.851 3 4 -1 -0.1054 0 0 -1 -0.05162 0 0 34 0.5 5 6 -1 -0.01052 0 0 37 0.1603 7 8 -1 -0.09459 0 0 9 0.5 9 10 10 0.5 11 12 24 0.5 13 14 -1 -0.08585 0 0 -1 0.01947 0 0 -1 0.1273 0 0 -1 0.001413 0 0
3 12.75 1 2 3 5.75 3 4 -1 0.08848 0 0 0 -7.452 5 6 38 1.5 7 8 -1 -0.05461 0 0 -1 0.008982 0 0 -1 0.0352 0 0 6 1.5 9 10 -1 -0.0689 0 0 34 1.5 11 12 5 3.25 13 14 -1 0.05482 0 0 -1 0.006824 0 0 -1 -0.06783 0 0
16 0.5 1 2 32 0.5 3 4 -1 -0.05978 0 0 40 4.271 5 6 22 0.5 7 8 -1 0.0005839 0 0 -1 0.05623 0 0 31 2.5 9 10 -1 -0.1382 0 0 -1 0.05074 0 0 31 4.5 11 12 -1 -0.05349 0 0 41 -4.17 13 14 -1 -0.0395 0 0 -1 0.02901 0 0
37 0.8708 1 2 3 10.25 3 4 -1 -0.06489 0 0 3 5.75 5 6 -1 0.04988 0 0 -1 0.006211 0 0 0 5.398 7 8 0 -1.076 9 10 -1 0.03333 0 0 -1 -0.004998 0 0 36 7.5 11 12 -1 -0.1047 0 0 40 0.08419 13 14 -1 -0.0926 0 0 -1 0.03269 0 0
39 0.5 1 2 -1 0.06458 0 0 2 -0.25 3 4 -1 -0.03121 0 0 0 -0.7085 5 6 37 0.767 7 8 0 3.607 9 10 37 0.2265 11 12 -1 -0.04684 0 0 36 7.5 13 14 -1 0.01749 0 0 -1 -0.04135 0 0 -1 0.02772 0 0 -1 -0.06717 0 0 -1 -0.0004706 0 0
4 10.75 1 2 40 7.306 3 4 -1 -0.101 0 0 41 -7.175 5 6 -1 0.02986 0 0 -1 -0.04882 0 0 36 5.5 7 8 37 0.4248 9 10 37 0.1056 11 12 -1 0.01799 0 0 -1 -0.08313 0 0 -1 -0.08138 0 0 38 0.5 13 14 -1 0.06222 0 0 -1 0.005145 0 0
7 1.5 1 2 41 -11.55 3 4 38 1.5 5 6 -1 -0.05354 0 0 40 3.726 7 8 -1 0.07951 0 0 37 0.7208 9 10 37 0.6583 11 12 -1 0.018 0 0 -1 -0.0734 0 0 -1 0.06133 0 0 14 0.5 13 14 -1 -0.02882 0 0 -1 -0.0082 0 0 -1 0.04328 0 0
16 0.5 1 2 41 15.62 3 4 -1 -0.05639 0 0 29 0.5 5 6 -1 0.02462 0 0 31 2.5 7 8 4 -0.25 9 10 4 3.25 11 12 30 0.5 13 14 -1 -0.03472 0 0 -1 -0.2118 0 0 -1 -0.004639 0 0 -1 0.06063 0 0 -1 -0.01279 0 0 -1 0.05612 0 0
3 -5.25 1 2 -1 -0.08421 0 0 2 -4.75 3 4 -1 0.1038 0 0 37 0.2265 5 6 36 5.5 7 8 34 0.5 9 10 -1 0.05891 0 0 -1 -0.05907 0 0 -1 -0.01476 0 0 9 0.5 11 12 32 1.5 13 14 -1 0.05943 0 0 -1 0.01613 0 0 -1 -0.08034 0 0
4 10.75 1 2 40 -8.433 3 4 -1 -0.09861 0 0 14 0.5 5 6 6 1.5 7 8 -1 -0.08669 0 0 -1 0.07614 0 0 6 0.5 9 10 8 0.5 11 12 -1 0.009698 0 0 -1 -0.03021 0 0 38 0.5 13 14 -1 0.04078 0 0 -1 0.08941 0 0 -1 -0.04963 0 0
3 12.75 1 2 3 5.75 3 4 -1 0.08361 0 0 -1 0.005436 0 0 38 1.5 5 6 -1 0.02918 0 0 6 1.5 7 8 -1 -0.06026 0 0 34 1.5 9 10 26 0.5 11 12 -1 0.05152 0 0 37 0.2971 13 14 -1 0.07793 0 0 -1 0.06275 0 0 -1 -0.05951 0 0
3 -5.25 1 2 -1 -0.08273 0 0 2 -4.75 3 4 41 11.06 5 6 2 -0.25 7 8 -1 -0.01201 0 0 -1 0.1667 0 0 40 8.023 9 10 0 -0.7085 11 12 -1 -0.03674 0 0 -1 0.06412 0 0 -1 0.01402 0 0 23 0.5 13 14 -1 -0.02353 0 0 -1 0.02453 0 0
37 0.8708 1 2 1 -2.791 3 4 -1 -0.06031 0 0 36 5.5 5 6 33 0.5 7 8 37 0.3604 9 10 -1 0.02364 0 0 -1 -0.08742 0 0 31 2.5 11 12 -1 0.07662 0 0 -1 -0.08103 0 0 17 0.5 13 14 -1 -0.01409 0 0 -1 0.07451 0 0 -1 -0.04856 0 0
4 10.75 1 2 0 4.323 3 4 -1 -0.09323 0 0 9 0.5 5 6 -1 0.02336 0 0 32 1.5 7 8 -1 0.01619 0 0 10 0.5 9 10 3 8.25 11 12 -1 -0.03304 0 0 35 2.5 13 14 -1 -0.09511 0 0 -1 0.08896 0 0 -1 -0.0519 0 0 -1 0.0223 0 0
16 0.5 1 2 3 5.75 3 4 -1 -0.0529 0 0 37 0.1056 5 6 3 7.75 7 8 -1 -0.04575 0 0 37 0.458 9 10 -1 -0.03534 0 0 -1 0.01228 0 0 1 0.3024 11 12 3 4.25 13 14 -1 0.05849 0 0 -1 -0.01878 0 0 -1 -0.01076 0 0 -1 0.03579 0 0
7 1.5 1 2 37 0.542 3 4 38 1.5 5 6 14 0.5 7 8 -1 -0.01293 0 0 -1 0.07504 0 0 0 1.958 9 10 -1 -0.004706 0 0 8 0.5 11 12 40 -0.4837 13 14 -1 0.07469 0 0 -1 -0.01693 0 0 -1 0.09386 0 0 -1 0.03881 0 0 -1 -0.1308 0 0
12 0.5 1 2 39 3.5 3 4 -1 -0.07176 0 0 36 8.5 5 6 36 8.5 7 8 -1 -0.01776 0 0 14 0.5 9 10 40 7.306 11 12 -1 -0.02478 0 0 -1 0.1104 0 0 -1 0.005316 0 0 -1 -0.0009505 0 0 24 0.5 13 14 -1 0.1176 0 0 -1 0.01637 0 0
41 -12.99 1 2 -1 -0.05351 0 0 40 -8.433 3 4 14 0.5 5 6 3 5.75 7 8 -1 -0.08143 0 0 -1 0.0666 0 0 -1 0.008711 0 0 6 1.5 9 10 -1 -0.03734 0 0 10 0.5 11 12 24 0.5 13 14 -1 0.04832 0 0 -1 -0.06976 0 0 -1 0.008712 0 0
4 10.75 1 2 40 3.726 3 4 -1 -0.08856 0 0 40 2.669 5 6 40 4.01 7 8 0 8.31 9 10 -1 -0.0444 0 0 27 0.5 11 12 -1 0.009626 0 0 0 -7.851 13 14 -1 0.07286 0 0 -1 0.1463 0 0 -1 -0.0754 0 0 -1 -0.06861 0 0 -1 0.00004211 0 0
16 0.5 1 2 20 0.5 3 4 -1 -0.05055 0 0 37 0.6583 5 6 22 0.5 7 8 -1 0.006892 0 0 24 0.5 9 10 -1 0.09459 0 0 -1 -0.1076 0 0 5 4.25 11 12 -1 -0.04562 0 0 23 0.5 13 14 -1 0.06585 0 0 -1 -0.06321 0 0 -1 0.03096 0 0
1 8.738 1 2 40 3.726 3 4 32 0.5 5 6 1 4.882 7 8 -1 0.01978 0 0 37 0.3604 9 10 -1 -0.05673 0 0 40 2.669 11 12 -1 0.05083 0 0 -1 -0.0355 0 0 -1 0.09683 0 0 40 2.429 13 14 -1 -0.05323 0 0 -1 -0.005249 0 0 -1 0.0733 0 0
3 12.75 1 2 22 0.5 3 4 -1 0.07896 0 0 20 0.5 5 6 5 1.25 7 8 37 0.8153 9 10 -1 0.0852 0 0 -1 0.02868 0 0 -1 -0.106 0 0 -1 0.001783 0 0 5 4.75 11 12 -1 -0.07278 0 0 6 2.5 13 14 -1 -0.04952 0 0 -1 0.1346 0 0
12 0.5 1 2 1 -2.791 3 4 -1 -0.06996 0 0 36 5.5 5 6 33 0.5 7 8 37 0.3604 9 10 -1 0.01985 0 0 -1 -0.08186 0 0 31 2.5 11 12 -1 0.07288 0 0 41 18.14 13 14 -1 0.04514 0 0 -1 -0.01246 0 0 -1 -0.1159 0 0 -1 0.02371 0 0
3 -5.25 1 2 -1 -0.07886 0 0 2 -4.75 3 4 -1 0.08995 0 0 37 0.2265 5 6 36 6.5 7 8 34 0.5 9 10 23 0.5 11 12 -1 -0.06432 0 0 -1 -0.01264 0 0 9 0.5 13 14 -1 0.08252 0 0 -1 -0.05884 0 0 -1 0.001411 0 0 -1 0.05469 0 0
4 10.75 1 2 37 0.8708 3 4 -1 -0.08422 0 0 0 6.27 5 6 -1 -0.05372 0 0 0 -0.01206 7 8 -1 0.03279 0 0 2 -0.25 9 10 37 0.7208 11 12 -1 -0.02956 0 0 2 6.25 13 14 -1 -0.02952 0 0 -1 0.04925 0 0 -1 0.02237 0 0 -1 -0.02608 0 0
7 1.5 1 2 16 0.5 3 4 35 1.5 5 6 6 1.5 7 8 -1 -0.05843 0 0 -1 -0.08856 0 0 38 1.5 9 10 -1 -0.006586 0 0 -1 0.01484 0 0 -1 0.08721 0 0 41 16.89 11 12 28 0.5 13 14 -1 0.1029 0 0 -1 -0.07611 0 0 -1 0.05801 0 0
40 -8.433 1 2 14 0.5 3 4 39 0.5 5 6 -1 -0.07884 0 0 -1 0.06184 0 0 -1 0.05829 0 0 10 0.5 7 8 -1 -0.00747 0 0 32 1.5 9 10 35 2.5 11 12 -1 -0.0546 0 0 -1 -0.0441 0 0 31 7.5 13 14 -1 0.01709 0 0 -1 0.1076 0 0
12 0.5 1 2 3 5.75 3 4 -1 -0.06607 0 0 7 1.5 5 6 6 1.5 7 8 -1 0.004594 0 0 -1 0.09551 0 0 41 22.89 9 10 8 0.5 11 12 -1 -0.0443 0 0 -1 0.08209 0 0 -1 -0.06222 0 0 36 11.5 13 14 -1 0.03376 0 0 -1 -0.05955 0 0
1 13.48 1 2 20 0.5 3 4 -1 -0.05204 0 0 37 0.542 5 6 -1 0.07394 0 0 14 0.5 7 8 -1 -0.008974 0 0 3 5.75 9 10 8 0.5 11 12 -1 0.01032 0 0 0 4.678 13 14 -1 -0.00891 0 0 -1 0.08496 0 0 -1 -0.06184 0 0 -1 0.05656 0 0
3 -5.25 1 2 -1 -0.07588 0 0 2 -4.75 3 4 41 11.06 5 6 37 0.2265 7 8 -1 -0.01207 0 0 -1 0.15 0 0 36 6.5 9 10 37 0.458 11 12 23 0.5 13 14 -1 -0.0588 0 0 -1 0.01868 0 0 -1 -0.004421 0 0 -1 0.07685 0 0 -1 -0.05171 0 0
32 0.5 1 2 -1 0.007173 0 0 34 0.5 3 4 -1 -0.03956 0 0 9 0.5 5 6 10 0.5 7 8 31 5.5 9 10 -1 -0.0899 0 0 34 1.5 11 12 -1 0.09095 0 0 -1 -0.004382 0 0 0 -2.667 13 14 -1 -0.03904 0 0 -1 0.2011 0 0 -1 0.05484 0 0
4 10.75 1 2 40 7.306 3 4 -1 -0.08008 0 0 41 -7.175 5 6 8 0.5 7 8 -1 -0.03824 0 0 36 5.5 9 10 24 0.5 11 12 -1 0.04471 0 0 37 0.4248 13 14 -1 0.005836 0 0 -1 0.04447 0 0 -1 -0.09261 0 0 -1 0.01295 0 0 -1 -0.07057 0 0
16 0.5 1 2 40 3.726 3 4 38 0.5 5 6 -1 -0.003673 0 0 32 0.5 7 8 -1 0.06576 0 0 -1 -0.06436 0 0 -1 0.04079 0 0 9 0.5 9 10 36 6.5 11 12 34 0.5 13 14 -1 -0.1254 0 0 -1 -0.007122 0 0 -1 -0.02776 0 0 -1 0.06319 0 0
7 1.5 1 2 7 0.5 3 4 37 0.7208 5 6 37 0.8708 7 8 37 0.3693 9 10 38 1.5 11 12 -1 0.07696 0 0 40 -5.537 13 14 -1 -0.07019 0 0 -1 0.04237 0 0 -1 -0.07237 0 0 -1 0.0473 0 0 -1 -0.05638 0 0 -1 -0.03545 0 0 -1 0.003992 0 0
12 0.5 1 2 39 4.5 3 4 -1 -0.06447 0 0 36 8.5 5 6 36 8.5 7 8 -1 -0.01658 0 0 14 0.5 9 10 -1 0.006941 0 0 14 0.5 11 12 -1 0.1011 0 0 -1 -0.001213 0 0 -1 -0.03664 0 0 37 0.458 13 14 -1 0.1214 0 0 -1 -0.01497 0 0
32 7.5 1 2 31 8.5 3 4 -1 -0.06326 0 0 32 0.5 5 6 34 1.5 7 8 41 -4.371 9 10 -1 -0.0133 0 0 37 0.3229 11 12 -1 -0.01739 0 0 37 0.3229 13 14 -1 0.001332 0 0 -1 -0.04753 0 0 -1 0.152 0 0 -1 -0.02366 0 0 -1 0.1213 0 0
3 12.75 1 2 3 5.75 3 4 -1 0.07249 0 0 40 -5.191 5 6 -1 -0.01399 0 0 -1 -0.0367 0 0 40 -4.614 7 8 34 2.5 9 10 34 4.5 11 12 -1 0.01021 0 0 -1 0.2358 0 0 40 -4.208 13 14 -1 -0.04612 0 0 -1 -0.08181 0 0 -1 0.01202 0 0`;

/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -161
=after    332
=after  " -12
=after  # -647
=after  ( -31
=after  * 309
=after  . -182
=after  0 -213
=after  : 196
=after  < 404
=after  > -31
=after  ] 70
=after  a -6
=after  b -118
=after  c -85
=after  d -40
=after  f -87
=after  g -61
=after  i 70
=after  j -84
=after  k -147
=after  l -105
=after  m -135
=after  n -76
=after  o -77
=after  p -89
=after  q -199
=after  r -50
=after  s -92
=after  t 12
=after  u -19
=after  x -40
=after  y 96
=after  z -308
=after  | 368
=after  · -263
=after  ο 28
=after  σ 31
=after  в 212
=after  д 67
=after  п 161
=after  с 39
=after  у 31
=after  ב 289
=after  ו 40
=after  ש -29
=after  ا -1
=after  ر 258
=after  ف 295
=after  ل 149
=after  و 189
=after  ک 5
=after  आ 481
=after  द 292
=after  ल 47
=after  स -333
=after  দ 238
=after  ল 327
=after  แ 18
=after  ใ 619
=after  ი 57
=after  ដ 491
=after  € -18
=after  ₽ -174
=after  】 540
=after  が 265
=after  填 277
=after  就 158
=after  已 -579
=after  是 126
=after  계 -65
=after  그 364
=after  은 117
=after  을 87
=after  입 146
=after  � 41
=after  � 354
=after !  -108
=after "  -72
=after ", 47
=after ". -325
=after ": -272
=after #  -794
=after #. -204
=after (0 6
=after (e 373
=after (m 283
=after (v 127
=after (w 122
=after (з 308
=after )  -362
=after ), -41
=after ). -638
=after ): -110
=after )。 -152
=after *  -119
=after ** -79
=after +0 -216
=after ,  -154
=after ,0 -27
=after .  143
=after .0 -136
=after /0 -489
=after /l -198
=after 0  -33
=after 0. -400
=after 00 -359
=after 0: 142
=after 0c -70
=after 0f -277
=after 0k -74
=after 0q -36
=after 0r -103
=after 0分 500
=after 0月 -514
=after 0분 471
=after :  -173
=after </ 477
=after == 159
=after >> 156
=after ]  82
=after a  54
=after ac -77
=after ad -89
=after ag -20
=after ai 55
=after ak -166
=after al -31
=after an -80
=after ar -69
=after as -168
=after at -287
=after aw -172
=after ay -18
=after az 157
=after b0 -215
=after be -43
=after bi -32
=after bo -331
=after ca 20
=after cc -51
=after ce -110
=after co -83
=after ct -32
=after d  -11
=after db -511
=after de -163
=after dr -30
=after e  -77
=after ea 27
=after ec -168
=after ee -163
=after eh -74
=after ei 100
=after ej 258
=after ek 238
=after el -58
=after em -168
=after er -47
=after es -58
=after ex 105
=after ey 182
=after ez 167
=after f  -184
=after fa 26
=after fe -141
=after fo 100
=after fr -135
=after ga -118
=after gi -20
=after gn -8
=after go 165
=after gr -116
=after ha -137
=after he 52
=after ho -1
=after hr -169
=after hu -61
=after i  34
=after ib -201
=after id -7
=after if -56
=after ig -21
=after ii 17
=after ij -277
=after ik -82
=after in -202
=after is -24
=after ix -350
=after iz -117
=after ju -159
=after k  8
=after k0 -13
=after ka 13
=after kc -123
=after ke -45
=after kh 75
=after kl -641
=after ko 107
=after kr -194
=after ks -142
=after kt -21
=after ku -24
=after l  24
=after l. -69
=after la 52
=after le -63
=after li -65
=after ll -13
=after lm -183
=after ln -43
=after ls -189
=after m  122
=after m. -501
=after mb -21
=after mm -133
=after mp -613
=after n  -4
=after n. 131
=after nd 83
=after ne 49
=after nf -202
=after ni -122
=after nk -611
=after nn -66
=after no -203
=after ns 4
=after nt 56
=after nu -172
=after ny -89
=after o  19
=after o. 211
=after oe -27
=after of -478
=after oi -124
=after om -214
=after on -4
=after oo 145
=after op 86
=after or -81
=after ot -17
=after ou -104
=after p  -111
=after pa -3
=after pl 4
=after pp -119
=after pr -63
=after q0 -118
=after qa 82
=after r  -20
=after r. -156
=after ra -61
=after rd -29
=after ri -74
=after rj 147
=after rk -119
=after ro -11
=after rv -76
=after s  81
=after sa -38
=after se -16
=after sh -59
=after sk -92
=after so -219
=after ss -27
=after su 39
=after sz -105
=after t  -122
=after t. -65
=after t0 -15
=after ta -213
=after tc -312
=after te -66
=after th 23
=after to -87
=after tp -87
=after tr -114
=after ts 82
=after tt 66
=after tu -46
=after u  -249
=after u0 -150
=after ua -279
=after ub -211
=after ud -200
=after ue -277
=after uf 232
=after ui 156
=after ul -106
=after up -35
=after ur -95
=after v0 -40
=after ve -1
=after w  -47
=after wa -202
=after we -44
=after wh 19
=after x  -134
=after y  125
=after ye -154
=after yl -159
=after yo -55
=after za 68
=after ©  279
=after ». -304
=after αν 140
=after ην 81
=after ν  10
=after ον -391
=after στ 47
=after ам 68
=after ан -34
=after аш 275
=after ва 49
=after во 179
=after дл 11
=after за 42
=after ко 228
=after ле -17
=after н  83
=after ов -216
=after ок 85
=after он 326
=after ри -43
=after ст 55
=after і  202
=after טל -48
=after ،  -27
=after ا  157
=after ار -13
=after اک 93
=after در 290
=after ر  -74
=after ری -81
=after لا 13
=after و  372
=after کھ 1
=after ہے 55
=after पर -220
=after र् 452
=after लि 188
=after है 177
=after ाल 55
=after ै। 281
=after ।  77
=after คื 225
=after ทน 237
=after รห 317
=after แท 121
=after ლი -45
=after ነው 96
=after ው። 90
=after …0 -70
=after →  -584
=after 」で 258
=after 」に -347
=after 」を 57
=after い端 358
=after ご入 274
=after ご宿 89
=after しい 197
=after して 505
=after す( 140
=after です 82
=after とお 479
=after に0 -206
=after アプ 33
=after ログ 52
=after 予約 487
=after 使用 -293
=after 入力 326
=after 分钟 106
=after 号  43
=after 回覆 29
=after 在  22
=after 完成 246
=after 宿泊 3
=after 小写 347
=after 就能 255
=after 已作 -261
=after 市中 -138
=after 年0 -254
=after 成身 24
=after 改为 -129
=after 新し 93
=after 是你 4
=after 是您 302
=after 本信 5
=after 用。 -1
=after 登录 233
=after 的验 -40
=after 码， -42
=after 確認 226
=after 號  64
=after 請於 13
=after 輸入 364
=after 고  342
=after 년  -156
=after 는  -463
=after 다. 4
=after 를  2
=after 마을 31
=after 은  13
=after 을  62
=after 을도 117
=after 이며 369
=after 🔑 135
=after ，交 309
=after ，您 -48
=after ，请 182
=before    225
=before  " -21
=before  # -300
=before  % -576
=before  ( -344
=before  * -605
=before  + -664
=before  / -19
=before  0 -255
=before  : 195
=before  = 347
=before  [ 77
=before  b -139
=before  c -230
=before  d 33
=before  e -29
=before  f -585
=before  g 107
=before  h -181
=before  i 150
=before  k 6
=before  m -83
=before  n -212
=before  o -71
=before  p -146
=before  r -198
=before  t 47
=before  v -167
=before  z -397
=before  | -27
=before  · -264
=before  σ -455
=before  к -173
=before  ב 103
=before  ה 12
=before  מ -502
=before  ש 66
=before  ب -40
=before  ر -218
=before  ه 340
=before  क -151
=before  • -98
=before  € 1118
=before  № -205
=before  → 38
=before  〒 -102
=before  숫 119
=before  인 23
=before  ： 84
=before !  783
=before ": 392
=before "u -106
=before #  229
=before (  52
=before (# 1326
=before (0 -447
=before (c 427
=before (k -12
=before )  116
=before ): 134
=before *  236
=before ** -62
=before ,  -183
=before ,請 592
=before .  -175
=before .0 -373
=before .t -428
=before /0 458
=before 0  132
=before 0# -228
=before 0) 125
=before 0* -340
=before 0, 38
=before 0. -441
=before 0/ -1677
=before 00 -79
=before 0: 293
=before 0] 229
=before 0a -10
=before 0f 66
=before 0i 868
=before 0k -86
=before 0m 71
=before 0q -162
=before 0x -63
=before 0， 138
=before :  97
=before :* 68
=before :0 152
=before :【 84
=before << 36
=before == 60
=before >  113
=before [# -595
=before ]  242
=before _i -144
=before a  -19
=before a, -559
=before a. -103
=before a0 -493
=before a: -71
=before ab -177
=before ac -11
=before ad -13
=before ag -130
=before ah 5
=before ai 29
=before ak -35
=before al -43
=before am -135
=before an 46
=before ao -219
=before ap 103
=before ar 61
=before as -173
=before at -119
=before b  -414
=before b0 -194
=before ba 57
=before be -109
=before bi -265
=before bu -170
=before c  -4
=before c0 -287
=before c: 42
=before ca -59
=before ce -197
=before ci -94
=before cj -168
=before ck -81
=before co 44
=before cp -30
=before cr 27
=before ct -629
=before cz 68
=before d  -20
=before d0 -288
=before d: 110
=before d= -31
=before da -1
=before dd -44
=before de 24
=before di -82
=before dn -224
=before do -180
=before dt 140
=before du 200
=before dy 301
=before e  -46
=before e) -367
=before e, -7
=before e0 -229
=before e: 59
=before e= 175
=before e_ -452
=before ea 77
=before ec 218
=before ed 15
=before ef -83
=before ei -6
=before ek -83
=before el -162
=before em -88
=before ep -92
=before es -24
=before et -6
=before ev 47
=before ex -204
=before ey 557
=before ez 219
=before f  -378
=before f0 -38
=before fa 108
=before fc -60
=before fi 37
=before fo -20
=before g  -168
=before g) -91
=before g: 41
=before ge -58
=before gg -68
=before gi 76
=before gl 66
=before gn -400
=before go 54
=before gu 72
=before ha 62
=before hi -205
=before ho -7
=before hr 43
=before ht -77
=before hu -5
=before i  -34
=before ia -200
=before ic -30
=before id -157
=before ie -149
=before if 86
=before ig 37
=before ii -357
=before ik 9
=before il -14
=before im -40
=before io -71
=before ip -190
=before ir 121
=before is 114
=before it 69
=before ix -181
=before ja -138
=before je 166
=before k  -140
=before k0 -38
=before ka 97
=before ke -19
=before kn 134
=before ko -55
=before kr 396
=before ks 166
=before ky -119
=before l  -146
=before l, 442
=before l. -172
=before ld -26
=before le -157
=before lk -397
=before lo -98
=before ls -223
=before lv -33
=before ly 235
=before m  -121
=before ma -75
=before me 157
=before mi -104
=before mo -62
=before ms -430
=before my -377
=before n  -31
=before n: 83
=before na -183
=before ne -50
=before ng -57
=before ni -8
=before nk -85
=before nm -23
=before nn 43
=before no -42
=before nr -380
=before ns -183
=before nt -158
=before nu 160
=before ny -73
=before nz -20
=before o  -88
=before o) -162
=before o. 80
=before o: 60
=before oc -32
=before od 196
=before oe 133
=before oi -232
=before ok -59
=before ol -79
=before om -10
=before on -12
=before oo -75
=before op 105
=before os -210
=before ou -170
=before ow 29
=before ox 215
=before p  -89
=before p_ -45
=before pa 34
=before pi 115
=before pl 111
=before po -89
=before pr -138
=before pt -222
=before pu -155
=before q  -51
=before q0 -117
=before r  -134
=before r, 126
=before r0 -55
=before r: 153
=before r_ -90
=before ra -141
=before rc -304
=before rd -69
=before re -61
=before ri 14
=before rk -70
=before rn -94
=before ro -17
=before rr -217
=before rt -88
=before ru -118
=before s  -43
=before sa -87
=before sd -88
=before se -48
=before sl 257
=before sm 170
=before so 66
=before sp -100
=before su -180
=before sw 322
=before t  -70
=before t. -570
=before t: 268
=before t_ -285
=before ta 38
=before tc -40
=before te 39
=before ti -193
=before tl -307
=before to -234
=before tp 388
=before tq -123
=before tr -310
=before ts 21
=before tt -30
=before tz 188
=before u  -18
=before uc 144
=before ud -273
=before uf -45
=before ui -113
=before uj 55
=before ul -266
=before un -169
=before up -55
=before ur -176
=before us -51
=before ut 213
=before uz 139
=before v  -271
=before va 127
=before ve -47
=before vk -67
=before vp 168
=before vr -113
=before vu 363
=before w  -70
=before w: 419
=before wa -224
=before wi -101
=before x  -383
=before x0 -89
=before y  -170
=before y: 39
=before y_ -279
=before ya -31
=before ye -66
=before yn -190
=before yp 154
=before yt -93
=before z  -150
=before z: 164
=before za -34
=before zi 78
=before |  345
=before ©  -626
=before º  -269
=before »  170
=before »: 29
=before αλ 171
=before δι 30
=before ε  269
=before η  -175
=before ισ 94
=before ου -273
=before ρα 213
=before σ  19
=before τη -326
=before το -28
=before а  -159
=before а: -30
=before ал -30
=before ан -149
=before ар -227
=before ас -70
=before ая -142
=before в  -26
=before в: -177
=before во -47
=before д  -47
=before д: 25
=before до -164
=before ду 125
=before е  114
=before е: -24
=before ед 513
=before ек -82
=before ет -37
=before за -680
=before ик -106
=before к  -154
=before ка -117
=before ки -120
=before л  -66
=before лю 57
=before ме -389
=before мі -231
=before н: 76
=before на -269
=before не -14
=before нк 29
=before нт -87
=before ок -71
=before ос 20
=before п  82
=before ра -226
=before ри -49
=before рт -94
=before рі -73
=before с  -58
=before си 27
=before ст -56
=before т  -187
=before тк -1
=before то -100
=before у  -63
=before хо 256
=before че -34
=before чи 12
=before юч 178
=before я  -251
=before ів -401
=before ін 94
=before ար -147
=before գր 51
=before ք  56
=before א  124
=before בו -98
=before ד  82
=before ה  -223
=before וא 52
=before ון -370
=before יד 169
=before יי -337
=before ימ 295
=before יש 197
=before לי 87
=before נו -6
=before קו -47
=before קש -22
=before שו 192
=before اد 88
=before ار -231
=before اس -79
=before ال -26
=before ان -9
=before تا 79
=before حق 150
=before د  143
=before ر  -538
=before رو -162
=before ری -293
=before ست -32
=before ش  -18
=before ف  -4
=before ق  50
=before قق 216
=before ل  100
=before ل: -6
=before لا -159
=before لح -60
=before لخ -287
=before لد 80
=before مب -16
=before مز 24
=before مل -121
=before ن  -266
=before نش -63
=before ه  -208
=before ها -387
=before وا 115
=before وع -1
=before پو 169
=before ک  -71
=before ی  -130
=before یل 77
=before ंब -207
=before क  -38
=before टी 8
=before न  27
=before पी 166
=before बर -8
=before र  -195
=before ुर -4
=before ्य -285
=before ।  -57
=before খ্ -77
=before ড  193
=before ডি -34
=before পি 129
=before র  -165
=before লা -2
=before া  -120
=before া: -71
=before াপ 78
=before ি  70
=before িপ 65
=before ை  -191
=before ்  -71
=before ్  -206
=before ರ್ 410
=before คื 608
=before ง  -71
=before ด  -387
=before ยั 142
=before ส่ 546
=before หม -47
=before อ  -23
=before อิ -32
=before ะ  166
=before ัส 85
=before ิง -95
=before ນແ 247
=before ມ່ 163
=before ແມ 116
=before ່ນ 107
=before დი 90
=before ი: -7
=before ოდ 9
=before რე 88
=before ዎ  196
=before •  39
=before •• -1040
=before №  -152
=before →  859
=before ➡  93
=before 【  240
=before 】验 122
=before に  279
=before には 379
=before イム 273
=before キー 275
=before ド「 -36
=before ド： 156
=before ログ -256
=before ワー 76
=before ント -241
=before 一次 409
=before 上  708
=before 予約 -80
=before 今回 177
=before 代碼 -70
=before 使用 317
=before 入  754
=before 入力 381
=before 入验 81
=before 内線 -25
=before 动态 480
=before 取件 -22
=before 受取 -38
=before 口令 872
=before 号  -130
=before 号: -343
=before 号： -40
=before 填入 398
=before 填写 588
=before 字  133
=before 客服 -241
=before 密碼 478
=before 尾号 -573
=before 工单 -168
=before 录验 462
=before 态密 544
=before 您登 -112
=before 惠码 -114
=before 成都 -27
=before 把  975
=before 数字 347
=before 新设 136
=before 末四 -114
=before 校验 1115
=before 活码 122
=before 激活 113
=before 為  -49
=before 热线 -5
=before 用户 -29
=before 用量 -261
=before 画面 357
=before 番号 -393
=before 登入 610
=before 登录 98
=before 登録 279
=before 的验 -620
=before 码为 186
=before 码是 124
=before 码： 43
=before 确认 96
=before 確認 271
=before 碼: 131
=before 碼為 255
=before 簽署 548
=before 編號 -109
=before 编号 -169
=before 致電 -170
=before 號  -177
=before 號: -114
=before 號： -35
=before 認コ 151
=before 認番 238
=before 認碼 159
=before 認証 325
=before 證碼 949
=before 订单 -117
=before 认码 136
=before 证码 423
=before 请码 -63
=before 请输 580
=before 輸入 495
=before 输入 259
=before 邀请 -148
=before 邮编 -335
=before 里填 654
=before 驗證 212
=before 验证 143
=before 고객 -291
=before 된  -235
=before 번호 -446
=before 센터 -40
=before 에  632
=before 인  76
=before 인증 416
=before 자  124
=before 증  75
=before 증번 345
=before 증코 52
=before 코드 101
=before 폰  -106
=before 확인 236
=before 🔑 43
=before ，验 123
=before ：  21
above 0 -39
above 00 -7
above 000 9
above 0000 -4
above 00000 41
above 000000 -53
above 0000000 88
above 00000000 55
above 000000000 74
above 00000000000 -98
above 000000000000 -74
above 00000000000000 -68
above 0000l 117
above 0000年00月00日 88
above 000z -40
above 000円 168
above 000원 2
above 00e0 70
above 00h -191
above 00k0 -451
above 00qx -239
above 00x -328
above 00z 136
above 0b0 -1
above 0c00e0 277
above 0er -752
above 0k -180
above 0kd -161
above 0nd 94
above 0t -276
above 0th -11
above 0名 539
above 0분 -53
above 0일 62
above a -64
above a0 -147
above aanvraag 281
above ab -96
above abaixo 159
above abajo 131
above abernathy 137
above abgelaufen 5
above abholcode -483
above abi 410
above about -9
above aby 253
above acces 127
above acceso 264
above access 74
above account 11
above achterberg -25
above acme -81
above activacion 24
above activate 16
above activation 222
above active -96
above activer 81
above ad 106
above adding 91
above address 92
above adeyemi -87
above adherent -16
above adjuster 282
above adresa 93
above adresse 146
above adressen 69
above adresu 119
above afhaalcode -255
above after -30
above afterwards -152
above again -151
above agent 94
above agree 123
above agreed 75
above agreement -67
above ahoj 85
above ahorra -181
above ai -28
above ainda -173
above aino 205
above aisha 111
above akaun 194
above alabbi 228
above algebra 119
above alguem 5
above alguien 141
above all -241
above alle 26
above alles -198
above also -132
above aluguel 76
above always 369
above and -22
above anda -39
above andrea -218
above anh -216
above anlaggnings 319
above anmeldung 42
above annule 61
above another -203
above answer 64
above any -175
above anyone 101
above ao 118
above aoife -77
above aperta 37
above aplicativo -84
above aplikaciji -127
above aplikasi 47
above app 32
above appli 6
above application 18
above approval 190
above approve 165
above approved -283
above approx 47
above apr 279
above apres 243
above aprile -144
above aqui 97
above area -14
above arrival -33
above arrivato -148
above art 166
above as 41
above asagidaki 10
above ask 56
above asked 10
above asking 98
above asks 101
above asset -272
above assinatura 169
above association 72
above at 13
above atau -152
above ate -113
above atelier -327
above ati 49
above attached -155
above attempt -122
above attempts -50
above attivare 109
above attivo -10
above attorney 200
above au 206
above aud 93
above audio -249
above auf 18
above auftrag 55
above auftragsnummer -485
above aug 173
above authentication 70
above authenticator -100
above authorisation 39
above authorization 254
above authorize 138
above automaten -18
above automatico -605
above autorisation -367
above autorizar 239
above avaa 136
above available 169
above avez 57
above avoinna 326
above az 16
above b000 -20
above back -43
above backup -89
above bag -111
above balance -60
above ballot 194
above banerjee 239
above bank -103
above banking -15
above basket -129
above bastien -461
above basvuru 56
above be 47
above because 120
above before 63
above begin -73
above begins 30
above bei -25
above beim -120
above being 187
above belepeskor 10
above below 145
above ben 159
above benedito -304
above berikut 15
above berlaku -8
above bernadette -331
above bestatigen -276
above bestatigungscode 7
above betrag 118
above between -297
above bevestigingscode 9
above bey 28
above bh -55
above bianchi 18
above bib -135
above bidder 14
above bids 8
above bike -206
above bilgi -224
above binnen -172
above bir 20
above bis -142
above biscuit 171
above bisher 121
above bitte -5
above bizden -31
above blessing -449
above blinking 41
above blue 211
above bluestem -128
above bo -59
above boa -36
above bokning -167
above bokningsnummer -450
above boksen -332
above bonjour 64
above book 110
above booking -339
above books -14
above borrower 350
above bote -130
above bought -423
above box -58
above brackenridge 14
above brief -235
above browser -184
above bruno 196
above bude 115
above budget 30
above bugun -568
above buna 53
above buono -332
above button 65
above bx 346
above by 12
above c 86
above ca 107
above cabin -55
above cadeau -134
above caen -425
above calder -77
above calendar 42
above call -129
above caller -100
above cambio 128
above came -156
above campo 126
above can -26
above car 207
above caracteres 98
above card 27
above cards -448
above carrier -123
above case 47
above casier -1
above caso -183
above cererea 230
above certificate 145
above certification 1
above ces 37
above cest -78
above cet 5
above changes -42
above chao 8
above chara 169
above characters 4
above charged -123
above chatting 60
above che 5
above check -131
above checkar -75
above checked -121
above checking 52
above checkout -368
above chegou -98
above chi -58
above chiave 50
above chiede 65
above chloe -172
above chose -121
above chrome 25
above ci 27
above ciao -44
above cifre 4
above cita -178
above city -425
above claims 124
above class -180
above clave -60
above click -48
above clicked -61
above closes -173
above cluj -372
above cm -587
above code 18
above codes -205
above codi 55
above codice -88
above codici -258
above codigo -50
above coffee -50
above colin -364
above colis -89
above collect -73
above collection -6
above com 208
above come 92
above comment -173
above commune -171
above complete 130
above compra -199
above comprises 192
above comprobar 489
above compte 64
above computer 90
above condividilo -6
above conference -209
above conferma 198
above confidence 426
above confirm 95
above confirmacao 116
above confirmada -155
above confirmata -268
above confirmation 202
above connexion 26
above consegna -314
above conseiller -125
above consentimiento 68
above consulter 279
above conta 16
above contact -109
above contents -654
above continuacion 431
above conto -138
above controlecode 79
above copia 243
above copy -64
above corkboard 109
above coucou 138
above counter -62
above countersign 102
above coupon -139
above cr 293
above created -189
above creer 228
above cro 510
above cross -56
above ctenarko 60
above cuando 69
above cuenta 196
above cupom -396
above curso -9
above customers -72
above cve -83
above czeka 6
above czesc 190
above cztery 37
above da -1
above daar -84
above dafur 3
above dag 58
above dakika -410
above dal -206
above dan -150
above dang 93
above danke -49
above das 107
above dat 78
above data -29
above date 84
above day -27
above days -66
above db0 34
above de -14
above dear 26
above debit -30
above december -91
above decembre -114
above defne 9
above degerli -33
above degli 50
above del 51
above delle 64
above delphine -115
above demande 34
above dengan 20
above denise 55
above deploy -79
above deposit 229
above depot 110
above depuis 246
above der -32
above des -48
above desktop 131
above dessous 183
above destino 139
above dev 97
above device 34
above devon -9
above deze 77
above di 17
above dial 38
above die 12
above diese 45
above diesen 23
above dig 20
above digicode -393
above digital 20
above digite 227
above digiti 14
above directly 14
above display 69
above disregard 460
above dit 86
above division 433
above do -59
above dobry 43
above document 185
above docx 600
above doet 135
above dogrulama 22
above don -59
above door -134
above doroto 172
above dostepu 349
above down -146
above download -125
above dr 34
above draft -49
above drawn 54
above drew 189
above driver 31
above du 50
above duas -238
above due 129
above dung -61
above duoc -147
above duty 403
above duyet 154
above dynamic 119
above e -4
above e00000 -20
above each 87
above earlier -38
above early -147
above echt 151
above ecran 145
above edge 76
above een 59
above eenmalige 87
above egy 21
above egyszer 80
above ei 36
above eight -62
above ein 137
above eine -152
above einem 124
above einfach -55
above einmalkennwort 356
above eintippen 475
above electricity -201
above electronica 2
above electronique 75
above elettronico -109
above elkeszult -12
above eller -121
above email 94
above emailed 1
above emeka -248
above empadronamiento 434
above employee -51
above en 28
above encomenda -25
above ending 114
above energy -210
above engangskod 11
above engangskode 66
above english 82
above enregistrer -19
above enter 37
above entering 83
above entra 147
above entrada -401
above entrar 107
above entre 255
above entrez 143
above entro -20
above entry -16
above envoi -382
above era -9
above eres 315
above error -170
above ersetzt 1010
above es 58
above escribe 79
above esim 120
above espace 7
above est -29
above estas 296
above este 13
above esti 163
above estimado 63
above ettore -178
above eur 27
above evening -38
above every -106
above everybody -141
above everything -131
above example 38
above exclusive -24
above exmo 43
above exp 96
above expire -170
above extension -271
above f -15
above f00 -151
above facil -41
above factor 12
above fail -18
above fairweather -155
above falls -59
above far -202
above fatt 25
above february 63
above fecha 262
above fee 61
above feld 151
above fem 77
above fern 204
above ferry -212
above fi -57
above fibre -723
above field -39
above figures 14
above fila 98
above files -264
above filing 230
above fill 115
above find -40
above finish 69
above finn 226
above firefox 36
above firma 1
above firmware 245
above fiscale -6
above fixture -16
above flight -177
above folgende 222
above folgenden -95
above follow -45
above following 232
above for -18
above forgot 200
above forgotten 54
above form 33
above format -186
above former -477
above formulario 138
above forst 80
above forum -10
above forward -37
above four 308
above fr -103
above fr00 67
above fra -85
above fragor 442
above fragt 13
above fran 12
above france -141
above freischaltcode 107
above fresh -190
above friday -251
above friends -83
above fur 15
above galla -270
above galway -43
above games -27
above garantia 178
above garden -170
above gas -245
above gb 151
above gbp 101
above geachte 30
above geandert -63
above gebruikersnaam 9
above gemeente -237
above generated 396
above genitore 171
above gentile 67
above gerb 38
above get -217
above getta 511
above gewoon -223
above gia -331
above gilt -72
above girin 244
above giris 94
above give 90
above given 119
above glasswing 326
above gn00 167
above go 133
above goff -128
above going -20
above gone -367
above good 10
above goods -108
above gospodine -343
above granna -62
above grannar -542
above grazie -34
above grey 517
above guard 338
above guests -206
above guide -91
above gull 86
above gunilla 56
above guten 116
above gutscheincode -259
above habari 30
above habitacion 85
above had 201
above hail 119
above hall -104
above halloran 212
above halmos 20
above halo 73
above hand 3
above handle -96
above happy -84
above har 53
above haru0000 210
above has -80
above hasta -65
above haus -515
above have -52
above hear -217
above heer 89
above hei 2
above hej 91
above held 344
above hello 71
above help -40
above here 7
above herr 34
above herzlich 57
above het 110
above heu 118
above hey 104
above hi 67
above hieronder 6
above him 233
above hola 49
above holding 175
above hope -2
above host 67
above hotel -120
above hour -81
above hours -159
above how -336
above https -64
above i 7
above iban 39
above icin 178
above icinde -23
above icp 90
above id -205
above identity 115
above if -79
above ihn -20
above ihnen -128
above ihr -72
above ihre -42
above ihren -77
above ihrer 17
above ik -193
above iker -109
above iki -374
above ikke -186
above in -4
above inc -65
above incident -103
above included -263
above ind 102
above indirim -334
above ines 157
above informe 192
above ingresso -231
above inkwell 53
above inlogcode 170
above inloggen 174
above inn 204
above inregistrare 8
above ins -68
above insee -258
above inserire 29
above inside -250
above instalacao -290
above instruction 45
above inte 101
above into 131
above introduceti 63
above inv 202
above invalid -239
above invitation -487
above ion 233
above ionescu 80
above ip 51
above irja 195
above is -18
above isn -135
above issued 204
above ist -149
above it 28
above items 297
above its 67
above itself -13
above iva -239
above ivo 397
above iyi -73
above jane -247
above jankovcova -404
above jannik -137
above je -40
above jednorazovym 194
above jednorazowe 11
above jemand 103
above jess -207
above jij 90
above jizdenky -4
above job 15
above john 164
above join -46
above joined -16
above joining 55
above joss 126
above jp -29
above jun 26
above june 170
above just 60
above k 111
above k00 26
above kad 26
above kai -207
above kassan -291
above kasse -8
above kat -41
above kawai 537
above ke 6
above keep 96
above kete 137
above kettle -53
above keypad 175
above kf 174
above khach -14
above kiitos -39
above kimseyle -60
above kinh 308
above kiosk -5
above kirjoita 26
above kite -449
above kl -71
above klient -41
above km -72
above kod -110
above kode -47
above kodem -110
above kodi -173
above kodja 21
above kodu -83
above kolme -215
above kommen -85
above kommer -83
above konta 76
above konto 164
above kood -145
above kortin -220
above kortingscode -108
above kosiku -108
above kr 179
above ku 156
above kuin 351
above kundnummer 79
above kupon -64
above ky -42
above l 20
above l0 -131
above la 7
above labas 274
above lahetetty -209
above laptop 37
above large -204
above las -84
above last -33
above lattice 118
above launch 88
above lautet 138
above lc 239
above le0 -390
above learning -317
above leave -36
above lecteur -6
above left -130
above leicester -154
above lesen -450
above lessons 176
above let 146
above letras 260
above lets 464
above letter 245
above lettere 117
above letters 312
above liebe -67
above liegt -169
above likes -8
above limit 140
above lin 4
above lindqvist 121
above links -374
above linux 129
above lisboa -63
above listened -761
above lists 428
above live -182
above living -240
above lm00 23
above lo -8
above localizador -192
above location 88
above lock 49
above locker -357
above loft -381
above log 115
above logged 8
above loggen 52
above login 201
above logo -147
above logon 97
above logowanie 77
above london -92
above long -52
above longer 181
above looking -279
above looks 96
above loom 355
above lose -267
above lot 119
above love -39
above low -38
above ls00 -139
above ltd -78
above lu0 46
above lucia 195
above lucru 6
above luna -23
above lv 17
above lv00 160
above lyon -249
above maand 67
above macht 46
above madame 135
above made 40
above mae 168
above maelys -243
above magpakilala 32
above mai 61
above maija 106
above mail 55
above mailadres 148
above mailbox 125
above mailed -75
above mailer -81
above make 167
above man 161
above mandate 18
above mao -40
above marisol 7
above market -50
above marta 289
above mary -287
above master 141
above matches -21
above matricula 179
above may -28
above mc 10
above me 73
above media 108
above meedoet -61
above meet -25
above meeting -531
above megerosito 229
above meldet -190
above meneer -87
above menit -53
above menu -181
above merchant -29
above merhaba 34
above message -81
above messages -403
above met 67
above mevrouw 23
above mg -35
above mi -57
above midnight -43
above million -64
above mina 223
above minuscole 17
above minut -67
above minute -115
above minuten -126
above minuter -19
above minutes -6
above minuti -95
above minutos -311
above minutter -35
above minuuttia -75
above mix -83
above mmsi 54
above mobile -74
above modificare 5
above modifier 176
above moikka 442
above moin 5
above moment 9
above monday -131
above monsieur -231
above montant 336
above monthly 99
above months -146
above morning 36
above moss -399
above most -200
above mostly -91
above mot 126
above moved -195
above moving 145
above mr 39
above mrn 50
above ms 18
above mx00 23
above m² 256
above n -17
above n00 -67
above na 56
above nach 52
above nachricht -111
above nagon 192
above name -48
above named -100
above nang -83
above napoca -156
above nb 215
above ne -128
above near -9
above nearly -88
above nedan 277
above nederst -69
above need 20
above nella 21
above nem -22
above network -45
above neue 96
above neues 104
above new -38
above news -289
above next 130
above ngay -22
above nhan -13
above nicht -54
above nie -192
above niego -311
above nif 111
above night 56
above nights 88
above nl00 29
above no -21
above noem -22
above noor 39
above nora -94
above nos -1
above not -26
above nota -167
above notewell 140
above nothing -257
above notification -35
above notre -206
above noutokoodi -179
above nouveau 81
above nov -93
above novakova -24
above november 39
above now -99
above nr 157
above nu -230
above nuestra -170
above nueva 206
above nuevo 1
above number -126
above numbers -93
above numer -89
above numero -123
above numeros 2
above nummer -236
above nur -173
above nurul -45
above o -39
above och -75
above oct 124
above od -28
above odbioru -303
above off -182
above ofis -278
above ola -50
above old 83
above oldalon 69
above onay 68
above onaylandi -345
above once 34
above onderstaande 374
above one 58
above only -18
above open 129
above opened -190
above opening 56
above opera 24
above ops -179
above or -105
above orang -19
above order -107
above ordrenummer -212
above ore 88
above ostra 605
above ote 545
above other 237
above otp 24
above oublie 92
above our -54
above out -100
above over 162
above overovaci 205
above owner 5
above oyelaran -198
above p 83
above p00 -168
above pa -19
above pabeigtu 14
above paddle 315
above page 90
above pages -34
above pagina 312
above paginas 256
above paid -116
above pak 71
above pakiautomaadis -84
above pam 376
above pana -27
above pane 176
above panel 56
above pani 7
above panier -125
above par -26
above para 130
above parcel -9
above parcelas 302
above parent 338
above parents 42
above park -141
above parola 418
above part -34
above parts 22
above pas 22
above pasos 239
above passphrase 325
above passport 17
above password 7
above passwordless -260
above paste 62
above pasto 56
above pay -140
above payment -97
above payout 9
above payslips 144
above pdf -83
above pedido 211
above pediu -64
above pencilled 624
above pendaftaran 10
above pengesahan 129
above pennant -329
above pension -235
above pentru 43
above people -269
above per 175
above percig -123
above personal -368
above personeelsnummer 481
above petersen 28
above petrov 64
above peut 76
above phone -3
above phut -62
above pickup -41
above pin -8
above piranesi 79
above pirjo 45
above pismena 108
above pixel 82
above plan -70
above plastic -94
above plata -4
above plate -24
above plati -125
above plaza -108
above please -24
above plus 35
above png -129
above po -38
above podaj -464
above points 20
above polder -272
above policka 128
above pool -18
above poplatek 276
above portal 57
above post -39
above postadress 22
above postal -194
above postovana 36
above posts -280
above potvrdu 45
above potvrzujeme -274
above potwierdzamy -400
above pozdrav 133
above pre -301
above pred -351
above prejeli 6
above premium 16
above prenom -431
above prescription -258
above pressed -7
above pretending -59
above previous -163
above prezado 124
above pri -144
above price -57
above prihlasovaci 284
above prihlaste 88
above prije 189
above prima 146
above primera -143
above primo -287
above print -53
above printed -1
above prints -104
above priority -103
above priscilla -304
above prisijungimo -296
above prius 10
above private -29
above priyanka -364
above pro 72
above problem 249
above profile -135
above program -222
above project 4
above promo -286
above promocional -166
above prompted 9
above prosim -39
above prosze 139
above proud -565
above provider 134
above przelew -223
above przy -516
above przyklad -483
above public 79
above pukul -36
above purchase -45
above put -21
above pyysit 149
above qa 23
above qr -364
above quantity 42
above quanto -132
above quatre 77
above que 99
above questions -1
above qui 66
above quick 7
above quiere 20
above quillpad 1263
above quote -130
above r -27
above raadhuisplein -19
above rabatkoden -181
above rabatowy -434
above rachunek 459
above radio -118
above rand -219
above rasa -320
above rate 56
above re -48
above read -10
above reader -17
above ready -54
above real 17
above really 84
above realm 9
above reception -70
above recognise 153
above recopier 4
above records -29
above recover -137
above recovery 137
above recu -450
above redeem -500
above ref 105
above reference -179
above referral -131
above refused -299
above reg -196
above regards -78
above registo 32
above registration 1
above registrierung 67
above registry 6
above regisztraciot 158
above release 121
above relier 264
above rendering -281
above renewal 560
above replaced -88
above replaces -750
above replies -120
above reply -203
above reports -53
above request -61
above required -69
above requires 74
above resend -204
above reset 76
above results 54
above retirada -248
above retirement 202
above retrait -235
above return -196
above reuniao -283
above reunion -244
above rev 158
above revenue -141
above review -1
above rezervasyonunuz -97
above rfc -26
above richiesto 19
above rider -90
above rien -245
above ring -232
above rkj -21
above rm -134
above ro 35
above road -286
above roofing -68
above room 190
above rosehip -71
above router 239
above rp00 -15
above rue -115
above runner 140
above s -27
above s00da0 -96
above sa -35
above saat -33
above safe -260
above said -127
above sailing 353
above saisissez 38
above sala -179
above salasanasi -27
above sale -70
above sali 52
above salut 123
above sam 66
above sam_r00 78
above same -24
above sample -652
above sanne 34
above saturday -41
above save 266
above savings 39
above sawmill -9
above say 93
above sayin -60
above says 128
above schritt 4
above sci 129
above se 34
above seal -248
above season 19
above seats 118
above second -106
above securite 143
above security 69
above sedang 56
above see -100
above segreteria 164
above sehr 155
above selama -4
above semana -102
above send -104
above sender 105
above sendung -134
above senhora 180
above sensitive 28
above sent -56
above sera -143
above services -310
above servus 90
above sesion 187
above setting 177
above share -199
above shared 274
above shelf -302
above shell 89
above shift 374
above shop -101
above should -156
above shown 10
above sicherheitscode 139
above sidan 276
above sidor 11
above sie 71
above sign 38
above signature 187
above signer 271
above signs 368
above siguiente 111
above sila 207
above sillon -175
above sim -16
above simpan -48
above since 103
above single 86
above sir 35
above site 22
above sitting 304
above siz 18
above sk -147
above skriv 46
above skriva 103
above skriver 20
above slow 18
above slutar -12
above sm 72
above sma 7
above sms -365
above so 66
above so00 101
above software -257
above solene 5
above solveig 169
above som -48
above someone 26
above something -326
above son -337
above soon 233
above sorry -16
above sort -138
above sorteo -84
above sotto 113
above space -109
above speed -432
above spostovana 289
above squint 162
above src -469
above sta -264
above staging 24
above stand 38
above start -61
above started 2
above starts -174
above statement -113
above stay -174
above stays -15
above ste 133
above stehen 716
above steps -179
above sticker -331
above still 12
above stops 303
above store -230
above str -50
above straight -12
above street -53
above student -48
above studio -46
above stuga -227
above su -84
above sua -50
above subject -415
above sudah -298
above sudo 65
above suite -16
above suivant 314
above sunday -133
above sundial 98
above support -184
above sure 204
above surname 3
above swift 238
above symbol -99
above system -40
above szanowna 199
above szanowny 53
above szia 500
above t -20
above ta -34
above tab 113
above table 354
above tablet 26
above tag -21
above take -107
above taken 195
above taking 148
above taksit 81
above tal -91
above talked -325
above tallow 130
above tampere -60
above tartu -35
above te 106
above teacher 25
above tel 11
above tela 44
above telefono -75
above tell -98
above temporary 191
above tenancy 40
above tenant 26
above tent 1031
above terminal -212
above terrace -154
above tessel -135
above test 52
above testuser -295
above text -63
above texted -118
above thais -144
above thank -24
above thanks -59
above that 13
above the 34
above them 177
above there 12
above thermostat -243
above these 235
above they -273
above things -141
above this 102
above thou 94
above thuc 25
above thursday -156
above ti -2
above ticket -23
above tidal -89
above tienda 204
above till -26
above time 138
above tin -96
above tinderbox -573
above tisztelt 16
above tjena 63
above tl 101
above to 98
above toca -244
above today -79
above toestel -236
above token 45
above told 249
above tomasz -240
above tomorrow -207
above tonight 161
above top -25
above topic -151
above tot -6
above total -40
above town 345
above trace -56
above tracking 43
above trade -3
above tragen 37
above treasury -155
above trenger 40
above tres -98
above trong -189
above trs -306
above truck 274
above try -298
above tty -96
above tu -125
above tunnusluku 57
above tutte 82
above tutto -8
above tv 155
above tw 27
above twice 422
above two 135
above tylko -107
above typ 238
above type 92
above u 8
above ucet 106
above uchun 92
above ucun 39
above uhr -6
above uid -72
above uma -154
above una 7
above und -123
above under 103
above union -181
above unique 277
above unit -196
above university -50
above unlock 59
above unter -49
above until -9
above updates -166
above upisite 174
above upload -29
above ur 82
above us -143
above usd 110
above use 15
above used -63
above user 144
above userid -112
above username -75
above uso 258
above usted 104
above usuario 47
above ut -329
above utente 429
above utm_campaign -7
above uur -50
above uyelik 1
above v -16
above va -150
above vahvistuskoodi 103
above valable -83
above vale -35
above valid 23
above valider 99
above valido -168
above valkommen -29
above value 67
above vam 168
above van -37
above vandaag -234
above vare 9
above vas 59
above ve 56
above veckan -314
above vencimento -175
above verifica 80
above verificacao 182
above verificare 178
above verification 139
above verified -96
above verifikasi 132
above verify 61
above versicherungsschein 522
above vertrag 26
above vez 220
above vi 114
above vier 118
above ville 70
above visa -224
above vk -39
above vle -118
above voce -346
above voicemail -112
above void 348
above vor -73
above vorgang 123
above vostra 30
above voto 354
above voucher -281
above vu 103
above vui 3
above waiting 141
above want 101
above wants 206
above was 25
above water -39
above wdfl0000000a 273
above wedrowcze -536
above week -194
above weiter -208
above welcome 134
above wenn -8
above werden 348
above when -131
above where 139
above whichever 210
above whitcombe 131
above whitlock 85
above who 86
above why -4
above wib -97
above wieder -66
above wij 6
above will -24
above window 182
above windows 34
above wire -99
above wiremu 145
above with 70
above within -32
above witness 345
above wkn -270
above wood 160
above word 493
above words -186
above work 121
above working -40
above works -116
above would 74
above wpisac 16
above wrenfield -435
above writing -32
above written 224
above wrong -1
above ws 15
above wtu -161
above www -22
above x -113
above xac 81
above ximena 124
above xk -81
above xkd 404
above y -42
above ya -90
above yang -106
above yapmak 232
above year 126
above yeni 70
above yes 312
above yet 189
above yo 176
above you 15
above your 10
above zadaj -20
above zadejte 114
above zalogowanie 21
above zamowienie -36
above zarizeni 242
above zero 59
above ziffern 143
above zijn -58
above zip -31
above zipline 63
above zl 105
above zlogon_0fa 59
above zp 63
above zsofia 85
above zu 155
above zur 227
above zw0000 -69
above zwischen 28
above zz0 323
above º 148
above γεια 170
above για 5
above επαληθευσησ 178
above ζητησατε 167
above η -181
above καλημερα -134
above κωδικοσ -153
above να 220
above πληκτρολογηστε 60
above σου 37
above τον 125
above абонатен -8
above аигерім 102
above бр 8
above брони -9
above ваш 26
above взнос 2
above восстановления 222
above вул -157
above входа 50
above входу 13
above вы 15
above вітаємо 43
above г -17
above деиствует -161
above для 116
above до -199
above добрыи 132
above е -49
above ед -230
above желиш -104
above жиналыс -53
above за 17
above заказ -124
above здравеите -22
above идентификатор -276
above из -59
above код -67
above коды -270
above команда 185
above которыи 3
above минут -2
above на 46
above нам -222
above не -74
above новыи 121
above номер -533
above нөмірі -7
above од 23
above одного 616
above одноразовии 289
above оксано 67
above олено -165
above операціі -31
above от -92
above п 65
above пароль 33
above письма 241
above по 69
above подтвердить 95
above подтверждения 172
above получения -646
above портал 10
above потвърждение 41
above поштовани 212
above при -316
above привет 131
above промокод -192
above путовање -279
above підтвердження 80
above разовыи 160
above резервације -129
above руб 78
above саите 105
above следния 150
above ставить 367
above сторінці 199
above странице 8
above та -227
above тестіленуші -145
above ти 53
above уважаемыи 33
above уведіть 55
above упишите 106
above через -319
above что -379
above чтобы 297
above шот -4
above що 49
above щоб 213
above այն -15
above բարև 101
above համարը -401
above ջան 18
above սարգսյան -15
above דקות -209
above ה 40
above היי 66
above המנוי -126
above הקופון -155
above יקר 218
above כדי 48
above לא -152
above לאזור 1
above להזין 1
above להיכנס 83
above מס 2
above מספר -174
above נפתחת -670
above פרידמן 402
above ר -81
above שלום 73
above اعتبار -67
above البنک -291
above التالی 17
above التحقق 25
above الخصم -34
above الدخول 37
above الساعه -106
above السلام 102
above الطلب 79
above المرور 20
above المستفید 118
above ان 32
above اپ -19
above اکتب 11
above ب 35
above با 21
above بانک -79
above برای 185
above به -73
above بوابه 38
above بەڕێز 22
above تا -54
above تاکید -3
above تایید 13
above تخفیف -216
above تم -152
above تک -23
above در -17
above درخواست 78
above درهم 176
above دقایق -30
above رقم -1
above رمز 41
above روی -114
above شد -130
above شما -15
above شناسه -250
above شود 62
above صاحب 28
above طلب -44
above طلبت 179
above طیبه 25
above عند -175
above فی 62
above فیس -137
above ما 147
above مبلغ 33
above محترمہ 101
above مساء -201
above مهرگان -52
above نام -4
above نمبر -84
above نوره -46
above هدی 91
above هذا -57
above هذه -35
above ٹوکن -260
above پنل 292
above چالان -40
above کا -17
above کد -34
above کر -60
above گرامی 11
above یہ 9
above अंक 31
above अंतिम -284
above कि -149
above को -15
above क्रमांक -63
above जाएगा -88
above धन्यवाद -28
above न -70
above नमस्कार 96
above नमस्ते 156
above नहीं -90
above नीचे 47
above मिनट -175
above ये 61
above लिए 137
above संख्या -74
above सत्यापन 125
above हस्ताक्षर 65
above है 5
above हो -210
above করার 38
above কেড -75
above ছাড় -94
above টাকা -120
above তানভীর -91
above তেমার -256
above নম্বর -107
above নিচের 158
above মিনিট -114
above লিখুন -60
above হলে -33
above ਤੇ -65
above அவர்களுக்கு -88
above இந்த 22
above எண் -91
above எண்ணை -304
above எண்ணைச் -16
above ஐ 60
above செய்யப்பட்டது -55
above தள்ளுபடி -204
above பெங்கல் -291
above வணக்கம் 128
above కోడ్ -37
above కోడ్ను 51
above నంబర్ -362
above నమోదు 9
above ಹಾಕಿ 31
above ഈ -325
above ครั้ง -93
above นาที -49
above บาท 16
above พัสดุหมายเลข -651
above รหัสวิชา -412
above รหัสอ้างอิง 42
above สวัสดีค่ะคุณพลอย 50
above สวัสดีค่ะคุณพิมพ์ชนก -55
above เรียน 11
above แก้ว -212
above โค้ดส่วนลดของคุณ -127
above ສະບາຍດີ 91
above မသီတာ 111
above გამარჯობა 91
above თქვენ -48
above თქვენი -87
above ნომერი -668
above ოპერაციის -71
above នាទី -215
above いつもご利用ありがとうございます 88
above お客さま各位 -438
above お手数ですが 200
above お振込先 21
above から 258
above こんにちは 53
above ご依頼主 -25
above ご注文 12
above ご登録ありがとうございます 7
above さん 779
above に 117
above アクセスコード 81
above アプリの画面に 281
above クーポンコード -310
above コード 111
above ミーティングid -312
above ユーザーid 26
above ワンタイムパスワード 111
above 上登录 85
above 下次登入時 -2
above 下記の内容でご予約を承りました -119
above 予約番号 -167
above 亲爱的玩家 161
above 亲爱的用户 31
above 优惠码 -3
above 会议号 -41
above 你好 260
above 信義店 -261
above 元 22
above 出金額 109
above 办件编号 103
above 发票号码 -213
above 取件码 -240
above 受付番号 43
above 各位同事 206
above 嗨 469
above 如果是您本人 16
above 小川 232
above 工号 -185
above 已作废 141
above 已失效 56
above 您好 -5
above 您於 290
above 您的包裹 -135
above 您的帳號已於 -24
above 感谢您的注册 49
above 成都 87
above 我們會另外寄送驗證碼給您 -19
above 振込先 230
above 新しい端末 24
above 新しい認証コード 119
above 日 -221
above 晚上好 150
above 普通 84
above 會員中心 59
above 月 171
above 有効期限 -43
above 校验码 20
above 校验码后六位 -408
above 様 267
above 注文番号 5
above 申込番号 131
above 病歷號碼 -128
above 登录 155
above 確認コード 141
above 秒内有效 -180
above 署名期限 138
above 親愛的客戶 98
above 親愛的會員您好 185
above 認証コード 120
above 認証番号 -130
above 請到 2
above 請回到 -45
above 请凭取件码领取 -75
above 请在 -22
above 账号 7
above 輸入 -119
above 通知編號 -25
above 金額 26
above 金额 108
above 限用一次 500
above 隨機碼 -255
above 項目 197
above 驗證碼 -14
above 驗證碼有效時間為 9
above 验证码 72
above 가 508
above 검사 140
above 결과 114
above 계좌 20
above 고객님 -186
above 다섯 30
above 드립니다 -151
above 모험가님 62
above 문자를 -344
above 보관함 -275
above 본인이 1
above 비밀번호 -46
above 아래 150
above 요청시각 354
above 위한 45
above 인증번호는 -80
above 인증번호를 62
above 접수된 -290
above 주문번호 -101
above 주문하신 -151
above 주세요 81
above 주신 -510
above 지난주 -159
above 칸에 -11
above 쿠폰 -301
above 쿠폰번호 -300
above 필요합니다 -10
above 한 -246
above 할인 -207
above 화면에 97
after 0 -56
after 000 -79
after 0000 -80
after 00000 -72
after 000000 -128
after 0000000 -98
after 00000000 -128
after 000000000 -26
after 0000000000 -77
after 000000000000 -162
after 000s 198
after 00h00 438
after aapka 89
after access 30
after account 29
after activation -187
after active 642
after add 33
after al -145
after already -39
after anmeldecode 473
after another 177
after antes 352
after app 112
after appen 47
after are -36
after ask 107
after at -27
after ate 170
after b -75
after bank -344
after be 159
after bei 26
after bestatigungscode 42
after biar 6
after bit 550
after both -430
after box 126
after but -668
after card 89
after case 217
after ce 35
after cet 76
after club -90
after code 40
after codes -206
after codice -133
after como 29
after confirmation 139
after confirms 830
after console 59
after counts 988
after cyn 35
after dag 82
after dakika 446
after dang 315
after dans 345
after dashboard -48
after day 68
after de 118
after dein 337
after deja -12
after del 57
after dem 146
after demande -122
after depot -114
after der -76
after det 187
after details 389
after device 211
after di 35
after die -115
after digits 198
after din 360
after dir 349
after do 81
after does -107
after door -121
after dossier 138
after driver -105
after du 10
after dziala 290
after earlier 300
after egyszer 111
after eingeben 276
after einmal 1
after eintragen 205
after el -229
after elle 282
after else 373
after em 46
after email -39
after en 92
after ends 139
after enter -144
after entered 199
after eres -22
after es 122
after et 90
after ete -357
after eur 80
after example 210
after expected -256
after expired -493
after failure -81
after finish 118
after foi -88
after for 54
after fordern 56
after free -669
after fridge 8
after from -34
after ft -519
after gang 669
after gate -363
after gestern -611
after get 141
after go 106
after goed -81
after goes 143
after good -84
after gw0 39
after hai 178
after halaman 399
after half -105
after hann 27
after has -2
after here 70
after het 147
after hiljemalt 35
after id -85
after if 279
after ignore 235
after ihr 212
after il 5
after in -9
after ini -55
after inlogcode 6
after inr 3
after instead 11
after inte -76
after iptal -491
after ir 378
after is -183
after it 92
after ja 110
after je 99
after june 78
after jus 233
after juz -375
after kad 691
after kata 41
after keep -159
after kenttaan 488
after key -22
after kl 403
after klo 36
after know 278
after kod -67
after kodas 2
after kodot 248
after kodu -295
after kommer -81
after koodi -44
after kwenye 10
after l 197
after la -101
after let 230
after letters 98
after library 139
after link 27
after ll 309
after locker -97
after logged 125
after login 354
after logon -25
after longer -49
after luc 201
after ma 217
after made 166
after masuk 213
after me -138
after meant -146
after medlemskap -92
after meg 591
after message -95
after min 33
after minut 1
after minute 178
after minutes 13
after minuti 302
after more 19
after mozna -203
after muda 83
after na 140
after nach 80
after needed -48
after nell 90
after never 129
after nine 16
after no 124
after nothing 171
after now -134
after o 45
after off -166
after og 1
after old -33
after om 72
after on -19
after once 466
after online -7
after only 27
after opens 236
after opt -156
after oss -115
after ou 408
after our -138
after pa 118
after pada 99
after page 192
after pagina 523
after pana 237
after panier -59
after pantalla 124
after para 228
after passcode -195
after password 139
after payment 125
after pe 37
after people -107
after per 114
after percig 390
after pho 53
after phut 101
after piu -270
after please -262
after plus -157
after pm 9
after po 43
after pour 122
after press 364
after pro 49
after prompt 204
after proves 260
after put 60
after queue -47
after r -104
after re 31
after reference -584
after replaces 216
after reply 11
after request 94
after requested 11
after return -147
after room -254
after sa 185
after same 68
after screen 120
after second 168
after seit -185
after senest -96
after sent -175
after session 24
after set -143
after shift 291
after si 70
after side -40
after sign -181
after sim -58
after site 64
after sms -75
after sonra 347
after starts 54
after stay -73
after street -38
after stronie 329
after su 223
after subjects -15
after suite 82
after sunday -200
after sur 607
after system -116
after t -35
after take -153
after takes -17
after tavo 43
after te 244
after ted 239
after test 118
after the 131
after then 58
after there 16
after through 307
after ticket -99
after tidak -223
after tied 78
after til 85
after till 203
after tir 229
after tirage -86
after to 79
after today 183
after ton 208
after transaction 14
after transfer -40
after transferencia -55
after tunnin 106
after two -9
after txn 199
after typed 20
after u -190
after un -128
after und -25
after under 125
after ungultig -485
after uns -59
after until 134
after up 147
after us -378
after used -105
after user -217
after uur 164
after vain 220
after valable 284
after vale 176
after valido -7
after vandaag 198
after ve 111
after vence 194
after verification 23
after verlopen -195
after vez 22
after vnd 82
after wa -28
after was -271
after we 188
after website 161
after weiter 66
after were -128
after weten 11
after when -198
after wi -157
after will 71
after window 147
after wir -45
after with -157
after works 99
after write -59
after y 7
after your 132
after yours 46
after za 105
after zamiast 39
after zl -182
after και 127
after λεπτα 187
after ο 186
after σε 147
after σου 364
after στισ -148
after в 42
after для 14
after и -46
after на -77
after никому 166
after под 84
after при -148
after с -72
after у 221
after כבר -91
after לא 324
after מספר -152
after الدخول 36
after اپ 248
after پر -219
after काम 148
after के -2
after पर -1
after मिनट 486
after लिए -15
after মিনিট 30
after உள்ளிடவும் 226
after น -64
after မိနစ်အတွင်း 56
after ነው 152
after នាទី 66
after です 350
after を押してください 11
after 切勿告知他人 -94
after 号 -62
after 已作废 -55
after 已失效 -245
after 같은 -52
after 년 -253
after 는 -126
after 됩니다 2
after 로 -254
after 를 15
after 마을도서관 106
after 은 43
after 이 -418
after 이며 154
after 코드를 -12
after 회원가입 58
after0 0 -13
after0 0000 -296
after0 000000 644
after0 0gb 182
after0 acme 89
after0 adalah 300
after0 after 68
after0 al 377
after0 and 151
after0 ar 215
after0 back 374
after0 brightwater 9
after0 card 149
after0 code -422
after0 confirm 218
after0 confirms 11
after0 copy 271
after0 de -4
after0 device 258
after0 do 166
after0 does -43
after0 dossier 379
after0 ein 389
after0 en 275
after0 entro 477
after0 est 172
after0 exp 231
after0 expired -151
after0 for 96
after0 goes 1
after0 hiljemalt 1
after0 i 275
after0 in 455
after0 instead 85
after0 into 640
after0 is 346
after0 je 55
after0 keep -351
after0 kod -156
after0 kwh -16
after0 la 3
after0 login -108
after0 m -26
after0 nao -59
after0 ne 225
after0 needs -343
after0 nella 698
after0 niin 131
after0 no 121
after0 not 385
after0 now 377
after0 o -42
after0 op 506
after0 orchard 173
after0 para 109
after0 please 102
after0 pour 91
after0 press -95
after0 pro 198
after0 ref 11
after0 reply 681
after0 s -48
after0 sa 241
after0 seconds -285
after0 tarjeta 265
after0 tel 570
after0 the -162
after0 there 224
after0 tir 103
after0 tirage -4
after0 to 269
after0 ttl 94
after0 u 39
after0 under 109
after0 until -178
after0 valid 294
after0 vao 156
after0 votre 81
after0 when 13
after0 within 13
after0 write -281
after0 ya -103
after0 zamiast 19
after0 для 106
after0 и 205
after0 код 89
after0 на 241
after0 است 196
after0 فی 274
after0 ہے 437
after0 ነው 49
after0 です 91
after0 已作废 -4
after0 已失效 -98
after0 년 -141
after0 를 90
after0 마을도서관 17
after0 은 39
after0 을 29
after0 이며 122
after0 입니다 461
after1 0 -126
after1 00 14
after1 000 -95
after1 0000 -106
after1 00000 -123
after1 000000 -103
after1 0000000 -148
after1 active 286
after1 app 178
after1 as -57
after1 by 243
after1 campo 508
after1 can 135
after1 confirm -156
after1 confirmation 113
after1 d -72
after1 da -150
after1 dag 154
after1 de 49
after1 der -87
after1 deze 74
after1 dimanche -13
after1 din 203
after1 el -44
after1 ends 210
after1 example -31
after1 expire -120
after1 for -128
after1 galler 345
after1 go 257
after1 have 222
after1 how 110
after1 il 210
after1 it 4
after1 je 44
after1 just -178
after1 la 324
after1 las -46
after1 ma 233
after1 nine 53
after1 not 75
after1 number 83
after1 o -110
after1 on -268
after1 open -124
after1 our -233
after1 peru 248
after1 platbu 442
after1 press 154
after1 received -180
after1 s 68
after1 seit -23
after1 seu 44
after1 sign 204
after1 te -145
after1 test 138
after1 the 220
after1 tonight -763
after1 until 64
after1 use 114
after1 used -16
after1 uw 318
after1 verlopen -544
after1 we -69
after1 with 97
after1 y 40
after1 your 40
after1 τον 43
after1 бесплатныи 133
after1 не -44
after1 입력하세요 -50
after1 회원가입 8
before 0 -117
before 00 -140
before 000 -30
before 0000 37
before 00000 34
before 000000 74
before 0000000 62
before 00000000 -64
before 0000000000 -1
before 00000000000 -180
before 00000000000000 -83
before 00aakfs0000m0z0 25
before 00元 13
before 0자리 -99
before a -103
before accept 284
before acceptance 112
before acces 158
before acme 31
before activacion 509
before activation 307
before ad 9
before address 68
before after -80
before al -237
before alarm -240
before alle 154
before amara 936
before an -95
before and 90
before anda 33
before ang 472
before ange 158
before anmeldecode 296
before answer 502
before answering 2
before anti -247
before app 303
before appelez -239
before approved -1354
before ar 6
before are 55
before arende -174
before as -100
before ask 59
before asked 101
before asks 132
before assertionerror -505
before assinatura 694
before atveteli -32
before au -238
before auf 127
before auth -185
before authentication 526
before authorisation 61
before authorised -539
before automatic -283
before automatische -73
before autoriza 51
before autorizacion -134
before autorizacni 13
before avec 147
before b -50
before back 144
before badge -312
before bag -345
before balas 619
before ban 59
before bank -1
before basil 144
before basket -389
before baypass 11
before be 323
before behind -208
before bekrafta 14
before bel -71
before below 33
before benutzer -379
before bestatigungscode 412
before bevestig 334
before bevestigingscode 118
before biex 166
before birth 51
before body 38
before booking -37
before borrower -81
before bot 103
before box 59
before branch -489
before broj -16
before browser 79
before buchungscode -18
before build -474
before button 162
before by 25
before c -172
before ca 129
before call -110
before came 259
before car 348
before caracteres 81
before case -487
before cel 260
before challenge 135
before chamada -43
before change -11
before changed 26
before chao 55
before chat 218
before ci 3
before cislo -1066
before cita -341
before ciudad 73
before clase -81
before class -953
before clave 712
before cliente -37
before coach 163
before code 306
before codice 220
before codigo 309
before com 72
before comanda -90
before company -183
before confirm 424
before confirmacao 231
before connexion 509
before conta -201
before contact 22
before continue 318
before control -411
before controle -468
before contul 65
before copy 220
before corso 127
before cost -132
before courier 142
before customs 476
before da -106
before dahinter 369
before dai -70
before dakika -145
before dann -35
before dans 736
before dat 331
before db0 -156
before de -73
before del -97
before deletion 276
before den -15
before der 282
before desk -180
before destinatario -71
before det 218
before device 287
before deze 323
before di -145
before did 117
before die -43
before diesen 176
before dig 138
before digita 42
before digiti 124
before dinner 209
before discount -296
before diskaun -167
before dla -423
before do 138
before documento 19
before dogrulama 298
before du -136
before dung 59
before e 113
before een 101
before eenmalige 479
before eich 348
before ekrana 37
before el -102
before else 72
before email 171
before employee -268
before en 139
before ending -336
before ends -624
before enero 608
before engangskod 376
before enter 553
before entering 797
before entrada 156
before entrar 263
before entrare 12
before entrega -122
before entrez 46
before episode -171
before er 180
before error -111
before es 6
before et 24
before eu 84
before eur 307
before event -33
before example 63
before expire -37
before expired 44
before export 113
before extension -229
before factor 449
before feld 227
before figures 144
before fill 226
before finchley 297
before finish 278
before firmar -116
before firmare 558
before five 433
before flight -169
before following 91
before folsom 295
before for 258
before forget 250
before form 255
before forms -125
before four 165
before free -102
before freigabenummer 313
before from -17
before fur -49
before g -16
before gall -7
before gate -208
before gateway -65
before generated 209
before genere 386
before get -192
before giam -356
before giao -14
before gmbh -77
before go 403
before goi -37
before guard 87
before hallway 131
before hand 72
before hang -884
before hasla 12
before haslo 185
before hat -80
before hentekode -297
before her 537
before here 462
before herstelcode 18
before hey -90
before hier 604
before high -98
before him 783
before hn -40
before hoc 138
before hoi 319
before horni 470
before hs -550
before https 182
before iata 130
before icin 577
before ico -61
before id -252
before if 225
before ihr 560
before il -78
before im 53
before in -4
before indirim -525
before indirizzo 109
before informe 174
before ingresa 601
before insert 203
before insira 253
before into 132
before introduce 175
before introduza 19
before invite -55
before ird 253
before irja 32
before is 1
before istediniz 465
before it 145
before item -125
before itt 291
before jednorazovy 8
before jeton 12
before jetzt 248
before jij 274
before job -120
before june -316
before just 364
before jusu 118
before k -83
before k0 105
before keep -217
before kennung -68
before kertakoodi 112
before kertakoodisi 410
before ketik 94
before key 60
before keypad -72
before kindly 218
before kod 103
before koden 56
before kodu -461
before kodun 282
before konfirmasi 44
before kortingscode -380
before ky 239
before l 20
before la 70
before lane -160
before las 254
before last -170
before lautet 28
before leave -168
before lending 33
before lhe 75
before liberacao 191
before line 23
before lintel 432
before liye 760
before location -72
before loft -48
before log 184
before login 93
before logowania 503
before lot -68
before ltd -268
before m -169
before ma -60
before magic 543
before mail 24
before mar -375
before mara 47
before marine 310
before masukkan 112
before masz -393
before mat 358
before matter -79
before may -48
before me -36
before med 31
before meg 256
before member -315
before men 1
before merci 117
before meter -165
before mit 22
before model -212
before monday -48
before monouso 723
before month -16
before mot 268
before move -187
before mtan 319
before muon 677
before my 359
before n -498
before na 142
before nach 20
before nambari 252
before namen 144
before nao -11
before ne -106
before needs 28
before nej 40
before nell 385
before neni 157
before never -347
before new 110
before nhap 628
before nie -223
before night -43
before nine 135
before no -223
before node -335
before not -335
before noutokoodi -33
before novo 113
before nr -21
before nuevo 61
before number 23
before numbers 1
before numer -94
before nº -27
before obecni 157
before od -81
before ole 13
before om 146
before on 7
before onay 217
before once 417
before one 368
before online 72
before only 78
before op -180
before open -34
before opened -467
before or 78
before order -25
before ordine -35
before organiser -185
before ostrander 530
before otp 350
before otro 61
before outfitters 592
before overovaci 56
before owner 80
before oz 738
before p 98
before page 534
before pagina 1053
before pairing 213
before panel 41
before pantalla 614
before park -375
before parola 228
before passcode 509
before password 59
before patvirtinimo 13
before pay -41
before pengesahan 101
before pentru 17
before per 222
before person 150
before petsa 613
before phishing -397
before phone 21
before plan -332
before please 79
before pln 221
before pop 410
before por 32
before port -96
before portal 475
before portale 81
before postcode -132
before potrditev 31
before pour 364
before prenotazione -13
before previous 226
before price -154
before prices 505
before prihlaste 213
before prijavu 126
before printed -69
before prisijungimo 796
before prisijunkite 101
before priya 262
before pro 269
before process 497
before prompt 17
before proof 18
before prove 67
before przychodzi -29
before publ 458
before punch 452
before qa 221
before quando 528
before que 406
before qui 182
before quy 236
before r -155
before rach 103
before radio -3
before re -178
before real -349
before received -34
before record -131
before redwood 774
before ref -74
before reference -381
before reg -143
before register 75
before registration 86
before registry -108
before release 121
before remplace 300
before replaced 15
before replaces -89
before request -280
before reserva -929
before reset 500
before respond 142
before ridgeline 59
before right 138
before ring -248
before riporti 160
before road -111
before row -69
before run -243
before s -29
before saint -259
before saisir 40
before same -626
before sample -395
before sat -323
before say 181
before says 54
before score -211
before screenshot -234
before se 143
before seal 191
before secret -95
before securite -329
before see 257
before sei 180
before sekali 395
before serial -380
before service -146
before seu 6
before share -107
before sifra -143
before signed -400
before sim 327
before single 203
before sinu 16
before skal 320
before so -20
before soita -85
before sondern 449
before sort -879
before spare -3
before speak 17
before sperren -37
before src -139
before sso 176
before st -155
before staff -173
before start 158
before stato 122
before step 97
before street -93
before string 247
before submit 904
before suivant 26
before summer 392
before supply 4
before sur 60
before survey -393
before svar 222
before swords 106
before syota 379
before t -82
before ta -53
before tablet 89
before tac 305
before taken -291
before tamarind -12
before tan 680
before taster 314
before tax -486
before te 207
before tek 468
before telefon -27
before telephone -113
before tell 355
before termina -86
before text -39
before thank -35
before thanks -186
before that 108
before the -115
before there 118
before thing 271
before this 309
before ticket -614
before tik 171
before time 99
before title -60
before to 18
before today 101
before token 363
before tombola -170
before ton 43
before tot -76
before transaction -373
before transfer 81
before tumia 299
before twoj 339
before typing 201
before uchun 77
before uid -90
before um -136
before under -304
before unesite 322
before unic 287
before unica 564
before unico 171
before unique 152
before usd 410
before use 236
before used -42
before username -293
before using 243
before uso 174
before ut -133
before uzsakymo -7
before v 14
before va 5
before vahvista 366
before vahvistustunnus 472
before validation 421
before van -152
before vao 298
before ve 129
before verificare 346
before verificatiecode 56
before verification 144
before verified -380
before verlopen -170
before viewing 135
before visit -9
before voer 75
before voici 168
before voucher -1263
before vous 137
before vraagt 504
before vul 27
before want 283
before wants 161
before way -101
before we 19
before website 287
before week -95
before when 234
before wi -26
before wiadomosc -57
before will 159
before window -332
before with 234
before withdrawal 26
before withdrawn -80
before wlan -201
before word 151
before workspace -335
before would 278
before wpisz 20
before xx0000 350
before y 9
before yeni 258
before yet 15
before you -25
before your -42
before yours 896
before yourself 18
before yra 135
before za -2
before zadejte 41
before zahl 218
before zalogowania 15
before zip -733
before zoom -261
before zum 35
before αριθμοσ -240
before γεια 40
before για -16
before ειναι 181
before επιβεβαιωσησ 19
before η -216
before κωδικοσ 4
before να 216
before ο -61
before πεδιο 69
before την 39
before а 114
before број -45
before в 93
before ваш 154
before ваша 68
before ви -253
before вот 330
before входа 89
before для 65
before код 238
before кіру 31
before на 28
before номер -371
before пароль 379
before плащане -133
before подтверждения 97
before поле 104
before підтвердження 239
before с 153
before համար 48
before մուտքի 27
before את 311
before ביקשת -130
before ההנחה -38
before הוא 110
before יש 219
before מס -144
before מספר -574
before קוד -97
before שלך 11
before ادخل 263
before التحقق 226
before الخصم -104
before الدخول 230
before الریاض -10
before المعامله 208
before الموقت 391
before تایید 311
before تخفیف -32
before در 165
before رقم -228
before رمز 270
before ریال 146
before شماره -132
before شناسه -177
before لمره 83
before نمبر -195
before واحده 603
before یہ 61
before एक 401
before कूपन -83
before जाएगा -105
before टाइम 514
before पिन -469
before लिए 123
before लॉगिन 105
before वन 278
before संख्या -81
before सत्यापन 226
before আপনার 113
before করতে 477
before কুপন -72
before কেড -25
before জন্য 174
before সংখ্যা -25
before કરવા 203
before அஞ்சல் -125
before உங்கள் 601
before எண் -290
before சென்னை -36
before ఓటీపీ 78
before ధృవీకరణ 318
before మీ 91
before లాగిన్ 498
before รหัส 40
before ნომერი -73
before საფოსტო -193
before የማረጋገጫ 11
before コード 11
before メール通知パスワード 26
before ログインコード 1
before 内線 -200
before 您好 5
before 新 175
before 旧 106
before 确认码 143
before 確認コード 76
before 第 -77
before 認証コード 263
before 認証番号 50
before 输入 106
before 邮编 -48
before 驗證碼 50
before 고객센터 -23
before 로그인 123
before 를 -17
before 문의 -199
before 번호 14
before 비밀번호 194
before 수 -301
before 숫자 101
before 예약 -147
before 인증번호 255
before 일회용 363
before 쿠폰 -147
before 픽업 -143
before0 0 6
before0 000 -180
before0 00000 -654
before0 000000 243
before0 0000000 193
before0 00000000 -180
before0 0fa 360
before0 a -170
before0 account 24
before0 ack -337
before0 activacion 147
before0 adalah 126
before0 alt -114
before0 am 629
before0 ange 370
before0 approve -582
before0 ar 473
before0 are 298
before0 at -516
before0 authcode 37
before0 autorizacao 136
before0 autoryzacyjny 190
before0 bei -241
before0 bestatigungscode 166
before0 bevestigingscode 4
before0 bitte 395
before0 booking -228
before0 box 9
before0 buchungscode -58
before0 but 1053
before0 c -364
before0 caracteres 138
before0 card -367
before0 case -73
before0 challenge -352
before0 check 132
before0 claim -7
before0 cod -463
before0 code 2
before0 codice 103
before0 codigo 5
before0 com 623
before0 compte -762
before0 con 1052
before0 confirm 178
before0 confirmacao 394
before0 confirmacion 151
before0 confirmation 336
before0 continue 341
before0 cu 178
before0 da 291
before0 de -1058
before0 dental 258
before0 der 52
before0 device -250
before0 digite 106
before0 digits 88
before0 do -307
before0 door 116
before0 du 1
before0 e 538
before0 einai 40
before0 en -712
before0 ending -333
before0 enter 825
before0 er 550
before0 es 409
before0 est 99
before0 este 3
before0 example 655
before0 first 19
before0 freigabenummer 254
before0 hentekode -238
before0 her 2
before0 here 77
before0 herstelcode 16
before0 hey -80
before0 hn -99
before0 ialah 327
before0 id -473
before0 idatzi 225
before0 if 41
before0 in -87
before0 ini -354
before0 inserisci 23
before0 is 396
before0 je 229
before0 kamu 120
before0 ke -8
before0 kennung -23
before0 kertakoodi 159
before0 ketik 139
before0 key 28
before0 kinnituskood 33
before0 kode -26
before0 koden -239
before0 kodo 62
before0 kodu -135
before0 konfirmasi 200
before0 la 22
before0 lautet 214
before0 liberacao 254
before0 login 29
before0 mail 348
before0 masukkan 131
before0 may -33
before0 me 302
before0 med 166
before0 met 264
before0 misto -64
before0 mit 917
before0 n -111
before0 na -324
before0 need 178
before0 neu 82
before0 nhap 99
before0 ni 489
before0 no -55
before0 noutokoodi -115
before0 now 220
before0 nr -152
before0 nummer 158
before0 of -39
before0 on 192
before0 once 379
before0 op -75
before0 otp 422
before0 out 118
before0 pa -791
before0 panel 493
before0 parola 468
before0 paste 436
before0 phong -11
before0 pin 298
before0 por 505
before0 prihlaseni 200
before0 psst 879
before0 put 398
before0 qa 287
before0 re -13
before0 reads 234
before0 ready 76
before0 ref -325
before0 request -486
before0 retrait -236
before0 ride 286
before0 ritiro -2
before0 s 270
before0 say 388
before0 screen -92
before0 scrivi 150
before0 sent 66
before0 sie 380
before0 site -73
before0 sondern 814
before0 store -113
before0 tan 465
before0 tel -276
before0 the -948
before0 them 64
before0 then 64
before0 this 154
before0 ticket -271
before0 times 370
before0 to 79
before0 toegangscode -98
before0 token 794
before0 tombola -8
before0 try 1011
before0 type 14
before0 uhr 148
before0 unico 453
before0 us 295
before0 use 880
before0 verificacion 257
before0 verification 184
before0 verifikasi 103
before0 von -69
before0 vpn 341
before0 will -30
before0 with 729
before0 writing 36
before0 year -32
before0 you 583
before0 your -143
before0 yra 5
before0 zadejte 84
before0 χρησησ 168
before0 а 52
before0 е 264
before0 код 69
before0 новыи 164
before0 подтверждения 332
before0 підтвердження 186
before0 אימות 24
before0 ب -365
before0 تایید 243
before0 پویا 59
before0 ओटीपी 48
before0 पर 102
before0 コード 6
before0 パスコード -16
before0 メール通知パスワード 1
before0 ログインコード 124
before0 ワンタイム番号 14
before0 成都 -88
before0 确认码 63
before0 確認コード 68
before0 第 -51
before0 認証コード 71
before0 認証番号 66
before0 输入 24
before0 邮编 -48
before0 驗證碼 195
before0 验证码 145
before0 숫자 59
before1 0 -94
before1 00 -57
before1 000 16
before1 00000 -62
before1 000000 74
before1 00元 9
before1 0ds 88
before1 a -26
before1 access 157
before1 agent -41
before1 approval 369
before1 area -292
before1 at -322
before1 atveteli -178
before1 auth -451
before1 authorization -219
before1 autorizacni 5
before1 ban 123
before1 bank 11
before1 belepesi 65
before1 by 197
before1 c 111
before1 card -63
before1 code -209
before1 codice -423
before1 codigo -232
before1 collection -665
before1 come 395
before1 confirmation 376
before1 control -24
before1 customer -87
before1 dang -517
before1 de 79
before1 dear 142
before1 den -186
before1 der -375
before1 device 29
before1 die -116
before1 digit 131
before1 din -64
before1 do 108
before1 dogrulama 56
before1 el -296
before1 ellenorzo 65
before1 email 137
before1 emergency 343
before1 ending -294
before1 enter 257
before1 est 63
before1 expired -61
before1 fill 626
before1 for -478
before1 from -24
before1 haslo 356
before1 hasznalatos 475
before1 het 1
before1 ho -195
before1 hub 60
before1 ihre 46
before1 it 202
before1 just -132
before1 khach 337
before1 kirjautumiskoodisi 132
before1 kod -259
before1 kode -175
before1 l 65
before1 la -548
before1 living 905
before1 ll 1199
before1 login 83
before1 longer 290
before1 lot -137
before1 marrow 307
before1 med 58
before1 mfa 54
before1 mit 227
before1 mobile -461
before1 more 292
before1 must 377
before1 na -357
before1 need 421
before1 new 323
before1 no -184
before1 not 5
before1 number -236
before1 o -193
before1 of -23
before1 off 552
before1 old -120
before1 on -136
before1 one -313
before1 online -251
before1 otp 330
before1 pa -161
before1 pairing 230
before1 password 127
before1 patvirtinimo 128
before1 per 277
before1 phone -198
before1 pin -268
before1 pln 258
before1 quillmark 112
before1 re 115
before1 registration 117
before1 rel0000000 480
before1 repeat -29
before1 reset 255
before1 ridgeline 449
before1 security 246
before1 see -807
before1 seu 39
before1 signing 253
before1 site -317
before1 sort -377
before1 staff -210
before1 step 244
before1 summer 344
before1 t -30
before1 tell 194
before1 termina -710
before1 terminada -205
before1 text 467
before1 that 225
before1 the 166
before1 they 763
before1 this 184
before1 time 335
before1 to -129
before1 use 77
before1 username -254
before1 valid -368
before1 ve 23
before1 verification 36
before1 waiting 109
before1 with 57
before1 xac 102
before1 y 61
before1 ya -92
before1 you 45
before1 your 81
before1 z -524
before1 za -35
before1 zoom -130
before1 μιασ 174
before1 σασ -8
before1 ваш -325
before1 для -57
before1 заказа 36
before1 по -14
before1 लॉगिन 1
before1 কুপন -79
before1 அஞ்சல் -84
before1 የማረጋገጫ 3
before1 여섯 530
before1 픽업 -60
below 0 18
below 00 63
below 000 -27
below 0000 -29
below 00000 54
below 000000 -112
below 0000000 42
below 00000000 24
below 000000000 22
below 00000000000 -71
below 00000000000000000 -148
below 0000年0月00日 -163
below 0000年0月0日 127
below 000円 -38
below 00h 94
below 00h00 167
below 00l -7
below 00q00 -215
below 00ක් 208
below 00まで -97
below 00分を過ぎると使えなくなります 327
below 00分以内に入力してください 274
below 00分間有効です 13
below 00時00分 96
below 00時間 110
below 00月00日 -486
below 00분 88
below 00월 -213
below 0ab 1
below 0c -31
below 0f -82
below 0f0c00ab 115
below 0w0 -58
below 0x -179
below 0x0e 168
below 0冊 164
below 0分間有効 130
below 0분 658
below 0시 573
below 0인 -14
below 0일 -120
below a -31
below aa -35
below aangevraagd 235
below abonne -403
below about -169
below above 170
below accepted 33
below accesso -50
below accounts -111
below acesso 180
below achat -107
below acima -293
below ad 9
below address 87
below admin -112
below adresse 131
below aest 356
below afrekenen -335
below after 69
below afterwards 256
below again -52
below against 65
below agent 2
below ahoj -702
below aiki 267
below air 128
below ak 98
below akkor 112
below ako 12
below aktualny -654
below al -167
below alarm -68
below alle 130
below alone 4
below already 152
below am -48
below amount -97
below an -110
below and 9
below android -197
below anno 76
below another 160
below antwoorden -182
below any -36
below anybody 2
below anyone -17
below anything -192
below aplikacji -229
below app 2
below appelez -43
below applies 15
below approval -40
below approves 17
below apps -1
below april -96
below aqui 189
below are 120
below argo -261
below around 73
below arrival -112
below arrive -62
below arrives -148
below as 9
below asagidaki -559
below ask 29
below asking -35
below asks 3
below asti 194
below at 74
below ate 283
below attached 67
below attempt 73
below au -63
below august -133
below ausschlieslich 246
below authentication 110
below authorisation -22
below autorisation 66
below autorizacni -452
below autorizar -132
below avaa -192
below avant 6
below ave -26
below avec 25
below away 3
below ayesha -568
below az 39
below b 37
below b00 -158
below b00000000 18
below back 13
below backup 195
below bag -11
below baker 69
below bank -83
below banque -230
below bapak 232
below bara -204
below barcode -138
below bare 153
below bas -132
below basement 302
below basket -41
below bc0q 84
below be 90
below beans -65
below because 112
below becomes -535
below bedroom -352
below before 57
below begin 294
below bel 14
below bell -57
below bellen 10
below below -282
below belul 18
below ben 29
below bergen -35
below berger -60
below berlaku 200
below beside 739
below best -39
below bestatigungscode -215
below bestilling -137
below beyond 86
below bids -37
below bike -472
below bila 168
below bill 121
below bir 76
below birth 139
below bis -36
below bitte 29
below biz -300
below blagajni -268
below bleibt 14
below blijft 145
below bo 36
below bodu 2
below bold 82
below boleto -1
below bonne 68
below book -362
below booked 482
below both -363
below bound 74
below box -89
below branch -181
below brechen 65
below bring -18
below bruges 127
below bsn 151
below btc -31
below buchung 50
below bucuresti 103
below build 21
below burns 35
below bus 60
below but -90
below button -107
below by 20
below c 33
below c0 -130
below cad -39
below caduca 30
below calendar 30
below call 87
below campana -18
below campo 182
below can 85
below canada -106
below cancel -53
below candidate -170
below cannot -35
below card 71
below carrello -315
below cartao -40
below casa -271
below case 149
below cassa -264
below ce 48
below cegjegyzekszam 109
below cena -152
below central -8
below certificate -433
below certify 108
below cet 4
below chance 274
below characters 149
below charge 163
below charged -23
below chat 207
below check -111
below checkout -531
below cheers 190
below chg0000000 866
below chi -12
below choose 101
below chrome 40
below cifras -132
below cifre 222
below cinco 47
below cinema -260
below claim -73
below clase -232
below class -209
below clave -154
below clearing 1027
below client 7
below close 170
below closes 203
below cloud -36
below club 5
below cm 247
below cnpj -41
below co -149
below cod 45
below code -70
below codigo -130
below codul -32
below com -160
below come 96
below comes 224
below commande 233
below communiquez 143
below company -133
below compare -258
below complete 441
below compras -297
below compte 15
below con -42
below conferma 10
below confirm 8
below confirmacion 294
below confirmar -8
below confirmation 10
below connexion 81
below conseiller 106
below consent 112
below consommation -125
below contact 102
below contacts -17
below contador -107
below container -40
below contract 259
below coop -77
below copie -77
below copy -11
below cordiali -19
below correo -8
below could -64
below counted -110
below counter -79
below coupon -222
below course 100
below covers -7
below credito -247
below ct 101
below ctvrt 7
below cua -240
below cuando -14
below cupom 130
below customer 13
below czeka 423
below cztery 85
below czy 24
below d -36
below daarna 3
below dac 45
below daca 488
below dakika 467
below dalam 221
below dan -62
below danach 172
below das -179
below dat 19
below data -253
below day 11
below dd 100
below de -35
below dear -363
below decembre -472
below defne -95
below deleted 60
below delivery -218
below dem 46
below demandez -26
below demo -318
below den 16
below deposit 21
below deqiqe 165
below der -33
below dernier -99
below des -183
below desde -43
below desk 64
below det 112
below details 245
below deve -68
below device 23
below devices -138
below di 45
below dia 175
below dial -107
below did -15
below die 22
below different 132
below dig 85
below diga -214
below digas -87
below digital -97
below digite -10
below disposez 93
below dit -9
below dni -3
below dobry -129
below dock 116
below docs -139
below document -58
below documents 477
below doesn -8
below dog 88
below dogrulama -323
below domains 119
below domani 44
below don 66
below donde 17
below doors -41
below dort 127
below double -379
below dr 28
below draft 252
below draw -37
below drops 26
below du -52
below due 36
below dung 34
below dunmore 332
below dura 22
below duree -245
below e 1
below e0 467
below e00 -59
below eda -1
below edge -6
below edi -201
below een 53
below ei 136
below eight 8
below ein 51
below eingabe 379
below eingeben -97
below einkauf -47
below einlosbar -121
below einmalig -56
below eintippen 202
below ejfelig -198
below ekraanil -65
below el -47
below ele 98
below elk 788
below eller -156
below ellers 85
below elm 3
below email -49
below emergency 97
below emh00 -265
below employee 74
below en 134
below ending -35
below ends 71
below enero -156
below engangskode -47
below enrolled 416
below enter 12
below entrar 27
below entro 30
below entry 254
below er 13
below error -128
below ervenyes 50
below escribelo 365
below escribenos -4
below ese 448
below est 3
below esta 29
below este 60
below et 186
below ett 16
below eur 117
below event -175
below events -87
below everyone -184
below example 51
below exit -158
below expected -287
below expira 173
below expire -82
below expires 233
below ext 283
below ezt -71
below falls 387
below febbraio -521
below federally 124
below fee 259
below feletti -16
below few 24
below fi -11
below field -12
below figure -76
below figures 306
below fila -322
below file -22
below files -194
below filing 65
below fill 119
below find -160
below finish 201
below firmar 113
below firmware 215
below first 49
below five 175
below fixed -79
below fixture 19
below floor 16
below fo 7
below foi 186
below follow -82
below following -140
below folosi 59
below fonctionnent -19
below footer 85
below for 11
below forgets 70
below form 24
below forward 22
below four 230
below free 128
below freeze 95
below fresh 22
below friday -86
below ft -167
below fuiste -39
below gang 93
below gar 233
below garibaldi 476
below gb 164
below geben -123
below gecerlidir 12
below gecerlilik 292
below geldig -154
below genuine -386
below geo -90
below get -51
below gets 166
below gift -136
below gilt 216
below give -99
below gives 7
below gli 255
below gmbh -109
below gmt 109
below go 19
below godz 214
below godziny 127
below goes 193
below good 184
below goz -26
below graag -230
below green 265
below groetjes 224
below gros 33
below group 32
below grus -361
below guard -61
below guest -48
below gui -15
below gultig 87
below h 137
below ha 8
below haben -107
below halcyon -12
below hang 166
below happens 126
below har 55
below harrow -270
below has 130
below hasla 57
below hast 189
below hasta -11
below hat -41
below have 44
below haziran -96
below he 100
below heads 58
below heeft 77
below help -25
below helps -528
below here 26
below heslo 29
below het 282
below heure 48
below heute 552
below hi -58
below hier 83
below him -372
below hl 419
below ho 22
below hodiny 142
below hoje 347
below hold 25
below holder 190
below homes 486
below hoort 196
below hora 80
below horas 53
below hosting -17
below hour 422
below house -106
below how -245
below hubungi 144
below huruf 38
below hvis -41
below i 27
below iar -168
below iban -5
below icin -163
below icinde 22
below ico -23
below ie -348
below if 48
below ignore 264
below ignored 163
below ihn 42
below ihrer 42
below ikke 149
below ili -349
below ilze -56
below im 71
below images 150
below importe -319
below in 11
below inbox -544
below inc 62
below included 160
below inden 307
below index 182
below infinite 126
below ini 10
below inicio -26
below inimest 29
below inn 106
below inserire -230
below inserisca 16
below instead -152
below instruction 93
below insurance 220
below into 29
below introducir 81
below introduza 70
below invalid -230
below invece 69
below invite -255
below invoice -300
below ir 86
below irja -382
below is 13
below islem -161
below isn 102
below isot 78
below issued -142
below ist 49
below istanbul -146
below it 103
below ito 4
below itu 3
below ja 174
below jalan -114
below jam 86
below jamais 283
below jangan 62
below je 127
below jei 10
below jen 320
below jeudi 19
below jo 112
below jobs 87
below join -369
below joined 287
below jos 32
below jste 171
below juli 188
below juni -155
below just -22
below juz 13
below kakunin 145
below kan 32
below kart -110
below karta -34
below kartou -181
below kassen -135
below kb 124
below kc -100
below ke 140
below keep -119
below kehtib 68
below kemarin 232
below kennzeichen 403
below kereta -144
below kerran 451
below kez 27
below khach -43
below khong 324
below kiosk 31
below kirjaimet 131
below kl 83
below klart 38
below kleine 116
below know 190
below kod -46
below kodem -79
below koden 137
below kodot -29
below kods 42
below kodunu -97
below kombinierbar -10
below kommt 28
below konnen -174
below konto 57
below koodi -31
below korting -220
below kostar -183
below kozlemeny -150
below kr 18
below ku 131
below kullanilabilir 102
below kun -31
below kvk -19
below kwadrans 891
below kwartier 168
below label -8
below lan 21
below lanternpay 404
below lapse 58
below lapses 229
below larch -228
below larkin -50
below las 196
below last 139
below lasts 21
below later 217
below le 15
below leave 33
below left 86
below letters 314
below level 106
below lidz 191
below lifetime 469
below limit 98
below lines 276
below link 39
below live -252
below ll 60
below llc -105
below lo 82
below load 207
below locker -36
below log 75
below logon -205
below logowania -7
below loja -509
below london -98
below long -271
below longer 63
below looking -483
below looks 124
below lorna -258
below lot 42
below lower 91
below lowercase 18
below luc 193
below m 47
below m0xw0 61
below ma 56
below maand -258
below mail -38
below mailbox -56
below mails -115
below mairie 2
below maiuscole 34
below maja -121
below mala 316
below manana 109
below march -161
below marchand -11
below marigold 26
below market -13
below marlowe -369
below marta 6
below master 54
below matricula -174
below may 23
below me -7
below meals 127
below means 16
below meeting 64
below menit 338
below mensagem 48
below mersis -22
below mesa 169
below mesazh -92
below mesmo 372
below message -64
below met -54
below metabolic -445
below meter 161
below midnight 68
below mijn -12
below miles 170
below min 238
below mind -104
below minit 48
below mins 2
below minti 30
below minuit 370
below minuscules 729
below minut 436
below minuta 174
below minute 130
below minuten 451
below minuter 99
below minutes 253
below minuti 480
below minutinhos 318
below minuto 436
below minutos 489
below minuts 34
below minutter 444
below minutur 549
below minuty 152
below minuutin 270
below minuuttia 26
below mirela -117
below mit 28
below mm 172
below mn 23
below mobile -122
below modello 10
below moment 33
below mon 28
below monday -8
below month 45
below monthly 220
below more -6
below morning 160
below most -61
below mot -66
below mozesz 44
below mr -87
below mrn -133
below mt 45
below muda 5
below munud 146
below my 82
below n 63
below na 42
below nach 88
below nam -97
below name -266
below names -420
below nao 108
below nas 117
below ncua 67
below necesita 415
below need -111
below negozio -1
below nell -119
below nem 252
below network -106
below neue 299
below never 56
below new -185
below newest 100
below next 108
below ngay -26
below ni 90
below nicht 19
below nie 169
below niente 1
below nights -157
below niin 106
below nimbus 30
below nisi 268
below nje -31
below no 94
below nobody 26
below nog 14
below noget -297
below noi 163
below noimead 130
below nomor 192
below non 21
below nooit 112
below norte -91
below nos -22
below not 146
below nouveau -195
below nov -147
below nove 36
below november -286
below novembre -244
below novembro -167
below novo 64
below now 58
below nr 37
below numarali 116
below number -19
below numer 146
below numero 39
below nummer -286
below nuovo -110
below nur 66
below ny 32
below o 92
below och -83
below oct -41
below october -8
below od -1
below odeme -164
below of 30
below off -28
below offer 24
below offers -57
below oh -223
below ok 40
below ole 349
below om 33
below on -9
below once 99
below one -16
below ones 214
below online -61
below only 151
below op -49
below open 38
below opiste 348
below or 8
below ora 304
below oraig 9
below orchard 247
below ord -42
below orders 84
below ordnung -72
below ore 287
below osl -302
below otp -143
below our 38
below out -14
below outside -202
below ouvidoria -44
below over -36
below overst -153
below own 81
below p -29
below pa -151
below pacific 185
below pad 351
below page 118
below paid -230
below pantalla 186
below paper 115
below para 48
below parcels -4
below park -51
below part -107
below pas 35
below pass 98
below passcode -41
below passe 113
below passenger -11
below password 158
below patch -98
below patient 122
below payee 114
below payees 63
below payment 32
below payments -74
below payslip 25
below pdt 294
below pe -343
below pedido 89
below pedir 130
below pentru -92
below per -86
below percen 417
below percig 228
below permanence 605
below pessoa -171
below phone 8
below phrase 78
below phut 367
below pictures 36
below pin -86
below piu 214
below plaatje -224
below plate -14
below plati 189
below plazo 312
below please -82
below plkst 105
below plot 55
below po 215
below poi 176
below pole 440
below police 76
below por 18
below portal 46
below portland -33
below porto 177
below posta -26
below postayi 54
below postcode -28
below potom 127
below pouvez -212
below pozdrawiam 108
below pr 126
below praktijk -19
below prenotazione 101
below pressure 287
below presto 139
below previous 1
below pri -300
below price -37
below print -257
below pris -467
below prize -160
below problems 35
below programs 126
below prompt 143
below prosimy 61
below protect 132
below prove -3
below przyjedzie -69
below publish -64
below puede -115
below pun 1
below punch 165
below purpose 58
below put -76
below qr -314
below qu -9
below quai 126
below quarter -12
below que -141
below quest -265
below questions -11
below queue -170
below quota 326
below quote -173
below r -34
below ra -69
below rabattkode 30
below rachunku 139
below ramal 66
below ran -98
below rang 219
below rated -38
below rd 14
below re -41
below reached -169
below read -49
below reading 250
below reboot 488
below received -212
below recognise -269
below recorded 114
below recorder 982
below records -144
below recovery -186
below reference 41
below refs 22
below reg -7
below registration 31
below reihe -256
below release 360
below renews 119
below replaced 30
below replacement -118
below reserva 318
below reset -255
below resta 74
below reste 225
below results 202
below retention 64
below revoke -140
below rides 107
below ridge 155
below rien -127
below right -66
below rights 128
below ring 113
below room 126
below row 55
below rp000 -66
below rs -217
below rubrica 23
below s -29
below s0 -27
below sa -29
below sach -492
below safari 21
below safety -1
below saisir 168
below sala -58
below salam -115
below sale -186
below salt -4
below saluti -18
below sam 283
below same -305
below samo 41
below sampai 45
below san 107
below sandi 237
below saniye 5
below sans 342
below sarl 1
below sat -268
below say 35
below scade 154
below scadenza 146
below score 277
below se 138
below seal 305
below seat -33
below second 244
below secondes 1
below seconds 24
below security -9
below see 95
below segundos 14
below seite 29
below selama 102
below selbst -281
below self 119
below sem 103
below semana -327
below sen -7
below senast 54
below sender -16
below sending 64
below sendung -154
below senest -103
below senja -1
below sent 41
below sep 225
below september -2
below sera 40
below service -209
below serving -193
below settings -97
below shall 94
below share -40
below sheet 470
below shelf -193
below shift 223
below shop -35
below shops -382
below should 31
below show -98
below shows 138
below si 15
below sich -286
below siden 129
below sido 54
below sie 257
below sign -68
below signature 20
below signed 10
below signing -143
below sima 8
below since 45
below sincerely 53
below sind -5
below site -167
below sito -136
below sits 52
below six -18
below sk -180
below skal -34
below skip 275
below skriv 92
below slow -123
below slutar 204
below sma 287
below small 142
below smazte 103
below sms -98
below so -81
below soir 30
below solicitud -81
below something 21
below sondag 152
below sonra 422
below sous 291
below south 247
below spend -152
below sperr 134
below st -106
below staff -41
below staffed -250
below stale -447
below stanje -12
below star -51
below start -79
below stay 212
below stays 154
below ste 44
below step 9
below steps -64
below still 107
below stockholm 51
below stop -119
below stopped -132
below stops 47
below stores -1
below storgatan 112
below straight 149
below streak 256
below student -400
below studio 221
below study 347
below stunde 47
below stunden 125
below sube -83
below submit -38
below suma -252
below sun -34
below sunday -75
below sundial 460
below sunset 288
below sunt 40
below support -85
below sur -5
below sure -163
below sus -2
below switch -181
below swl -681
below syndical -159
below szama 37
below szamot -40
below t 60
below ta 140
below tab 51
below tag 60
below take -22
below takes -130
below tamat 151
below tan -104
below tanpa 126
below tap 71
below tarball -481
below tarde -250
below tarikh -135
below tarjeta 11
below tax 80
below taxes 138
below team -14
below tee 94
below tek -168
below telefon 43
below telephone 221
below tell -44
below tempo 275
below temps 73
below ten -40
below tenant 38
below tendra 3
below termin 110
below than 115
below thanks 170
below that 74
below the 139
below their 44
below them -55
below then 16
below theo -609
below there -83
below thing -263
below third -15
below this -36
below thornfield 203
below throw 273
below thrown 56
below thu -124
below ticket 86
below tickets 118
below tidak 77
below tienda -40
below til -12
below till 46
below time -56
below timer 71
below tin -566
below tl -25
below tn 21
below to -60
below toda -236
below today 151
below tom -43
below tomorrow 11
below ton 160
below tonight 156
below top -103
below touched 6
below tout 241
below train -101
below transactions 136
below transfer 105
below transfers -636
below tries 182
below trip 82
below trust -148
below try -133
below tryck -197
below ttl 202
below tuesday 55
below tun -260
below tunnin 294
below tuo 89
below tutaj 63
below two 30
below twoj 41
below tx 130
below tylko 43
below typ 47
below type 125
below typing -95
below u 161
below uhr 260
below um -4
below un 84
below una 93
below und -48
below under 31
below university -57
below unlock 192
below until 174
below up 41
below updated 89
below updates -377
below upload 139
below us -61
below usar -236
below use 54
below user -12
below usiku 322
below ut 46
below utanvet -78
below utc 146
below utente 35
below utr 40
below uttag 158
below uur 359
below uw -42
below uye -241
below uz 62
below v 52
below v0 102
below v0k -326
below va -55
below vai -4
below vale 163
below valid 106
below validade 310
below validita -15
below validite 117
below vanavond 9
below vanhenee 82
below vantar -10
below vas 111
below vasi 12
below vcpu -384
below vehicle -18
below ventana 126
below verde 49
below verfallt 440
below verifica -4
below verification -21
below verifier -76
below verify -59
below verlopen 227
below vermeyin 27
below version 87
below vi -192
below vic 211
below view -155
below viimeistaan -317
below vijf 13
below vil -197
below vill -75
below visit 216
below void 178
below voimassa 361
below voiture -68
below volta -160
below von 5
below voor -95
below vorher 32
below vote 315
below votre -51
below vous 34
below vuelve 49
below vul -76
below wait -196
below want -76
below wants -43
below warm -56
below was 19
below wasn 102
below wav 33
below waving 299
below way -63
below wazne 144
below we -75
below web -19
below website 138
below wed 25
below weg 166
below weiter -9
below weken -584
below well 73
below were 6
below werkt 74
below whatsapp 1
below when -234
below where 173
below which -91
below white -187
below who -142
below why -53
below wi -151
below wib 508
below wifi -215
below will 97
below window 262
below windows 34
below wir 26
below wird 30
below with -50
below within 61
below without 57
below won 42
below working 383
below wpisac 14
below write -20
below wrong 12
below wygasa 139
below xac -285
below xxxxxx 87
below y -16
below yard -255
below yaziniz -65
below year -70
below years 84
below yellow -73
below yes 144
below yet -295
below your 35
below yours 113
below z -22
below zadejte 259
below zadzwonic 104
below zahlung -145
below zalozna -698
below zes -532
below zien -176
below zl -7
below zlecenie 228
below zone 72
below zuk 16
below zuruck -111
below αν 21
below για 242
below δεν 17
below εντοσ 56
below ισχυει 82
below ισχυσ 17
below καλαθι -20
below κωδικοσ -77
below λεπτα 33
below πειραιασ -101
below σε 224
below τηλ 67
below την 35
below τισ 142
below το 132
below аитпаңыз 61
below б 33
below без 335
below београд -133
below билет -53
below будет -95
below бұл 156
below в 89
below валиден 67
below введите 5
below включительно -96
below години 122
below да 314
below дніпровська -333
below до 86
below діиснии 19
below діє 183
below з -38
below зі -344
below код -54
below кодом -163
below коды -45
below лична -110
below мануфактура -155
below минут 269
below минути 396
below моля -103
below на -28
below назовите -55
below наступну -156
below не 69
below никому 140
below новыи -223
below номер 29
below нікому 72
below операция 28
below оплате -5
below ответ 11
below отстъпката -308
below пароль 124
below паспорт -39
below пин 105
below после 60
below при -31
below принимаются 247
below під -1
below р -20
below с -60
below срок 3
below ссылке 21
below странице 174
below терминале -510
below тов -26
below у -1
below хвилин 381
below цифр -52
below ч 61
below часа 161
below чем -378
below через 100
below чтобы -384
below якщо 223
below үшін -309
below համար -252
below ոչ 282
below պետք 185
below րոպե 17
below אפשר 176
below אתה 132
below בלבד 20
below דמי 15
below דקות 207
below ההודעה -155
below הסיסמה 167
below הספרות -2
below הקוד 27
below השעה 10
below התור 83
below חדר 57
below יש -63
below לא 78
below לאיש 38
below מספר -12
below שעה 10
below תקף 140
below احد 121
below ادخلوا -42
below ادخلی 59
below از 16
below است -87
below اعتبار 85
below الایجار -282
below التحقق -21
below الدفع -254
below الرساله 29
below الساعه 108
below الشهر -87
below الطلب 53
below الوصول -324
below الیوم 81
below ان 104
below اگر 74
below این 109
below با -21
below باز 166
below برنامه 2
below بعد 212
below به 36
below تشارکی 106
below تومان -134
below تکایە 120
below حاجه -484
below حساب -338
below خلال 17
below دا 101
below دقایق 282
below دقیقه 492
below را 7
below ربع 90
below رصیدک -118
below رقم -64
below رمز -48
below روپے -277
below زمان 121
below ساعت 115
below ساعه 49
below شد 79
below شناسه 82
below صالح 62
below علی -32
below قیمه -17
below لا 194
below للموافقه 15
below لم 353
below ما 154
below ماوەی 64
below مبلغ 81
below مشارکته -614
below منٹ 84
below مهلت 227
below ندهید 136
below نہیں 104
below هزار -1
below کتابیں 170
below کد -182
below کسی 170
below کما 287
below کو 26
below کوڈ 28
below کے -92
below گا 108
below یوم 61
below अधिकतम -522
below आपने 16
below करके -122
below के 30
below को -221
below खोलें 32
below चलेगा -192
below तक 397
below दर्ज -165
below पर -21
below पहले -50
below फ़ोन 13
below बजे 277
below भुगतान -21
below भेजें -76
below मान्य 78
below मिनट 224
below यह -155
below राशि -9
below संख्या -74
below हा 207
below কেড -180
below কেডটি 43
below ছাড় -171
below থাকবে 179
below পর্যন্ত -287
below মিনিট 207
below ਮਿੰਟ 168
below இது 491
below எண் -89
below குறியீடு 200
below செல்லுபடியாகும் 84
below பகிர -48
below ఈ -50
below కోడ్ -13
below గడువు 83
below ధృవీకరణ -502
below పనిచేస్తుంది -62
below ค 37
below ชั่วโมง 42
below นาที 231
below นาทีค่ะ 3
below บาท -35
below ภายใน -26
below ลด -116
below วันที่ -106
below หมายเลขสมาชิก -136
below เชียงใหม่ -420
below ใช้ได้ถึง -121
below ใช้ได้ภายใน 52
below განმავლობაში 61
below მოქმედებს 439
below ნომერი -226
below ደቂቃ 373
below រៀល -445
below うち -133
below お一人様0回限り -227
below お客様番号 48
below お心当たりのない場合は -282
below なお 167
below まで 516
below までご連絡ください 235
below より0泊 -200
below 伝票番号 -244
below 元 -123
below 入力ページ 132
below 内容 -41
below 内線 294
below 分鐘內有效 213
below 分鐘失效 88
below 分鐘後失效 123
below 分钟内有效 212
below 前取走 -55
below 动态密码 -180
below 即可 31
below 合約到期日 -25
below 土 -19
below 失效 234
below 如非本人操作 174
below 客服 -118
below 平均損失 -280
below 成都 273
below 截至 -179
below 折扣碼 284
below 會員卡號 -5
below 月 -183
below 有効時間 54
below 有効時間は00分です 58
below 有効時間は0分です 81
below 有効期限 96
below 有効期限は00分です -156
below 有效期 91
below 有效期至 -433
below 有效期至0000年00月00日 -188
below 期限 158
below 木 -116
below 水號 -390
below 港幣 -284
below 版本 25
below 田中 288
below 発行から00分間 230
below 登录地点 170
below 端末番号 103
below 若非本人操作 306
below 营业时间 -127
below 號 -246
below 訂位代號 -341
below 認証コード -4
below 设备 43
below 请在 29
below 请尽快修改密码 27
below 邮编 35
below 金額 -72
below 金额 -244
below 됩니다 -43
below 번호를 -442
below 보관함 -210
below 본인이 21
below 쓸 146
below 아니라면 113
below 아래 -77
below 알려주지 -10
below 오후 221
below 완료됩니다 11
below 요청시각 -242
below 위 320
below 유효시간 95
below 유효합니다 90
below 인증번호 -319
below 입력 466
below 접속 181
below 주 -29
below 주문번호 99
below 지나면 270
below 카드 -113
below 코드를 -40
below 합니다 -197
case lower alnum -30
case lower hyphenated -73
case lower letters -371
case lower spaced -66
case lower words -20
case mixed alnum 42
case mixed hyphenated 47
case mixed letters -1226
case none digits -67
case none grouped -13
case none prefixed -78
case none spaced 244
case upper alnum -98
case upper hyphenated -33
case upper letters -14
gap 1 -213
gap 2 -30
line  -318
line begins -30
line beginsends 335
line ends -242
place alt -197
place html 21
place preheader 59
place subject -159
place text 49
place title -79
shape alnum 29
shape alnum 10 -539
shape alnum 4 -54
shape alnum 5 135
shape alnum 6 178
shape alnum 7 -104
shape alnum 8 -19
shape alnum 9 -626
shape digits 112
shape digits 10 -392
shape digits 4 -55
shape digits 5 -34
shape digits 6 150
shape digits 7 -188
shape digits 8 -23
shape digits 9 -302
shape grouped 63
shape grouped 10 -459
shape grouped 4 -217
shape grouped 5 -244
shape grouped 6 273
shape grouped 7 -142
shape grouped 8 -157
shape grouped 9 -681
shape hyphenated 23
shape hyphenated 10 -246
shape hyphenated 11 -260
shape hyphenated 12 -572
shape hyphenated 6 -136
shape hyphenated 7 305
shape hyphenated 8 11
shape hyphenated 9 34
shape letters -379
shape letters 10 -637
shape letters 4 -540
shape letters 5 -171
shape letters 6 258
shape letters 7 -664
shape letters 8 -15
shape letters 9 -387
shape prefixed -7
shape prefixed 4 -292
shape prefixed 5 18
shape prefixed 6 263
shape prefixed 7 -385
shape prefixed 8 -331
shape spaced 10 -274
shape spaced 4 -65
shape spaced 5 237
shape spaced 6 374
shape spaced 7 82
shape spaced 8 -103
shape spaced 9 -498
shape words -181
shape words 20 -73
subject 0 -89
subject 00 -181
subject 000 -44
subject 0000 10
subject 00000 -118
subject 000000 -127
subject 0000000 -72
subject 00000000 -108
subject 0000000000 -33
subject 00000000000 -40
subject 0000000000000 -15
subject 000円offクーポン -125
subject 00e -40
subject 00k -99
subject 0f -77
subject 0f0k0q -487
subject 0fa 54
subject 0k0 -103
subject 0k00 -133
subject 0nd 11
subject 0rd 108
subject 0xq0 -119
subject 0月分 -36
subject a -121
subject aan -40
subject abbonamento -14
subject abholcode -21
subject aboard 8
subject abonnement -351
subject accedi 6
subject accept 304
subject accepted -122
subject acces 68
subject acceso 236
subject access 27
subject accesso 117
subject acesso 116
subject achat 52
subject acme 64
subject acquisto -525
subject action -133
subject adalah 72
subject added -139
subject adding 58
subject address -10
subject admin 84
subject adres 72
subject adresse 165
subject adresu 27
subject ai -129
subject air -111
subject akaun 236
subject alamat 6
subject alert -381
subject alle -119
subject almost -121
subject alt -132
subject am -35
subject amanha -2
subject amara 416
subject amendment -280
subject amico -108
subject and -209
subject anmelden 146
subject anmeldung 144
subject anna -106
subject another -141
subject answer 67
subject anyway -734
subject api -492
subject apolice 240
subject app 30
subject application -20
subject appointment -250
subject approve 186
subject approved -761
subject approver -369
subject april -131
subject aprobado -119
subject apstiprinajums -491
subject aqui -181
subject ar -63
subject are 12
subject area 47
subject arrival -691
subject arrivee -643
subject as -30
subject ask -15
subject asking 402
subject assembleia 82
subject assinatura 26
subject at -36
subject atelier -42
subject attempt -15
subject attend -291
subject attendee 11
subject attic 161
subject atveheto -166
subject au -24
subject auftrag 127
subject august -335
subject aula 29
subject aunt -33
subject auth -114
subject authcode 206
subject authentication -23
subject authorisation 70
subject auto -223
subject automaatissa -207
subject automatische -331
subject autoriza 173
subject autorizacao 27
subject autorizada -81
subject autorizar 437
subject autorizare 11
subject autoryzacja 78
subject autoryzacyjny 122
subject av -14
subject available -96
subject avec -262
subject aviso -19
subject aw 49
subject ax -182
subject azonositas 211
subject b -11
subject b000 -57
subject back 69
subject backup -207
subject badge -174
subject baharu -172
subject balcao 39
subject ban -112
subject bank 196
subject banka 75
subject banking -47
subject basalt -31
subject basket 70
subject been -198
subject before 165
subject behind 72
subject bekliyor 37
subject bekrafta 190
subject bekraftad -491
subject bekreft 55
subject belepes 34
subject belepesi 79
subject belepokodod 177
subject beneficiary 71
subject bereit -51
subject berth 229
subject bestelling -102
subject bestellung -249
subject beta 91
subject betaling 26
subject betruger -172
subject bevestig 150
subject bib -325
subject bidding 133
subject biglietto -477
subject bij -1
subject bike -1
subject biletiniz -334
subject bill -20
subject billet -85
subject billets -293
subject billett -223
subject bin -315
subject bio0000 -347
subject bird -275
subject birthday -415
subject biscuit 8
subject bitte 105
subject biuletyn -29
subject bluefin 74
subject boarding -475
subject boise -124
subject boletin -144
subject boleto -182
subject bon -5
subject bonifico 376
subject booked -891
subject booking -96
subject bookings 138
subject bot 135
subject box 154
subject bring -271
subject build -167
subject burrow -199
subject by -464
subject c 80
subject cadeau -367
subject calder -239
subject cameras -36
subject can -246
subject cancelled -597
subject cannot -16
subject captain 79
subject car 32
subject card -70
subject case -96
subject casier -28
subject certificate -222
subject change -69
subject changed -179
subject changelog -500
subject chi 44
subject chillr -72
subject choose 12
subject ciao 186
subject ciebie 358
subject cinco 283
subject claim 239
subject class -331
subject cles -5
subject client -85
subject cliente 35
subject clinica 594
subject club -178
subject co 135
subject cobalt -30
subject cod 136
subject code 46
subject codes -550
subject codi 305
subject codice 16
subject codigo 1
subject codigos -508
subject codul 160
subject coletul -488
subject colis -684
subject collect -802
subject com -12
subject comanda -24
subject come 293
subject commande -465
subject como -27
subject complete -242
subject completed -439
subject compra 55
subject computer 55
subject con -153
subject conferma 66
subject confermata -28
subject confirm 56
subject confirma 127
subject confirmacion -365
subject confirmada -154
subject confirmalo 332
subject confirmati 182
subject confirmation -168
subject confirme 66
subject confirmed -1055
subject confirmez 144
subject conformidad 49
subject connecter 311
subject connexion 207
subject consent 478
subject consentimiento 68
subject contract 120
subject contrasena 71
subject convite -13
subject cooperativa 331
subject copperline 284
subject core -10
subject corkboard 385
subject corner -55
subject correo 164
subject correu 121
subject cottage -259
subject count 3
subject counted -61
subject cua 47
subject cupom -240
subject customer -126
subject czeka -313
subject d -70
subject da -183
subject dad -91
subject dagitimda -87
subject dai -20
subject daily -440
subject dana -38
subject dang 41
subject date 357
subject day -362
subject days -167
subject de -11
subject dec 80
subject december -209
subject default -445
subject dein 57
subject deine -388
subject del -3
subject delete -68
subject delivery -383
subject della -241
subject demandee -38
subject den -187
subject dentro -96
subject deployed -223
subject desk 65
subject det 96
subject details -53
subject device 165
subject dial -162
subject dich -68
subject die -100
subject dig -118
subject digest -224
subject digital -41
subject digits -181
subject dijbekero -33
subject dimenticata 76
subject dinamica 343
subject direct 50
subject director -210
subject dis -10
subject discount -511
subject disponible -593
subject dispositiva 362
subject dispositivo 296
subject do -5
subject document -78
subject documents -129
subject does -192
subject domain -102
subject domenica -210
subject domingo -194
subject don -279
subject door -496
subject dossier -177
subject double -387
subject down -93
subject draw -175
subject ds 29
subject du 33
subject due -346
subject duoc -306
subject dx -148
subject dynamic 182
subject e 18
subject earlier -147
subject echec -533
subject echo 458
subject eine -236
subject einladung -171
subject einmalpasswort -50
subject el -19
subject electronic 20
subject elkeszult -118
subject else 49
subject em 66
subject email 135
subject ember -63
subject emergency -315
subject emitida -459
subject en -233
subject enabled -383
subject encomenda -294
subject encore 136
subject ending 73
subject energy -351
subject engangskod 17
subject enregistre -362
subject ent 71
subject enter -33
subject entered -21
subject entra 232
subject entrada -173
subject entrar 292
subject entrare 16
subject entrega -400
subject entry -85
subject episode -207
subject er -125
subject error -408
subject errors -188
subject espace 172
subject esta -177
subject este -81
subject et -235
subject ete -175
subject eth -362
subject ett -65
subject eu -13
subject euro -419
subject ex 74
subject exam -168
subject example -132
subject expense -110
subject expired -497
subject extra 131
subject factura -470
subject facture -260
subject factuur -116
subject failed -782
subject failure -64
subject fake -1833
subject faktor -65
subject faktura -613
subject falta 90
subject family -249
subject fatura -224
subject faturaniz -289
subject fb 272
subject field -573
subject firing -184
subject firma 46
subject firmar 164
subject fisiniz -598
subject fixture 63
subject fl 34
subject floor 111
subject for -34
subject forgot 26
subject forwarding 171
subject fost -246
subject fran -139
subject free -117
subject freeze 7
subject freigabe 261
subject freigeben 49
subject fresh -38
subject friday -430
subject from -49
subject fuer -37
subject fur 67
subject g 236
subject game -39
subject gangbk -15
subject gare -138
subject gate -201
subject gavekort -243
subject geldin -166
subject gemusekiste 444
subject gerat 80
subject geregistreerd -371
subject geschenkt -144
subject get 141
subject getting -75
subject gia -10
subject gift -420
subject giris 149
subject give -737
subject go 10
subject godkann 23
subject godkend 198
subject going -304
subject gonderildi -136
subject gonderiniz -271
subject got -316
subject h -42
subject ha -305
subject happens -273
subject has -202
subject hasla 158
subject have -429
subject hazir -101
subject hc 226
subject hediye -61
subject hej 64
subject hello 68
subject help -28
subject here 10
subject hesabina 204
subject hesla 172
subject heslo 204
subject history -175
subject hizmet 187
subject hoat 38
subject hoje -95
subject hola 90
subject horten -31
subject hos -79
subject host 153
subject hour -221
subject hours -377
subject house 243
subject household 359
subject how -525
subject hpc -427
subject hr -300
subject html 311
subject http -119
subject hub 201
subject hungry -637
subject hyttebok -272
subject i -34
subject icin 17
subject id -45
subject identity 238
subject ihr -27
subject ihre -315
subject ihrer -412
subject iki -43
subject il -28
subject ilea -200
subject im 67
subject in -100
subject inc0000000 -145
subject indirim -291
subject information -128
subject iniciar 219
subject inlogcode -95
subject inloggen 44
subject inloggningskod 377
subject inn 140
subject inscription 495
subject inside -273
subject instead -219
subject inv -19
subject invitation -334
subject invited -200
subject invito -451
subject invoice -348
subject ir -36
subject is -126
subject iscrizione 10
subject islem -120
subject issue -742
subject ist -27
subject it 172
subject itinerary -228
subject iyong 212
subject ja -188
subject jak -652
subject jauns 285
subject je -22
subject jednorazowy -101
subject jelszo 90
subject jira -633
subject jizdenka -689
subject jk -247
subject join -9
subject jos 37
subject jouw -311
subject jovahagyasa 260
subject june -287
subject juni -238
subject just -179
subject jusu -263
subject kak 158
subject kargonuz -138
subject kata 60
subject kc 68
subject keeper 209
subject kertakayttokoodi 45
subject kertakayttokoodisi 31
subject kestrel 297
subject key -74
subject kich 43
subject kick 22
subject kiln 101
subject kimseyle -541
subject kinnituskood 407
subject kirish 67
subject kirjaudu 190
subject kirjautuminen 124
subject kirjautumiskoodisi 22
subject kitchen 55
subject klaar -114
subject klassencode -270
subject kod 90
subject koda 277
subject kodas 176
subject kodem -79
subject kodun -202
subject kody -415
subject konto -9
subject kontor00 -131
subject koodilla -177
subject kp0000 -56
subject kundenportal 81
subject kupon -145
subject kuponkod -14
subject kvittering -554
subject l 47
subject langkah 174
subject larkspur -43
subject las -7
subject last -74
subject launch 4
subject left -149
subject leitura -138
subject length -28
subject lepes 48
subject les -522
subject leserkonto -296
subject lesson -931
subject let 270
subject lets 223
subject letters 279
subject licence -365
subject license -45
subject ligne 201
subject ligt -544
subject link 84
subject lisbon -233
subject list 36
subject little 308
subject livraison -161
subject localizador -247
subject locandiera -36
subject locked 169
subject locker -269
subject log 310
subject logg 141
subject logga 93
subject logged -83
subject logging 500
subject login 111
subject logon -447
subject logowania 49
subject logowanie 152
subject logwatch -861
subject lorem 235
subject losungswort 1105
subject lucia -5
subject lumen 28
subject m 97
subject m0p 18
subject ma -24
subject made -127
subject mai -293
subject mail 35
subject mailer -528
subject mails -258
subject main -232
subject make -1
subject mao -10
subject maple 177
subject mara 526
subject marigold 269
subject marlowe 58
subject mars -23
subject masuk 133
subject may -72
subject mc -242
subject med -54
subject meg 85
subject megerkezett -610
subject megerositese 6
subject megerosito 78
subject megvaltozott -295
subject member 46
subject mensagens -259
subject merge -186
subject meridian -243
subject mes -28
subject message 152
subject messages -23
subject meter -255
subject mewngofnodi 138
subject mfa 249
subject miles 171
subject minh 167
subject mini 46
subject mit -572
subject modificata -194
subject modification -14
subject monday -216
subject month -83
subject monthly 186
subject moss 1290
subject mot 178
subject moved -43
subject mr -350
subject msg -48
subject munkalap -449
subject murmur -23
subject musteri -3
subject mxn 151
subject m³ -18
subject n -33
subject na -159
subject name 57
subject nao -108
subject narudzba -49
subject nas -149
subject nas00 -522
subject navidad -176
subject nearly 285
subject need 228
subject needed 132
subject needs 124
subject neembk -187
subject network 166
subject neue -258
subject neuen -93
subject neuer -14
subject never -556
subject new -138
subject newer -265
subject news -573
subject newsletter -114
subject next -418
subject nh 39
subject nhan 9
subject nightly -345
subject nights -352
subject nl -17
subject no -157
subject non -115
subject nordlight -964
subject norwind 202
subject norwindbe 122
subject norwindへのログイン 26
subject not 10
subject nota -489
subject notice -449
subject notify -110
subject noudettavissa -585
subject nouveau 8
subject nouvelle -356
subject nova -1
subject nove -76
subject noveho 3
subject november -397
subject novi 303
subject novo -96
subject now -421
subject nr 39
subject nu -205
subject number -106
subject numbers -421
subject numer -329
subject nunca -14
subject nuova -75
subject ny 53
subject obcana 473
subject objednavka -293
subject october -505
subject od -251
subject odbioru -455
subject odottaa -112
subject oduya -139
subject of 49
subject off -246
subject offer 386
subject office -300
subject og -524
subject okafor 203
subject oled 14
subject on -98
subject onay -34
subject onaylandi -226
subject one 61
subject online 119
subject only -399
subject op -465
subject open -31
subject opened -260
subject operacion -98
subject operacji 5
subject order 12
subject ordine -376
subject organiser -538
subject orrery -167
subject oslo -344
subject other -391
subject otono00 -173
subject otp 3
subject otp_login_v00 -75
subject our -7
subject out -71
subject outfitters 68
subject overboeking 103
subject overenie 102
subject overovaci -105
subject ovikoodi -753
subject p000 -52
subject pacco -448
subject paczka -483
subject pagamento -106
subject page 10
subject pago -189
subject paid -389
subject pairing 36
subject paket -782
subject paketti -156
subject pakettisi -221
subject pakiautomaadis -495
subject pakk -531
subject pakken -213
subject pakket -8
subject pam 220
subject paper -232
subject paquete -369
subject para -55
subject parcel -446
subject parent 83
subject parked -516
subject parking -139
subject parolaniz 387
subject pas 132
subject paskyra 289
subject pasos 318
subject pass -9
subject passage 398
subject passcode 69
subject passed -299
subject passo 85
subject password 31
subject paste -444
subject pastomate -122
subject pay 195
subject payment -26
subject payslip 135
subject pc -18
subject pdf 17
subject pedido -457
subject pembayaran -33
subject pendiente 222
subject pengesahan -138
subject pensioen 94
subject per 10
subject perf -181
subject permit -48
subject personale -137
subject personlicher -396
subject persoonlijke -230
subject pesanan -109
subject petit 123
subject phone 185
subject pickup -596
subject pin 31
subject pine -27
subject pins -40
subject plant 140
subject plata -123
subject platby 342
subject plats -122
subject player -165
subject please -69
subject plumbline 174
subject pm -26
subject pnr -103
subject po 25
subject policeniz -285
subject pontos -396
subject portal -8
subject portale 430
subject portalu 40
subject porter 44
subject portkod -207
subject porto -587
subject potrditev 307
subject potvrda 37
subject potvrdte 13
subject potvrzeni 117
subject potwierdz 36
subject pp 157
subject pr -1021
subject pre -141
subject prenota 49
subject prenotazione -457
subject prescription -50
subject preview -14
subject prihlaseni 134
subject prijava 38
subject prijavu 146
subject primit -113
subject pripravena -375
subject pro 146
subject prod -97
subject profile -51
subject project -108
subject promocional -53
subject prove 35
subject psst 92
subject publishing 190
subject puk -82
subject py 262
subject qas 33
subject qualified -255
subject quasi 50
subject quayside -447
subject que 31
subject queue -246
subject qx 401
subject r 7
subject r0000 -1150
subject rabatkode -281
subject rabatowy -12
subject rabatt -277
subject racun -120
subject raffle -294
subject rampart 454
subject randevu -112
subject re -31
subject read -9
subject reader -65
subject reading -205
subject ready -255
subject real -156
subject recall -804
subject receipt -817
subject receive 439
subject received -319
subject rechnung -289
subject recordatorio -29
subject records -60
subject recovery 47
subject recuperacao 193
subject redeem 351
subject redirect 54
subject ref -45
subject reference -12
subject referto 80
subject regalo -374
subject registered -709
subject registrant -60
subject registry -254
subject regression 671
subject reisebekreftelse -20
subject rekenapp -67
subject rekening -47
subject relay0 -368
subject release 31
subject released -36
subject reminder -107
subject remote 137
subject render -757
subject rendez -406
subject renewal -19
subject reno -7
subject replace -178
subject replacement -109
subject reply -469
subject report -479
subject reserva -206
subject reservation -46
subject reset -85
subject restore 141
subject resultados 83
subject results 49
subject retrait -200
subject return 18
subject reuniao -27
subject reverb -51
subject review -136
subject rezervace -70
subject rezervacija -196
subject rezervasyon -187
subject ricevuta -454
subject ride -27
subject ridgeline 163
subject ritiro -167
subject rma -159
subject ro 26
subject rodzica 134
subject rogzitettuk -68
subject roofing 124
subject room 15
subject round -15
subject ruth -590
subject s 16
subject saadetis -40
subject sach -366
subject sahkan 59
subject salasana 67
subject saldo -89
subject sale -45
subject samedi -82
subject sat -321
subject satu 34
subject saturday -576
subject savings -111
subject scene 18
subject sd 164
subject second 259
subject secret -145
subject secure -5
subject security -65
subject semana -444
subject semanal -90
subject sen 100
subject send 150
subject sendung -157
subject senha 279
subject sent -62
subject sepetinde -194
subject sepette -199
subject september -436
subject server -250
subject service -85
subject servisi -76
subject set -5
subject setup 260
subject seu 8
subject share -66
subject shared -54
subject shed -35
subject sheet 18
subject shift 190
subject shop -19
subject show -293
subject si -138
subject siakad -508
subject sicherheitscode 5
subject sie -87
subject siffror 249
subject sifreniz -74
subject sign 237
subject signed 21
subject signing 364
subject sikeres -398
subject sistemi 175
subject six -133
subject skal 328
subject slaptazodzio 113
subject slate 65
subject slow 174
subject smoke 163
subject sms 173
subject snippets -244
subject so -134
subject sol 17
subject solicitud 34
subject someone 72
subject something 118
subject sorry 5
subject spedizione -358
subject spring00 -332
subject st -132
subject stadfestingarkodi 36
subject stadfestu 22
subject stamp 49
subject start 55
subject started -206
subject statement -239
subject stay -361
subject step 30
subject sticker -417
subject still 278
subject studio 133
subject subject 258
subject subscription -45
subject successful -465
subject successfully -140
subject summary -136
subject summer -4
subject summit -57
subject sunday -216
subject suo -1
subject suppression 184
subject survey -12
subject sv0000 -40
subject system 368
subject t -5
subject tablet -70
subject tac -187
subject tai 169
subject tamarind 152
subject tan -6
subject tang -364
subject tannery -1
subject tau -30
subject tax 2
subject te -146
subject teachers -11
subject telah -337
subject tele 312
subject telefonu 372
subject telephone 37
subject template -407
subject termin -153
subject terminal -94
subject terminbuchung 2
subject tern -172
subject tesdiq 118
subject test -45
subject tests -527
subject testuser00 43
subject text 119
subject texted -152
subject thank -213
subject thanks -549
subject the -37
subject theo -15
subject there 239
subject thermostat 107
subject these -110
subject thibitisha 50
subject thing 106
subject this -12
subject ticket -92
subject tickets -367
subject tie 44
subject tiegħek 18
subject til -65
subject time -206
subject to -2
subject today -112
subject toegevoegd -171
subject tom 24
subject tomorrow -392
subject ton 281
subject tonight -120
subject toolcrib -599
subject totp -202
subject transaction -106
subject transaksi -80
subject transferencia -138
subject treat -24
subject trellis 185
subject trip -463
subject troca -43
subject trustees -96
subject tu -46
subject tua -130
subject tue -368
subject tuesday -124
subject tuo -8
subject tuoi -214
subject tus -91
subject two -85
subject u -110
subject uber -23
subject uberweisung 188
subject un -89
subject una -5
subject undian -298
subject unique 39
subject unit 54
subject unlock 110
subject unlocking -378
subject uno 545
subject unterwegs -43
subject untuk -11
subject update -337
subject updated -499
subject ur 127
subject us -154
subject use -57
subject used -362
subject user 68
subject uu -12
subject uw -203
subject uz -223
subject v -267
subject v0 -462
subject va -102
subject vahvista 244
subject vahvistus 46
subject vahvistuskoodi 105
subject vahvistuskoodisi 30
subject vale -24
subject validez 146
subject value 56
subject van 16
subject varausvahvistus -336
subject vasa -77
subject ve -475
subject velora -123
subject vence -48
subject vendor 51
subject ver 65
subject verifica 26
subject verificacao 30
subject verification -10
subject verified -107
subject verifiera 30
subject verifieringskod 87
subject vi -299
subject viaje -97
subject view 25
subject virtual 105
subject visszaigazolasa -223
subject vk -175
subject voice 298
subject voici 50
subject vol -141
subject vom 163
subject voor -36
subject vos -46
subject voto 27
subject votre -109
subject vous -228
subject voyage -425
subject vpn 116
subject waiting -3
subject wants 245
subject warranty -100
subject was -324
subject we -170
subject webinar -170
subject week -489
subject weekend -200
subject weekly -267
subject weiter -5
subject welcome -134
subject weryfikacja 109
subject weryfikacyjny 26
subject wexcombe -13
subject what -171
subject when -362
subject whitlock -103
subject why -1014
subject wi -81
subject wicket 156
subject wire -46
subject with 6
subject without -213
subject word 82
subject workspace 117
subject worth -51
subject wurde -1018
subject wystawiono -510
subject y -67
subject ya -241
subject year -343
subject yesterday -355
subject yet 350
subject you -86
subject your -52
subject z -87
subject za -80
subject zahlerstand -329
subject zaloguj 207
subject zamowienie -34
subject zapasowe -148
subject zasilka -221
subject ze -27
subject zgloszenie -6
subject zipcab 50
subject zlavovy -265
subject zone -104
subject zugang 159
subject zum 21
subject º 172
subject αιτηση 148
subject αρ 45
subject για -87
subject επιβεβαιωστε 216
subject η -149
subject κρατησησ -392
subject νεα -21
subject ραντεβου -10
subject σασ -62
subject σου 12
subject συνδεση 215
subject συνδεσησ 425
subject την 331
subject το -39
subject билет -205
subject брони -62
subject в -129
subject вас -107
subject внутри -492
subject вход 313
subject входа 243
subject вхід 310
subject відділення -111
subject даиджест -54
subject дарим -75
subject до -8
subject доступа 41
subject еднократен 57
subject ждет -24
subject жеке -257
subject за -153
subject заказ -168
subject записи 154
subject заяви -114
subject заявка -8
subject змінено -43
subject и -217
subject из -454
subject кабинет 90
subject квитанция -86
subject код 114
subject коды -77
subject нов -49
subject новии -17
subject новые -220
subject обращение 245
subject от 71
subject пароль -3
subject по -67
subject подтвердите 132
subject подтверждение 76
subject посылка -56
subject потврда 146
subject потвърдете 121
subject потвърждение 14
subject почты 36
subject превод 180
subject приступ 178
subject підтвердьте 61
subject растау 2
subject рахунок -88
subject с -12
subject сборка -311
subject смена 2
subject счет -136
subject талона -134
subject твіи -82
subject у -410
subject упала -136
subject фактура -62
subject чек -61
subject անձնական -279
subject մուտք 60
subject את -145
subject ההזמנה -187
subject הקוד 10
subject זה 105
subject חדשה -10
subject כניסה 5
subject ל 13
subject מחכה -192
subject מתנה -113
subject סיסמה 77
subject על -158
subject קבלה -317
subject קוד 40
subject שלך 59
subject الامان 102
subject الحجز -401
subject الدخول 112
subject الی -22
subject ان 180
subject اکاونٹ 69
subject بانک 175
subject بل -59
subject تایید 95
subject تم -686
subject جدید -32
subject حجزکم -493
subject خصم -377
subject خطوه 154
subject رمز 61
subject سفارش -154
subject شد -249
subject طلبک -256
subject طلبکم 479
subject عملیه 12
subject فاتوره -37
subject فعالسازی 72
subject لا -685
subject لشهر -203
subject مستفید -6
subject مفتاح 137
subject موکد -45
subject هدیه -63
subject ورود 175
subject پویای 39
subject کد 13
subject کلمه 99
subject کود 70
subject کوڈ 53
subject کۆدی 54
subject کی -93
subject आज -212
subject आपका -198
subject ओटीपी 70
subject करें 126
subject का -45
subject की -139
subject को -246
subject कोड 111
subject क्र -5
subject खाते 171
subject गया -184
subject टिकट -135
subject पिन -117
subject पुष्टि 62
subject बिल -123
subject लॉगिन 67
subject सत्यापन 57
subject सफल -19
subject सावधान -507
subject ওটিপি 104
subject কেড 9
subject জন্য -66
subject ফলাফল -43
subject লগইন 26
subject হয়েছে -92
subject અરજી 383
subject உங்கள் -154
subject உள்நுழைவு 32
subject எண் -242
subject மின் -288
subject ఓటీపీ 289
subject టికెట్ -103
subject ยืนยันอีเมลของคุณ 107
subject รหัส 115
subject ลด -228
subject แจ้งเตือน -139
subject თქვენი -31
subject ለመግባት 127
subject លេខកូដផ្ទៀងផ្ទាត់ 86
subject お問い合わせ番号 -111
subject ご不在連絡 -158
subject ご予約確認 -679
subject ご注文ありがとうございます -210
subject しらかば -328
subject のご案内 98
subject ひなたサーバー -388
subject みなと運輸 -170
subject アカウント -136
subject パスワード変更完了のお知らせ -27
subject ポータル 526
subject メールアドレスの確認 149
subject ログインのお知らせ -114
subject ログインコード 11
subject ログイン用認証コードのお知らせ 19
subject ワンタイムパスワード 170
subject ワンタイムパスワードのお知らせ 146
subject 予約番号 -112
subject 今晚过期 -328
subject 再送 19
subject 出金のお手続きについて 597
subject 动态密码 10
subject 取件码 -330
subject 取票序號 -265
subject 受付番号 -149
subject 您的包裹已到站 -218
subject 您的新验证码 149
subject 新しい端末からのログイン 129
subject 期 -512
subject 本人確認 585
subject 本人確認コード 7
subject 本日限り -504
subject 案件 -1
subject 注文番号 -26
subject 满000减00 -355
subject 確認コード 42
subject 訂票成功 -163
subject 認証コード 84
subject 認証コードのお知らせ 69
subject 認証番号のお知らせ -65
subject 請完成信箱驗證 159
subject 购票成功 -657
subject 转账确认 111
subject 送你一张00元神券 -186
subject 通知編號 -288
subject 重新寄送識別碼 -353
subject 重要 -354
subject 雙重驗證已啟用通知 -86
subject 電子申請 168
subject 電子發票開立通知 -149
subject 電気ご使用量のお知らせ -83
subject 验证码 95
subject 건 205
subject 결제 -98
subject 광고 -126
subject 기기 61
subject 도착했습니다 -107
subject 도착했어요 -120
subject 등록 152
subject 로그인 134
subject 문의 85
subject 및 -283
subject 보관되었습니다 -324
subject 본인확인 189
subject 상품이 -154
subject 새로운 -86
subject 승인번호 131
subject 안내 -21
subject 예약 -41
subject 온라인 -146
subject 완료 -366
subject 완료되었습니다 -23
subject 요청 255
subject 이번 -355
subject 이체 151
subject 인증 143
subject 인증번호 27
subject 재설정 182
subject 주 -141
subject 주세요 194
subject 청구서 -200
subject 초대했어요 -59
subject 코드 55
subject 확인 164
subject 회원가입 114
~after   0 -199
~after   > -50
~after   i -172
~after   m -169
~after   u 79
~after   y 410
~after  "e 265
~after  "m 53
~after  &  -148
~after  (a -82
~after  (c -150
~after  (d -281
~after  (g -11
~after  (k -146
~after  (l -86
~after  (p -165
~after  (u -91
~after  (y -256
~after  *0 48
~after  .. -175
~after  /  -34
~after  0  68
~after  0! 168
~after  0. -78
~after  0/ 324
~after  00 -22
~after  0f -56
~after  :  3
~after  =  288
~after  a  39
~after  a0 -194
~after  aa 181
~after  ab -89
~after  ac 49
~after  ad 33
~after  ak 39
~after  al -9
~after  ap 61
~after  ar -93
~after  as -71
~after  au -27
~after  av -74
~after  bi -1
~after  bl 75
~after  br 6
~after  bu -269
~after  by -19
~after  c0 -228
~after  ce 1
~after  ch -69
~after  co -19
~after  cu 26
~after  d  219
~after  d0 -160
~after  da 22
~after  di 86
~after  do -33
~after  dr -298
~after  du 55
~after  e  228
~after  ed -63
~after  ei -7
~after  el 26
~after  em 59
~after  er 2
~after  et 146
~after  ev -21
~after  ex -161
~after  f0 -207
~after  fa -11
~after  fe 114
~after  fi -28
~after  fl -29
~after  fo 32
~after  fr 88
~after  ft -265
~after  fu 144
~after  g0 -114
~after  ga -173
~after  gb 206
~after  gi 101
~after  gm -18
~after  go -61
~after  gr -31
~after  h0 -305
~after  he 4
~after  hi 92
~after  ho 103
~after  ht -74
~after  hy 57
~after  ih 32
~after  ik 80
~after  in 69
~after  ip -46
~after  it 159
~after  iz -1
~after  ja 112
~after  je 17
~after  js -93
~after  ka -65
~after  kd -57
~after  ke 43
~after  ki 103
~after  kl 227
~after  ko 131
~after  l0 -109
~after  la 195
~after  lt -104
~after  m0 -263
~after  ma -4
~after  me -37
~after  mi 220
~after  ms -180
~after  mu 16
~after  n  -166
~after  n0 -164
~after  na 73
~after  ng 178
~after  nh 108
~after  ni 29
~after  no -9
~after  nu -54
~after  of -46
~after  ok 208
~after  ol -35
~after  on 19
~after  or -22
~after  ot 102
~after  ov 28
~after  p/ 77
~after  pa 17
~after  pe 100
~after  ph -32
~after  pi -55
~after  pk -116
~after  pl 105
~after  po 36
~after  pr 100
~after  pu 80
~after  q0 -68
~after  qu 178
~after  r. -6
~after  r0 -75
~after  ra -108
~after  rc -10
~after  re -121
~after  ri -68
~after  rm 140
~after  ro -282
~after  ru 49
~after  se 71
~after  si -2
~after  sm -56
~after  sp 97
~after  st -64
~after  su -215
~after  sz -211
~after  t, 23
~after  t0 -242
~after  ta 72
~after  to -46
~after  tr -63
~after  tu 234
~after  tv 7
~after  ty 32
~after  u  432
~after  u0 -97
~after  um 2
~after  un 110
~after  ur 82
~after  uu 95
~after  v  93
~after  va 79
~after  ve 56
~after  vo 65
~after  vs 57
~after  vy 15
~after  w  2
~after  w0 -134
~after  wa -50
~after  wh 227
~after  wr -226
~after  x0 -23
~after  y0 -186
~after  ya 4
~after  ye -47
~after  za 17
~after  |  -117
~after  £0 -152
~after  ·  -192
~after  κα 151
~after  ο  26
~after  σε 31
~after  бо -271
~after  вв -40
~after  вы -158
~after  ві 13
~after  гр -37
~after  дл 132
~after  до 16
~after  из -95
~after  не -209
~after  ни 54
~after  нө -7
~after  оп 112
~after  от -36
~after  по 41
~after  пр -9
~after  ра -189
~after  ре 42
~after  се 228
~after  ст 198
~after  те -47
~after  хв 212
~after  אח 725
~after  במ 299
~after  הא 34
~after  כב -242
~after  של 182
~after  او 10
~after  ای 120
~after  در 35
~after  دق 552
~after  سا 38
~after  شد -233
~after  شم 159
~after  من 75
~after  می 43
~after  هو 122
~after  پر -107
~after  کس 166
~after  अन 110
~after  जा 171
~after  टा 245
~after  पर -71
~after  बज -137
~after  পা 17
~after  লি 402
~after  આવ 241
~after  இத 120
~after  உள 58
~after  நி 165
~after  ఇద 44
~after  ని 373
~after  ถ้ 1
~after  น. -223
~after  ลง 90
~after  แท 297
~after  ไป 387
~after  ນາ 12
~after  ໃຊ 1
~after  არ 226
~after  ነው 176
~after  ያስ 106
~after  €  -98
~after  ₹0 -28
~after  →  -368
~after  を入 -456
~after  分鐘 5
~after  是你 59
~after  넣으 214
~after  됩니 101
~after  를  60
~after  마을 206
~after  보세 176
~after  본인 86
~after  은  52
~after  을  154
~after  입력 211
~after  주시 272
~after  💌 123
~after ! s 305
~after !!! -55
~after "   -452
~after " a -60
~after " c 79
~after " e -303
~after ",  -378
~after ".  -88
~after "co -322
~after "ex 66
~after ( h -2
~after (ht 70
~after (ma 23
~after (pr -165
~after (re 373
~after (sa -27
~after (vr 15
~after ) a -193
~after ) e -61
~after ) f 46
~after ) i -367
~after ),  -637
~after )는  -124
~after **0 -256
~after +00 -6
~after , 0 -120
~after , a 86
~after , b -35
~after , c -61
~after , d 163
~after , e 17
~after , i -189
~after , j -24
~after , l -388
~after , n 64
~after , p -119
~after , q 25
~after , r -170
~after , s -74
~after , v 18
~after , y -15
~after , а -96
~after , п -190
~after ,0  -220
~after ,请在 64
~after . ( 31
~after . 0 13
~after . a 35
~after . b 57
~after . e -99
~after . f -44
~after . g 76
~after . i -52
~after . k 98
~after . m 21
~after . n 50
~after . o 173
~after . p -38
~after . r 182
~after . s 116
~after . t 48
~after . α 290
~after . в 30
~after . п 44
~after . ا 17
~after . ఇ 13
~after ."  -482
~after .,  -128
~after ..  3
~after .00 24
~after .ex 46
~after .te 129
~after / 0 131
~after / l 80
~after /00 -331
~after 0   -80
~after 0 % -595
~after 0 ( -67
~after 0 0 -77
~after 0 c -27
~after 0 e -119
~after 0 g 82
~after 0 h 112
~after 0 i -260
~after 0 j -103
~after 0 k -153
~after 0 l -108
~after 0 m 63
~after 0 n -325
~after 0 o -208
~after 0 p 176
~after 0 s 79
~after 0 x -105
~after 0 м 157
~after 0 ر 152
~after 0 म 146
~after 0 న 135
~after 0 ท 171
~after 0 မ 10
~after 0 წ 232
~after 0 € -144
~after 0 元 20
~after 0 分 541
~after 0%  -481
~after 0)  -110
~after 0). -7
~after 0,  -153
~after 0,0 19
~after 0.  -172
~after 0/0 188
~after 00  -42
~after 00% -191
~after 00) -211
~after 00. -30
~after 000 -12
~after 00: -104
~after 00; 323
~after 00@ 148
~after 00a -132
~after 00c -43
~after 00d -193
~after 00。 64
~after 00元 -32
~after 00円 -47
~after 00分 335
~after 00日 -58
~after 00起 -17
~after 00분 427
~after 00원 -72
~after 00일 -72
~after 0:  -5
~after 0:0 279
~after 0c0 -11
~after 0f0 -45
~after 0gb 170
~after 0h. 146
~after 0k0 -157
~after 0m  -39
~after 0月0 -119
~after : 0 -188
~after : a -10
~after : c 52
~after : l -118
~after : n -83
~after : r -205
~after : t -25
~after : v 277
~after :00 -11
~after ::0 -21
~after ; e 63
~after ; l 209
~after ; r 156
~after ? h 235
~after @ke 378
~after ] s 102
~after ] v -55
~after ] w 95
~after ] 마 8
~after _id 16
~after a * 392
~after a 0 -74
~after a a 63
~after a b 163
~after a c 34
~after a d 4
~after a e -20
~after a g -28
~after a i 222
~after a n -25
~after a o -88
~after a p 84
~after a s 113
~after a t 77
~after a u 100
~after a v 57
~after a y 74
~after a,  -95
~after a.  -14
~after a00 -25
~after aa  -395
~after abi 253
~after ac  -100
~after acc 5
~after ace 118
~after ach -41
~after aci 38
~after acm 67
~after acy -129
~after ad. 18
~after ada -9
~after add 100
~after ade 39
~after adi 207
~after adr 168
~after adu -1
~after aga 6
~after age 83
~after ah  30
~after ah. -171
~after ahl 59
~after ai  18
~after ail -244
~after ais -156
~after ait -262
~after aki 94
~after aks 103
~after al  29
~after ala -46
~after alk -103
~after all 132
~after alp -62
~after alu 107
~after am  -31
~after aml 279
~after amp 5
~after ana -61
~after and -31
~after ane -273
~after ang 151
~after ani 21
~after anm 30
~after ans 115
~after any -169
~after apl 156
~after app 41
~after apr -127
~after aps -39
~after aqu -56
~after ar  28
~after arc -55
~after ard -78
~after art -53
~after as  3
~after as. -189
~after asa -6
~after ase 223
~after asi 43
~after ast 81
~after asu 67
~after asy 352
~after asz 87
~after at  6
~after atb 397
~after ate 19
~after ati 289
~after atn 72
~after ats 169
~after att 287
~after atu -120
~after auk 190
~after aul -122
~after aut -58
~after ave -124
~after avo 39
~after avu 166
~after ayt 573
~after azk -247
~after azo 285
~after b 0 5
~after b00 -117
~after bac 131
~after ban 115
~after bar -11
~after bas -10
~after bat -577
~after ben 9
~after bes 50
~after bet 102
~after bie -162
~after big -52
~after bil -103
~after bin 37
~after bis 148
~after bla 128
~after bro 49
~after bul -148
~after bun 110
~after by  29
~after c e 467
~after c n 281
~after c,  -189
~after c00 -97
~after cad 184
~after cal -85
~after cam 27
~after can -68
~after cao -215
~after cap 2
~after cas 20
~after cat 92
~after cco 288
~after ce  23
~after cem -20
~after cen -243
~after cep -146
~after ces 140
~after ch  112
~after che -76
~after chi -149
~after cho 127
~after cht -242
~after cig 461
~after cit 256
~after cke -117
~after cli 1
~after cme 4
~after cod 173
~after col -23
~after com 165
~after cor 11
~after cou -424
~after cra 77
~after cre 8
~after cto -24
~after cua 258
~after cum -22
~after cur 106
~after d " 8
~after d 0 -153
~after d a -2
~after d c 246
~after d k -79
~after d m 174
~after d o -87
~after d r -155
~after d s -118
~after d t 4
~after d u 247
~after d,  -47
~after d.  -134
~after d0) 85
~after d:  -255
~after da  -32
~after dak 285
~after dal 96
~after dam -276
~after dan 13
~after dar 118
~after dax 249
~after day -309
~after dd  219
~after de: -394
~after dec -16
~after ded -94
~after def 93
~after del -8
~after dem 50
~after den -8
~after dep -172
~after der 177
~after des -116
~after det 70
~after di  50
~after dic -49
~after dig 44
~after din 175
~after dis 38
~after dle 256
~after do. -223
~after dom -61
~after dor 52
~after dou -63
~after dro 74
~after ds. -64
~after dt  -65
~after duc -6
~after dud 33
~after due 43
~after dur 272
~after dy  -161
~after dzi -67
~after e   -364
~after e ( -28
~after e 0 -5
~after e a -11
~after e b 45
~after e c 48
~after e d 57
~after e e 84
~after e f 152
~after e h 139
~after e j 6
~after e k 24
~after e l -73
~after e m 61
~after e n -112
~after e p -14
~after e r 102
~after e s -24
~after e t 57
~after e u 33
~after e,  93
~after e00 -248
~after ead -115
~after eam -273
~after ean -145
~after ear -392
~after ebe 325
~after ebr -55
~after eca 266
~after ece -4
~after eco 131
~after ect -98
~after ed  -105
~after eda 57
~after ede -79
~after ee  31
~after een 152
~after eer -75
~after eet -16
~after efe -166
~after efo -26
~after ega 30
~after ege -110
~after egu -349
~after ehr -96
~after ei  -42
~after ein 318
~after ej  85
~after eji 583
~after ek  9
~after eka -32
~after eks -353
~after ele 91
~after eln 69
~after ema 142
~after emb -267
~after emi 95
~after en  34
~after en) 73
~after en? 146
~after enc -67
~after end -53
~after ene 26
~after eni 63
~after ens -57
~after ent -43
~after env -185
~after epe 20
~after ept -7
~after er  10
~after er, -491
~after er. -10
~after era 36
~after erd -164
~after ere 56
~after erh -108
~after eri 13
~after ers 3
~after ert 1
~after erv -106
~after ery -90
~after es  138
~after es, -62
~after esa 80
~after esh 407
~after esi -65
~after esk 224
~after esp -10
~after est 27
~after et  120
~after eti 108
~after ets 114
~after etz 293
~after eue -461
~after eva -112
~after evi 341
~after exp 77
~after ey  -3
~after eyd 138
~after ez  -268
~after ezi -17
~after f 0 82
~after f t -156
~after f w 213
~after f y -402
~after f00 -40
~after fa  129
~after fen -93
~after fer -50
~after ffe -75
~after fic 65
~after fir 160
~after fix -81
~after for 58
~after fou -122
~after fre 77
~after ft  -45
~after fta -140
~after fte 93
~after fur 96
~after g 0 -163
~after g b 33
~after g k -130
~after g v 109
~after g w -23
~after gat 134
~after geb 34
~after gel 53
~after gen -22
~after ger -156
~after ggi 23
~after gi  352
~after gih 42
~after gin 47
~after gir 289
~after git -96
~after gni 66
~after gno 189
~after go  60
~after gon -144
~after gue -112
~after h 0 -31
~after h e 9
~after h k 50
~after h n 255
~after h o 27
~after h t 85
~after h w -44
~after h y 37
~after har 22
~after hat 225
~after he  -6
~after hel -331
~after hen 85
~after her -10
~after hi  -538
~after hif 153
~after hil 55
~after his 129
~after hit -48
~after hli 152
~after ho  394
~after ho. 51
~after hol -236
~after hon -45
~after hos 354
~after hou 59
~after how -205
~after hre -60
~after ht  165
~after ht, -87
~after htr 253
~after hub 157
~after i a 41
~after i b 40
~after i f -12
~after i h 39
~after i i -64
~after i j 20
~after i k -50
~after i l 134
~after i m -118
~after i p -30
~after i t -98
~after i y 147
~after i · 90
~after ia  -16
~after iab 109
~after ial -27
~after iam -126
~after iap -209
~after ias 23
~after ib  626
~after iba -7
~after ibe -93
~after ic  -123
~after ic, -62
~after ica 44
~after ice -98
~after id" 23
~after id: 517
~after ido -142
~after ieg -163
~after ien -147
~after ier -121
~after iet 81
~after ieu 188
~after ifi 164
~after ig. -17
~after ige 139
~after igh -246
~after igi -166
~after igo 67
~after iin 149
~after iis 95
~after iit -138
~after ika 84
~after iko 84
~after il  82
~after il. 96
~after ila -77
~after ile -177
~after ili -122
~after ilj 89
~after ill -44
~after ils -272
~after im  -75
~after ima -62
~after imo 9
~after in  13
~after in) 406
~after in, 170
~after in. 55
~after in: -15
~after ina -63
~after inc -30
~after ine -82
~after ing 2
~after inh 37
~after ink -16
~after inm -14
~after inr 107
~after ins 268
~after int -49
~after inu 287
~after io  222
~after ion -82
~after ip  35
~after ipp 19
~after ir  30
~after ir. 251
~after ird 53
~after ire -81
~after irj 410
~after irm 122
~after iro -112
~after irt -32
~after is, -24
~after is. 74
~after isa 122
~after ise -70
~after ish 266
~after iss 153
~after ist -4
~after it? 209
~after ita 32
~after itc 199
~after ite 6
~after itt -8
~after iva -41
~after iz  36
~after iz. 79
~after iza -142
~after j00 -2
~after ja. 157
~after jad -28
~after jan 56
~after jar 305
~after je  136
~after jel 17
~after k 0 -192
~after k b -20
~after k i -47
~after k l -104
~after k m 52
~after k o 473
~after k s 244
~after kam 519
~after kar -79
~after ked -7
~after ken 45
~after kep -3
~after ki  178
~after kin -16
~after kit 44
~after kke -32
~after kno 37
~after ko  92
~after kod 53
~after kr  296
~after kre 361
~after ksn 340
~after kti 19
~after kto -249
~after ku  105
~after kui 89
~after kun 99
~after kup -67
~after kva 437
~after kwe 450
~after kwh -255
~after l 0 75
~after l a 44
~after l b -151
~after l f 229
~after l g -126
~after l i -53
~after l k 77
~after l l 15
~after l m 352
~after l n -410
~after l r -214
~after l t 59
~after l w -303
~after l y 102
~after l.  -475
~after la  -1
~after lac -106
~after lah 25
~after lam 274
~after lan -10
~after lap 282
~after lar 11
~after lav -58
~after ld  -51
~after lda 62
~after ldi 35
~after le  -64
~after le. -62
~after lec -17
~after lef -91
~after lei -122
~after lej 58
~after len 11
~after lf  -74
~after lic -110
~after lie 56
~after lir 13
~after lis -101
~after lje 286
~after lk  -251
~after ll. -102
~after lle -1
~after lo  60
~after log 75
~after lon -240
~after lot -34
~after lt  149
~after lta -114
~after ltr 251
~after ltu 292
~after lum 76
~after ly  129
~after m 0 -42
~after m a -153
~after m g -158
~after m h -113
~after m k -223
~after m t 88
~after m v 194
~after m w 2
~after m y 218
~after mai -48
~after mal 86
~after man -48
~after mar -93
~after me  5
~after mea -11
~after med -80
~after mel 99
~after mer -4
~after mi  -323
~after mic -265
~after mij 27
~after mil -80
~after min 27
~after mis -73
~after mit -1
~after mje 20
~after mme 26
~after mo  59
~after mon -171
~after mor -10
~after mot -258
~after mov -789
~after mpt 44
~after ms. -244
~after mul 133
~after my  -27
~after n 0 -179
~after n a 21
~after n c 14
~after n d 64
~after n e 27
~after n g 156
~after n i 106
~after n j -119
~after n k 46
~after n l 45
~after n s 22
~after n u 114
~after n v -8
~after n). 264
~after n.  49
~after n00 -7
~after na  112
~after nap 62
~after nc. 18
~after nce -251
~after nch -179
~after nco -42
~after nd  -185
~after nd. 243
~after nda 7
~after nde -83
~after ndi -68
~after ndo 227
~after ndt -93
~after ne  8
~after ne) 567
~after nee -54
~after neg -195
~after nel 129
~after nen -43
~after nes -62
~after net 88
~after nev 112
~after nex 49
~after ng  -40
~after ng. -44
~after nge -257
~after ngg 225
~after ngn 77
~after ngs 6
~after nh. 61
~after nhe 89
~after ni  67
~after nic -6
~after nie -51
~after nii 133
~after nim 272
~after nit 138
~after niz 5
~after nje -1
~after nke 347
~after nlo 215
~after nn  23
~after nni 45
~after no  -78
~after no, 160
~after no. -95
~after noi -33
~after nor 13
~after nos 4
~after now 172
~after nr  43
~after nsu 32
~after nta 6
~after nte -69
~after nto 45
~after nts -111
~after num -57
~after nva -15
~after nve 83
~after nvi -22
~after nvo -660
~after nyo 80
~after nyt -44
~after o 0 164
~after o a 13
~after o c 50
~after o d 46
~after o i -31
~after o l 162
~after o p 96
~after o r 22
~after o t 50
~after o v 165
~after o y -178
~after o,  117
~after o.  103
~after o;  -909
~after oam 109
~after oat 22
~after obe -90
~after ock -129
~after oct 38
~after od  117
~after oda 36
~after odb 19
~after odd 46
~after ode -67
~after odu -42
~after oes -188
~after of  121
~after off -157
~after ogc 65
~after ogg 128
~after oj  308
~after ok. 48
~after oku 7
~after old -148
~after oll 12
~after om  197
~after omm -91
~after omp 80
~after on! -122
~after on. -142
~after ona -164
~after one 15
~after oni 117
~after onn 99
~after ono -208
~after ons -182
~after ont -111
~after ood 80
~after oom 393
~after oor -7
~after op  66
~after ope -189
~after opl -118
~after opp -56
~after ops 124
~after or  102
~after or, -179
~after orc 238
~after ord 11
~after ore -4
~after org -382
~after ork -56
~after orm 161
~after oro 160
~after orr -9
~after ort 23
~after orw 55
~after os  -29
~after os, 203
~after osi -27
~after osl -267
~after ote -1
~after oth 8
~after ott -128
~after otv 101
~after ou  8
~after ou? -65
~after oul -358
~after oup -113
~after our 105
~after ouv 137
~after ouz -4
~after ova -53
~after ow  -199
~after ow. -183
~after owi 9
~after ows -46
~after p a 201
~after p e 28
~after p f 26
~after p h 71
~after p o 5
~after p s -223
~after p t 48
~after p.  194
~after p/  1
~after p;  7
~after pa  33
~after pag 115
~after pai 109
~after pan -57
~after pay 165
~after pdf -85
~after pel -175
~after pen 171
~after per 8
~after pes -6
~after pho -155
~after pia -146
~after pic -4
~after pie 189
~after pin 184
~after pis 63
~after pla -54
~after ple -187
~after pli -82
~after plo -104
~after po  86
~after pon -93
~after pos -160
~after pou 177
~after pp. -32
~after ppe 116
~after ppr 43
~after pra -33
~after pro 47
~after ps: -29
~after pt  -43
~after pts 11
~after pun -82
~after pus 75
~after q0  -185
~after qu  121
~after que -27
~after qui 24
~after r 0 -67
~after r a -19
~after r c 80
~after r d 13
~after r e 6
~after r f -21
~after r h -8
~after r i 91
~after r k 101
~after r m 169
~after r p -29
~after r s -16
~after r t -4
~after r u 92
~after r w 106
~after r,  -32
~after r.  93
~after ra  125
~after raf -97
~after rag 133
~after rak -23
~after ral -247
~after ran 65
~after ras 30
~after rau 2
~after rav -414
~after rd  37
~after rd. -40
~after rdi 255
~after re  51
~after rea -5
~after reb -12
~after rec 81
~after red -70
~after ree -24
~after rek -135
~after rel -117
~after rem 61
~after rep -221
~after rer 109
~after ret -39
~after rev -267
~after ri  -148
~after rie -59
~after rif 20
~after rim -60
~after rir 186
~after rit -136
~after rje 77
~after rk  -374
~after rkm 80
~after rla 397
~after rli -121
~after rm  -125
~after rma -63
~after rme 120
~after ro  9
~after rod -99
~after rog 32
~after ron 274
~after rre -22
~after rri -171
~after rro 13
~after rs  -51
~after rs, 5
~after rse 69
~after rt, 25
~after rti -33
~after rts 287
~after ru  276
~after rwa 26
~after s 0 -38
~after s a -69
~after s b -350
~after s c -26
~after s f 135
~after s g -66
~after s j 209
~after s k 11
~after s m -61
~after s n -349
~after s p -69
~after s s 109
~after s t 70
~after s v -161
~after s w 18
~after s y 530
~after s.  -70
~after saa -96
~after saf -34
~after sal -67
~after say 20
~after sbo -74
~after sca -122
~after sch -125
~after sco -1
~after se. 42
~after sec 93
~after sed -77
~after sen -121
~after ser -54
~after ses 83
~after seu 424
~after sha 20
~after sho -161
~after si  117
~after sic -50
~after sif 221
~after sis 139
~after sk  137
~after ski -99
~after skr 69
~after sms -281
~after sne 670
~after sob 103
~after som -176
~after son -8
~after sor -172
~after spe -157
~after spl -245
~after spu -142
~after sse -74
~after st, -95
~after st/ 144
~after sta -30
~after ste 22
~after sti -75
~after sto 16
~after su  83
~after suc -28
~after swe 83
~after sz  131
~after szn 38
~after szy -199
~after t " -101
~after t 0 17
~after t a -79
~after t b -27
~after t d -32
~after t f -17
~after t g 27
~after t h 155
~after t i 38
~after t l -68
~after t m -29
~after t n -32
~after t o -71
~after t p -120
~after t s 134
~after t v 204
~after t,  -22
~after t:  -304
~after t?  112
~after ta. -206
~after taa 31
~after tac -16
~after tad 47
~after tan -81
~after tar -135
~after tau 48
~after tay -52
~after te  65
~after tel 38
~after tem -172
~after ter 160
~after tes -124
~after tet -119
~after the -56
~after thu -170
~after tie 9
~after tik -82
~after tin -92
~after tio -153
~after tis -95
~after tle 15
~after tny -124
~after to  22
~after to. 1
~after toc -71
~after tok -154
~after ton 25
~after too -276
~after tor -156
~after tra 180
~after tro 48
~after tru 17
~after ts, 179
~after ts: 245
~after ttl 154
~after tto 151
~after tu  16
~after tur -234
~after tve 31
~after tvr 70
~after two -36
~after ty  -102
~after ty. -190
~after u 0 16
~after u a 38
~after u c 147
~after u g -16
~after u h 138
~after u i 179
~after u l 146
~after u p 48
~after u v 21
~after u w -77
~after u,  -286
~after u?  -239
~after ual 32
~after uan 92
~after ub  30
~after ued 108
~after ufe -247
~after uhl 191
~after ui  150
~after uk  219
~after uku 206
~after ula 39
~after ulj -3
~after ull -275
~after umb 172
~after ume -28
~after und 3
~after une 27
~after uno 78
~after uns -521
~after uo  271
~after uoi 80
~after upp -381
~after ur  33
~after ur. 52
~after ura 232
~after urd -325
~after ure -144
~after us  -57
~after us. 18
~after usa 85
~after use -12
~after ust -151
~after uta 351
~after uti -28
~after utk 206
~after utr -153
~after utu 567
~after uu  -457
~after uut 231
~after uy  -180
~after uz  -102
~after v k -342
~after v s 38
~after va  -58
~after vaa -6
~after vai 32
~after van -106
~after var -170
~after ve. 108
~after ver -12
~after vez 206
~after via -336
~after vie 130
~after vig 174
~after vrd 123
~after vri 56
~after vul 200
~after w a -55
~after w r -63
~after w y 262
~after wai -164
~after wal -209
~after wat 223
~after wch 29
~after we  -144
~after web 99
~after weg -37
~after wit 45
~after woo 457
~after wpi 34
~after ws  -246
~after x a 89
~after x n -33
~after x00 -220
~after y # 20
~after y 0 44
~after y a -123
~after y b 46
~after y c 107
~after y f -47
~after y i -81
~after y k -146
~after y o 131
~after y p -38
~after y r -12
~after y t -146
~after y y -43
~after y.  -45
~after yaz 552
~after yci 344
~after ye. 348
~after yjn -53
~after yme 34
~after you -68
~after ys  -124
~after ysy -274
~after ysz 908
~after z a 142
~after z n -39
~after z.  -64
~after z00 -182
~after zam 19
~after ze  -93
~after zer 109
~after zet 10
~after zka -18
~after zyk -181
~after | 0 70
~after για 165
~after ει  72
~after ενα 89
~after να  189
~after σ σ 123
~after σ τ 114
~after σε  16
~after στη 218
~after τε  45
~after аит 306
~after амо 104
~after ано -110
~after ата 87
~after без -52
~after бур -37
~after в 0 -325
~after ван -50
~after г.  -308
~after дек -79
~after для 251
~after до  28
~after е н -152
~after е с 33
~after ерд 41
~after же  -171
~after и б -201
~after ите 71
~after л.  -265
~after лат 34
~after лен -102
~after мен -253
~after мин 598
~after мір -2
~after но  -34
~after нок 163
~after о 0 29
~after о н 437
~after ова -92
~after од  40
~after одн 12
~after ок  222
~after ост -108
~after при -131
~after ред 105
~after ри  -45
~after рол 277
~after ска -31
~after ств 44
~after сто 4
~after тан -75
~after тво 210
~after те  76
~after то  138
~after ть  103
~after хви 399
~after եք  92
~after ի 0 -324
~after մը  -15
~after վեր 485
~after א א 267
~after בוט -100
~after בר  -192
~after ד ה 48
~after דקו 4
~after ה 0 -4
~after וג  256
~after וד  400
~after וטל -21
~after ות. 17
~after חד  11
~after י ל 402
~after יסה 163
~after כבר -75
~after כני 63
~after ניס 37
~after פוג 18
~after קות 179
~after קף  112
~after ا د 487
~after ان  69
~after اه  -115
~after او  17
~after ایی 45
~after تسج 452
~after جیل 95
~after خان 439
~after خلا 261
~after خول 17
~after د.  103
~after دی  -1
~after ر ت 161
~after را  27
~after ران -346
~after رد  52
~after رف  199
~after سجی 110
~after فحه 249
~after ل ا 158
~after ل ک -58
~after لا  80
~after لرس 60
~after لکھ 101
~after م ا -87
~after من  124
~after نه  15
~after وار 129
~after پ ک 314
~after کسی 23
~after ی ا -43
~after ی ص 111
~after یر  -146
~after ۔ ی 37
~after ं स 199
~after कोड 131
~after जिए 131
~after डाल 277
~after नुह 217
~after न्य -32
~after मान -16
~after या  -310
~after होस 267
~after ा.  143
~after ीजि 231
~after ुहो 8
~after े ह -48
~after ै।  71
~after ोड  30
~after ोस् 122
~after ्नु 46
~after ्य  -19
~after । 0 488
~after । य 201
~after । ক 220
~after আগে 169
~after কাউ 35
~after টা  416
~after টি  3
~after ন।  402
~after নার 164
~after য়ে 92
~after রে  -82
~after র্য 11
~after ়ার 10
~after ়ে  4
~after ার  144
~after ি 0 275
~after ের  -85
~after ங்க 170
~after நிம 25
~after மிட 3
~after ிமி 1
~after ండి 173
~after ఇది 15
~after డి. 440
~after నిమ 115
~after ి.  152
~after ของ 44
~after ข้า 186
~after ช่  102
~after ช่อ 718
~after น 0 139
~after นหน 492
~after น้า 109
~after ภาย 94
~after ม่ใ 15
~after รหั 99
~after หน้ 54
~after หัส 24
~after ือร 2
~after เข้ 20
~after แทน 42
~after ่ โ 20
~after ่ใช 1
~after ကို 142
~after ပါ။ 92
~after ის  96
~after ስገቡ 23
~after ነው። 6
~after ያስገ 1
~after កម្ 246
~after ក្ន 245
~after នុង 35
~after ្នុ 7
~after 」を入 135
~after い場合 379
~after お伝え -187
~after きます 38
~after ご宿泊 245
~after さい。 85
~after さい」 -289
~after せん。 -180
~after てくだ 83
~after です( 130
~after です) 391
~after です。 -85
~after ない場 18
~after に入れ 518
~after に入力 35
~after のログ 12
~after の確認 399
~after ました -318
~after りまし -522
~after れると 68
~after を入力 -69
~after を押し 419
~after グイン 411
~after コード 132
~after タイム 338
~after ールの 73
~after 于登录 158
~after 人。」 -350
~after 他人。 -243
~after 以完成 131
~after 位數字 31
~after 作废。 -248
~after 使用) -52
~after 使用。 -264
~after 入れる 50
~after 内完成 70
~after 内有效 287
~after 分大小 86
~after 分钟内 87
~after 勿告知 -7
~after 半前都 371
~after 号 © 189
~after 号00 137
~after 告知他 -255
~after 在 0 35
~after 完了し 408
~after 已失效 -16
~after 录验证 358
~after 日 0 -23
~after 是你的 52
~after 是您本 162
~after 是您的 346
~after 用于登 13
~after 画面に 153
~after 登录码 177
~after 登录验 192
~after 的验证 -129
~after 看過。 -912
~after 知他人 -4
~after 立即修 -2
~after 認証番 330
~after 证码) 174
~after 请在0 372
~after 面に入 55
~after 页面。 48
~after 驗證碼 116
~after 點半前 126
~after 까지  121
~after 드를  -76
~after 드립니 -230
~after 립니다 -12
~after 번호를 9
~after 습니다 -317
~after 에 입 648
~after 요.  58
~after 입니다 60
~after 지 마 315
~after 코드를 -52
~after 해 주 32
~after 호를  1
~after ，交易 26
~after ，請於 75
~after ，验证 -154
~before     -68
~before   " 1045
~before   0 -198
~before   a -4
~before   c -3
~before   e -44
~before   i 32
~before   m -11
~before   o -97
~before   u -30
~before   в -1
~before  "p 576
~before  "y -1147
~before  #  -36
~before  (# -1477
~before  (0 -100
~before  (b -179
~before  (c -350
~before  (f -203
~before  (k -98
~before  (l -51
~before  (m -30
~before  (n -256
~before  (p -390
~before  (t -95
~before  (u -473
~before  (v 55
~before  *  78
~before  ** -299
~before  *0 97
~before  +0 -190
~before  .  308
~before  /  -282
~before  0  -68
~before  0) 37
~before  0. -19
~before  00 -195
~before  0: -269
~before  0] 324
~before  0c 235
~before  a  134
~before  a. -130
~before  ab -299
~before  ac 11
~before  af -402
~before  am 121
~before  an 88
~before  as 145
~before  av -324
~before  be -80
~before  bi 21
~before  bl -170
~before  br 110
~before  c  151
~before  ca -139
~before  ch -65
~before  ci 182
~before  cl -1
~before  co -59
~before  cr -459
~before  d  37
~before  da -87
~before  de 61
~before  di 127
~before  dl -174
~before  dn 85
~before  do -66
~before  dr -267
~before  e  232
~before  ea -146
~before  ec 109
~before  ei 223
~before  el 173
~before  en 36
~before  er 86
~before  es 401
~before  eu 78
~before  ex -222
~before  f0 -111
~before  fe -48
~before  fi 51
~before  ga -25
~before  ge 134
~before  gi 328
~before  gm -276
~before  gu 80
~before  h0 -218
~before  ha 12
~before  he 198
~before  ho -26
~before  ia 36
~before  ie 227
~before  if -13
~before  ig -275
~before  ik 104
~before  il 66
~before  in -16
~before  ir 62
~before  is 13
~before  it 33
~before  iz -1
~before  ja -100
~before  je 223
~before  ju -33
~before  k0 -40
~before  ka -22
~before  ke 92
~before  ki 138
~before  kn 4
~before  ko 74
~before  kr -440
~before  kw 96
~before  ky 27
~before  l. 380
~before  l0 -152
~before  la 106
~before  le 2
~before  li -104
~before  ll -84
~before  lo -78
~before  lw 46
~before  m. 475
~before  m0 -253
~before  me 26
~before  mi 169
~before  mo -18
~before  n. -122
~before  na 43
~before  ne 241
~before  nh 24
~before  ni 106
~before  no 101
~before  nr 22
~before  o  140
~before  ob 204
~before  od -272
~before  of -120
~before  op 144
~before  or -271
~before  ov 108
~before  p0 -84
~before  ph -67
~before  pi 54
~before  pl 84
~before  pm -35
~before  pu -33
~before  ra -336
~before  ro -86
~before  ru -54
~before  s  175
~before  s. -1
~before  sa -34
~before  sc -142
~before  se 41
~before  sh -144
~before  si 111
~before  sn 219
~before  sp 72
~before  st 5
~before  su -33
~before  sw -289
~before  sz 255
~before  t  -396
~before  te -75
~before  th 6
~before  ti 27
~before  to 15
~before  tr -1
~before  ts -41
~before  ty 246
~before  u  360
~before  uc 64
~before  ul -92
~before  un 63
~before  ur -72
~before  us 63
~before  ut 126
~before  va 148
~before  ve 168
~before  vi -153
~before  vo 82
~before  vy -175
~before  w  -74
~before  wa 52
~before  we 65
~before  wh 104
~before  wi -117
~before  wl -74
~before  wo 113
~before  wp 285
~before  wt 92
~before  wy 16
~before  x0 -70
~before  y0 -175
~before  ye 9
~before  yo 37
~before  za 51
~before  {  -313
~before  |  -310
~before  £0 -260
~before  ©  -140
~before  ·  -415
~before  βα 36
~before  ει 200
~before  επ 299
~before  κα -107
~before  κω -53
~before  συ -73
~before  το 134
~before  а  132
~before  в  50
~before  вв 139
~before  ви -35
~before  вх 203
~before  дл 322
~before  е  122
~before  за -21
~before  ин -127
~before  кі 178
~before  но 95
~before  об -394
~before  од 148
~before  от -54
~before  па 150
~before  по -35
~before  се -68
~before  ск 232
~before  та 360
~before  ув 33
~before  ци 3
~before  эк 5
~before  գր 53
~before  կո 449
~before  մո 936
~before  את 101
~before  בא 115
~before  הא 13
~before  הו 64
~before  הכ 290
~before  לא 201
~before  לה 89
~before  קו -14
~before  של 76
~before  اد 187
~before  ال -162
~before  اپ 69
~before  بت 372
~before  تا 8
~before  تح -195
~before  خو 59
~before  فی 98
~before  لل -215
~before  لی 248
~before  نم -124
~before  هو 81
~before  ور 237
~before  پر -45
~before  پو 25
~before  کا 63
~before  کو -195
~before  یا 106
~before  یک 471
~before  یہ 366
~before  एक 346
~before  ऐप 57
~before  जा -97
~before  नं -57
~before  पर 195
~before  रह 480
~before  सं -226
~before  से -92
~before  ইন 249
~before  ওট 206
~before  চা 228
~before  ব্ 198
~before  કર 97
~before  ఓట 8
~before  ನಿ 68
~before  รห -122
~before  ერ 148
~before  ኮድ 356
~before  №  -668
~before  →  199
~before  金融 -57
~before  결제 292
~before  인증 150
~before  재설 26
~before  화면 246
~before  확인 102
~before ! y 162
~before ! в 706
~before " s 164
~before ".  425
~before "pr 17
~before "yo -274
~before "ח  50
~before #00 -313
~before % o -524
~before (00 -517
~before (ac 157
~before (co 57
~before (it 114
~before (or -65
~before (va 4
~before ) a 284
~before ) i 59
~before ) l 66
~before ) t -25
~before ).  166
~before *** -223
~before *00 429
~before +0  -45
~before +00 -274
~before ,   280
~before , " 4
~before , 0 -144
~before , a 85
~before , b -15
~before , c -68
~before , e 158
~before , f -34
~before , i 158
~before , k -3
~before , l -3
~before , m 86
~before , p -3
~before , q 2
~before , r -150
~before , s -15
~before , t 44
~before , v -221
~before ,00 193
~before ,请在 136
~before . 0 -33
~before . a -91
~before . b -26
~before . d -32
~before . f -41
~before . i -55
~before . k -75
~before . n 84
~before . o -199
~before . p -81
~before . r -246
~before . s 25
~before . t -21
~before . w -68
~before . к -9
~before . н 133
~before . ה 60
~before .,  -311
~before ..  380
~before ... 19
~before ..0 600
~before .0. 19
~before .00 142
~before .ex 240
~before .te 543
~before / v 222
~before /00 -61
~before /li 559
~before 0   -14
~before 0 % -31
~before 0 ( -153
~before 0 . 300
~before 0 0 81
~before 0 b -25
~before 0 c 183
~before 0 e 152
~before 0 i 271
~before 0 j -171
~before 0 l 134
~before 0 n -48
~before 0 o -152
~before 0 r 95
~before 0 u 62
~before 0 w 122
~before 0 z 269
~before 0 | 83
~before 0 ه 168
~before 0", 280
~before 0%  -47
~before 0)  80
~before 0), 179
~before 0): 272
~before 0,  -57
~before 0,0 13
~before 0.  168
~before 0/0 4
~before 00  -48
~before 00% -7
~before 00) 245
~before 00. -162
~before 00/ 218
~before 000 -29
~before 00: 109
~before 00t -6
~before 00分 -21
~before 00月 -212
~before 00시 355
~before 0:  575
~before 0:0 130
~before 0;  531
~before 0>  192
~before 0?  125
~before 0]: 191
~before 0a  -105
~before 0c0 13
~before 0f0 -217
~before 0gb 351
~before 0mx -417
~before 0x  -134
~before 0z0 5
~before 0،  -7
~before 0分钟 -166
~before 0是您 -7
~before 0月0 -188
~before : " -348
~before : 0 -193
~before : a -134
~before : d -76
~before : f -97
~before : h -215
~before : i -16
~before : k -29
~before : m -49
~before : o -137
~before : s -215
~before : w -86
~before : y -373
~before : « -185
~before :** 401
~before :00 -167
~before <#> 522
~before = 0 -99
~before =00 -338
~before > p 19
~before >>  70
~before ? e 50
~before ? i -209
~before ? t 326
~before ?"  484
~before ?". 198
~before [st 65
~before [te -424
~before ] [ 92
~before ]:  13
~before _lo -78
~before _ma -21
~before a   -164
~before a ( -209
~before a * -43
~before a 0 -66
~before a a 131
~before a b 166
~before a c 146
~before a d 88
~before a f 35
~before a g -313
~before a h -178
~before a i 363
~before a k -81
~before a m -32
~before a o 80
~before a p 14
~before a q 100
~before a r -33
~before a s 37
~before a u 15
~before a v 32
~before a x 147
~before a y -4
~before a!  43
~before a,  -16
~before a.  -66
~before a00 -164
~before a:  111
~before aan -186
~before aar 246
~before ab  -166
~before ab. -46
~before abe 202
~before abi 6
~before abo -145
~before ac  160
~before aca 137
~before acc 235
~before ace 94
~before aci 39
~before ack -52
~before acm 257
~before acy 316
~before ad  21
~before ada 97
~before ado -12
~before adr 140
~before aff -70
~before afh -303
~before afs -131
~before aft -3
~before ag  -145
~before agi 60
~before ah  44
~before aho 171
~before ahv 89
~before ai  -51
~before ail 35
~before ais 352
~before aj  471
~before aje -128
~before ake 97
~before ako 6
~before akt 228
~before al  -83
~before al: -71
~before ald -147
~before alf -32
~before ali 183
~before alj 125
~before all 128
~before alo 75
~before alt -6
~before ama 3
~before amb -153
~before aml 11
~before amm -22
~before amo -122
~before an  -85
~before an: -89
~before anc 19
~before and -75
~before ane 64
~before ang 67
~before anj -20
~before anm -52
~before ann -42
~before ano 225
~before anu -227
~before any -149
~before anz -45
~before ao  53
~before ao: -42
~before apa -28
~before apb 85
~before api -165
~before apo 220
~before apr -86
~before apt 189
~before ar  88
~before ara -76
~before arb 106
~before arc -481
~before ard -115
~before are -37
~before arg -198
~before ari -216
~before arj -121
~before ark 127
~before arn -56
~before aro 281
~before art -256
~before ary -234
~before ase 28
~before asi -19
~before asl 41
~before aso 58
~before ass -41
~before ast -26
~before asu 49
~before asz -216
~before at  -46
~before at: -202
~before ate -111
~before ath -35
~before ats -223
~before att 39
~before auc 75
~before aug -279
~before aul -146
~before aus -298
~before aut 189
~before av  -193
~before avi -159
~before avo 21
~before avu 53
~before awn -70
~before ax  -276
~before axi 354
~before ay  124
~before ay, -145
~before ay: 61
~before ay] 22
~before aye -17
~before ayi -364
~before ayp 29
~before ays -207
~before ayt 391
~before az  9
~before aza 79
~before b c -245
~before b,  -200
~before bal -63
~before bar 28
~before bat -290
~before bay 137
~before bby 15
~before be  -33
~before bec -190
~before bee 178
~before bei 69
~before bek 91
~before ben 22
~before ber -5
~before bev 86
~before bez 328
~before bid 200
~before bie 179
~before bij -300
~before bil -407
~before bit 188
~before bje -314
~before ble 99
~before blo 46
~before bok -398
~before bol -115
~before bon -386
~before boo -44
~before bor -295
~before bot 1
~before bri -42
~before bst 459
~before c a 231
~before c e 54
~before c t 193
~before c)  38
~before c): 57
~before c,  -237
~before ca  -42
~before cad -95
~before cal -521
~before cam 36
~before can -3
~before cao 214
~before cap 88
~before cat 153
~before cce 146
~before cco 149
~before ce  -79
~before ce: 158
~before ce] 183
~before cek 54
~before cen -320
~before cer -237
~before ces 24
~before cet 137
~before ch  28
~before cha 82
~before che -102
~before cho -140
~before chs 130
~before ci  303
~before cid -232
~before cif 340
~before cik -128
~before cin 29
~before cio 32
~before cit -207
~before ciu -22
~before ck  84
~before ck: 230
~before cka -135
~before cke -1
~before cku -274
~before cla -20
~before cli -252
~before clo -1
~before cme 278
~before co, 65
~before co: 159
~before cod 74
~before col -125
~before com -6
~before con -8
~before cop 187
~before cos -44
~before cou -45
~before cri 98
~before cro -30
~before ct  -109
~before cte 327
~before ctu -63
~before cu  21
~before cua 412
~before cue -76
~before cy  -17
~before cze 95
~before czy 81
~before d ( -66
~before d : 97
~before d a 27
~before d b 37
~before d c -77
~before d e -32
~before d f 48
~before d h -82
~before d i -224
~before d k 62
~before d l 197
~before d m -44
~before d n 115
~before d o 159
~before d s -44
~before d u 102
~before d w 95
~before d y 2
~before d!  -430
~before d,  -202
~before d00 -116
~before da: -167
~before dag -135
~before dai -74
~before daj 60
~before dak -105
~before dal 22
~before dam -133
~before dat 11
~before db0 -206
~before dd  -120
~before dde -15
~before ddr 39
~before de  -40
~before de. -177
~before de: -211
~before de? -275
~before dea -81
~before ded -709
~before dee -96
~before def 136
~before dei 262
~before del -70
~before dem 86
~before dep -237
~before des -180
~before det -136
~before deu -302
~before dev -5
~before dhe -18
~before dic -56
~before did -290
~before dig 51
~before dik 251
~before dil -8
~before dio -248
~before diq 535
~before dir -103
~before dis -136
~before div -443
~before dle -25
~before dlr 146
~before dmi 254
~before dna -101
~before dne 186
~before dni 24
~before dno 27
~before dnu -208
~before do  -15
~before doc -42
~before doe -40
~before dok 406
~before dol -157
~before don -47
~before doo -19
~before dos -116
~before dow -376
~before ds  45
~before ds, 116
~before dse 504
~before dte 97
~before du  297
~before due 119
~before duk -203
~before dul -56
~before dus -213
~before duz 148
~before dzi -2
~before e   26
~before e # 495
~before e ( 90
~before e . 76
~before e / 492
~before e 0 25
~before e [ -190
~before e c -39
~before e d -76
~before e e 86
~before e f 106
~before e h -211
~before e i -17
~before e j -37
~before e k 42
~before e l -58
~before e m 15
~before e n 25
~before e o -4
~before e p 15
~before e q -49
~before e s -24
~before e t 112
~before e v 54
~before e w -1
~before e y -24
~before e z 317
~before e | -231
~before e!  189
~before e): -1
~before e.  8
~before e:  58
~before e=0 -189
~before e>  -348
~before ead -38
~before eal 284
~before ear -63
~before eas 61
~before eat -14
~before eb0 11
~before ebe -164
~before ebi -18
~before ect -83
~before ecu 398
~before ecz 42
~before ed  -123
~before ede -123
~before edi -113
~before edu -55
~before ee  -282
~before eed 5
~before eel 355
~before eem 26
~before een 172
~before eer -135
~before eet -162
~before ef  103
~before efe -363
~before efo -112
~before eft 186
~before ego -12
~before egu 177
~before egy 443
~before eic -44
~before eie 64
~before eig -122
~before ein 86
~before ej  392
~before eja -76
~before ek  74
~before ek: -37
~before ekr 241
~before el  -9
~before ela -95
~before elc 330
~before eld 110
~before ele 152
~before eli -161
~before ell -88
~before elm -30
~before elo 5
~before elp -587
~before els 71
~before em  106
~before emb -232
~before eme -121
~before emi -24
~before en  4
~before en) -32
~before en: 98
~before end -45
~before ene -39
~before eng 119
~before enh -179
~before eni 122
~before enl 44
~before enn -145
~before eno 91
~before enr 95
~before ens 19
~before ent 19
~before enu -160
~before env -465
~before ep  -62
~before epa -181
~before epe 309
~before epi 231
~before epo 271
~before eps -219
~before er  -114
~before er. 128
~before er: -4
~before erb 17
~before erc -97
~before erf 136
~before erg -108
~before erh 644
~before eri 150
~before ern -130
~before err -196
~before ers 44
~before erv -10
~before ery 26
~before es, -183
~before es. -77
~before es: 373
~before esc 3
~before ese -46
~before esh 236
~before esk 24
~before esp 28
~before ess -35
~before est 73
~before et  -8
~before et, -62
~before eta -60
~before etb 427
~before ete -35
~before eti 82
~before etr -15
~before etw -263
~before eu  61
~before eu: 173
~before eut 46
~before euw 133
~before eve -49
~before evi -350
~before ew  -143
~before exe -65
~before exp -58
~before ext -132
~before eyi 247
~before eys 36
~before ez  217
~before eze -456
~before ezu 473
~before ezz 159
~before f 0 19
~before f c -45
~before f e -34
~before f i -15
~before f s 178
~before f t 72
~before f w 26
~before f.  -105
~before f00 -222
~before fa  326
~before fai -416
~before fal 188
~before fe  -43
~before ff: 141
~before ffe 69
~before fi: -52
~before fia 122
~before fic 38
~before fil -236
~before fir 70
~before fis -142
~before fli -143
~before fog -141
~before fol 49
~before fon -66
~before fre 203
~before fri -138
~before fs0 46
~before ft  -20
~before fur -131
~before fy  169
~before fyl 408
~before g 0 103
~before g c -128
~before g d 69
~before g e -79
~before g f 17
~before g k 159
~before g m 182
~before g n -104
~before g s -40
~before g t -136
~before g v -116
~before g)  -12
~before g,  -165
~before g.  -8
~before g:  38
~before gab 320
~before gak 245
~before gan -1
~before gar -213
~before gat -257
~before gb  -1
~before gco 436
~before ge  -6
~before ge: 46
~before ger -20
~before ges 129
~before gga -56
~before gi  -313
~before gia -18
~before gib 162
~before gin -15
~before gis 54
~before giv -6
~before gl0 -118
~before glo -609
~before gly 6
~before gn  7
~before gna 170
~before gne -19
~before gni 203
~before go  -62
~before god 328
~before gos -159
~before gra -78
~before gro -240
~before gs  -55
~before gsa 426
~before gsc 8
~before gsk 63
~before gua 35
~before gue -57
~before gul 162
~before gun 159
~before gur 295
~before gya -3
~before gys 31
~before h   -421
~before h c 362
~before h d 342
~before h j 110
~before h k 23
~before h l 231
~before h m -44
~before h o -164
~before h t 216
~before h y -79
~before ham -259
~before han -35
~before har -28
~before hav -24
~before he  -11
~before hec 263
~before hel -141
~before hes 5
~before het -64
~before hi  1
~before hib 53
~before hic -218
~before hie 144
~before hif -156
~before hig -17
~before hin -65
~before hit -382
~before hkr 55
~before hli -59
~before hmi -171
~before ho  55
~before ho: 12
~before hod -42
~before hoi 142
~before hon -59
~before hoo -99
~before hop 42
~before hot -492
~before hou -125
~before hoz 35
~before hr  -219
~before hre 53
~before hte -8
~before hun 84
~before i " -230
~before i 0 -8
~before i a 143
~before i c 165
~before i e 5
~before i f -502
~before i k -59
~before i l 93
~before i n -52
~before i v 165
~before i y 44
~before i.  -33
~before ial 83
~before iao -64
~before iav 191
~before iba -118
~before ibe 169
~before ich -180
~before ick 34
~before ico -203
~before ict 168
~before icu 22
~before id  -171
~before id" -194
~before id) 22
~before id: -234
~before ie  72
~before iec 93
~before iem -58
~before ien -35
~before ier 35
~before iev 343
~before if  90
~before ife -358
~before iff 236
~before ifi -14
~before ifr 191
~before ige 34
~before igi 304
~before igl -142
~before ign 182
~before igo -140
~before ihl 227
~before ihr -287
~before ijf 10
~before ijk -91
~before iju 90
~before ik  193
~before ika 118
~before ike -290
~before iki -49
~before ikt 258
~before il  -194
~before il: 169
~before ila -87
~before ile -95
~before ili -57
~before ill 86
~before ilo -41
~before ils -35
~before ilt 7
~before im  -272
~before ima -453
~before imo 159
~before in  51
~before in/ -129
~before in: 80
~before in? 35
~before ina 6
~before inc -530
~before ind 29
~before ine -24
~before ing -107
~before ini -20
~before ink 105
~before inl 86
~before inm 472
~before ins 89
~before int -40
~before inu 12
~before inv -540
~before io  -74
~before ion 14
~before ior -143
~before ios 315
~before ip  -290
~before ipt -146
~before ire -91
~before iri 110
~before irj 111
~before irm 125
~before iro -181
~before is  43
~before is: -47
~before is] 328
~before ish 134
~before isi 70
~before isl -73
~before iso -175
~before ist -46
~before isz 161
~before it  -140
~before it: -246
~before itc -163
~before ite 68
~before ith -48
~before iti 96
~before itl -114
~before its -24
~before itu 54
~before iva 198
~before ive 34
~before ivi 32
~before iz. -62
~before iz: 77
~before izz 181
~before j k 48
~before j:  46
~before ja  10
~before jac 101
~before jak -63
~before jan -143
~before jat -103
~before jav 131
~before je  119
~before jed 135
~before jeg -198
~before jes 327
~before jet 8
~before ji  11
~before jij 152
~before jiz -5
~before jk  -201
~before jny 160
~before joi -21
~before jte 318
~before k : 146
~before k a -35
~before k c 26
~before k d 353
~before k h -909
~before k i 109
~before k k 187
~before k n 16
~before k o 58
~before k p -101
~before k t -267
~before k w -341
~before k.  -118
~before ka  -5
~before kac 76
~before kad -10
~before kal 7
~before kan 20
~before kat -103
~before kau -360
~before kaz -421
~before ker 132
~before kes -209
~before key 123
~before kfs 4
~before khi -197
~before kho 156
~before ki  -12
~before ki: 255
~before kic 542
~before kim -30
~before kin 81
~before kit 89
~before kje 31
~before kki 120
~before kla -145
~before kle 47
~before kli -67
~before kno 142
~before ko  67
~before kod 159
~before kon -305
~before koo 78
~before kop 76
~before kor -234
~before kra 399
~before kri 391
~before ks  -128
~before ksa -41
~before kse -67
~before kst 10
~before kti 98
~before kum -590
~before kun -76
~before kup -578
~before kur -570
~before kym -54
~before l ( -48
~before l c 11
~before l d 110
~before l i 82
~before l n 130
~before l o -31
~before l p 202
~before l s -71
~before l t 337
~before l u -68
~before l w -17
~before l)  83
~before l,  -38
~before l.  -38
~before l00 -83
~before l:  133
~before l?? -68
~before l]  84
~before la  -12
~before la, -225
~before lab -168
~before lad 15
~before lag -58
~before lai 66
~before laj 31
~before lal -291
~before lam 115
~before lan -50
~before lar -41
~before las -119
~before lat -137
~before lau -76
~before lav 74
~before lay -331
~before lbo -126
~before lco -248
~before ld  -179
~before lde 3
~before ldo -260
~before le, -110
~before le: -275
~before le> -206
~before lea 137
~before leb 119
~before led 41
~before lee 285
~before lej -65
~before lem -2
~before ler -230
~before les -104
~before let 56
~before li  1
~before lib 294
~before lic -196
~before lie -239
~before lif -112
~before lig -27
~before lik 197
~before lim -22
~before lin -21
~before lis -67
~before lit -94
~before liu -247
~before liv 76
~before lka -37
~before lla 5
~before lle 2
~before llo 11
~before lls 65
~before lm  -22
~before lme 21
~before lmu -10
~before lo  40
~before lo: 292
~before loc -182
~before log 211
~before lon 87
~before lot -71
~before lov 160
~before low 21
~before loy -116
~before lpa -352
~before ls  -74
~before lso 209
~before lt  -196
~before lte -289
~before ltj 308
~before ltz 286
~before lu  261
~before lum -18
~before lus -106
~before lwa 40
~before m a -156
~before m b 100
~before m c 38
~before m g -453
~before m i -50
~before m n -153
~before m s 92
~before m t -27
~before m u -348
~before m v -37
~before m w 153
~before m y -226
~before m z 88
~before m,  54
~before m.  -65
~before m:  -21
~before ma, 65
~before mai 154
~before maj -169
~before mak 44
~before man -132
~before mar -20
~before mas 240
~before mat -296
~before mb  276
~before mba -75
~before mbe -1
~before me  -46
~before me. -19
~before meg 130
~before mek 360
~before mel 65
~before mem -197
~before men -80
~before mer -195
~before mes -147
~before mi  -162
~before mia 106
~before mic 167
~before mie -36
~before mig -109
~before mil -95
~before mje -357
~before mme -57
~before mod -353
~before moh 482
~before moj 97
~before mon -63
~before mos -33
~before mot 217
~before mow -33
~before mpa -110
~before mpl 95
~before mpo 182
~before ms  -132
~before ms: 211
~before msr 110
~before mun -89
~before mus -23
~before mx. -187
~before n   -36
~before n " -134
~before n # 199
~before n ( -91
~before n 0 -52
~before n : -67
~before n a 7
~before n b 118
~before n c 172
~before n d -9
~before n e 75
~before n f 209
~before n h 27
~before n i 73
~before n k 17
~before n l -108
~before n m 169
~before n n 31
~before n p -22
~before n r -57
~before n t -74
~before n u 327
~before n w 59
~before n y -156
~before n z -140
~before n!  -8
~before n.  -213
~before n.. 402
~before n:  28
~before nah 242
~before nai 53
~before nak 55
~before nal -42
~before nam -45
~before nan -73
~before nao -131
~before nap 123
~before nar -8
~before nat 175
~before nav -74
~before nci -45
~before nco -180
~before nde -39
~before ndr 26
~before ndt 170
~before ndu -198
~before ne, -36
~before ne: 228
~before neb -307
~before nec 357
~before ned -117
~before nek -252
~before ner 89
~before net -71
~before neu 154
~before nf  -11
~before nfe 38
~before ng. -10
~before nga 30
~before ngs 197
~before ngt -190
~before ngu -4
~before nh  -183
~before nhe -52
~before ni  140
~before nic 55
~before nie -3
~before nik -106
~before nin -188
~before niq 298
~before nis -57
~before niz 95
~before nja -136
~before nk  -59
~before nk: 226
~before nka 231
~before nki 121
~before nko -1
~before nlo 115
~before nly 149
~before nma 400
~before nmo -166
~before nn  361
~before nnl -484
~before nnu -234
~before nnw 95
~before no  72
~before no, -32
~before no: -174
~before noc 163
~before nok 7
~before nom -235
~before nos -68
~before not -157
~before nov -109
~before nr  -17
~before nr. -194
~before ns  -56
~before ns: -115
~before nse 94
~before nsi 356
~before nsw 95
~before nt  -228
~before nt, -57
~before nta -148
~before nte -25
~before nti -60
~before ntn -351
~before nto -19
~before ntr 205
~before nts 29
~before nu  -174
~before nud -328
~before nue 19
~before num -203
~before nut -138
~before nza -328
~before n°  -241
~before nº  -96
~before o ( -59
~before o : 114
~before o a 32
~before o c -86
~before o d -246
~before o g 84
~before o i 157
~before o j -94
~before o k 86
~before o l 11
~before o m -106
~before o n 47
~before o o 95
~before o p 77
~before o q 325
~before o s 6
~before o t -8
~before o v -114
~before o z -21
~before o!  534
~before o:  50
~before oan -17
~before ob  -216
~before obi 111
~before oci -271
~before oco -208
~before od  -79
~before od, -10
~before od: -211
~before odd -37
~before ode 45
~before odi 157
~before odo 239
~before odu 42
~before off -55
~before og  54
~before ogl -38
~before oh  -85
~before oi  -20
~before ois 116
~before oj  -93
~before ojo -286
~before oke -54
~before oki -427
~before oko -133
~before ol  -63
~before ola -3
~before olc -201
~before oli -491
~before oln -26
~before olo 49
~before omm -101
~before omo -615
~before on  -128
~before on: 27
~before ona 74
~before onc 13
~before ond 10
~before one -72
~before onf 152
~before ong 17
~before oni -94
~before ono -13
~before ons -138
~before ont -122
~before ood 21
~before oof 214
~before oom -185
~before ope -184
~before opi 287
~before opl -336
~before opp 235
~before or  -191
~before or, -2
~before ora 206
~before orc 174
~before ore -112
~before org -280
~before ori -79
~before ork -287
~before orm 61
~before ors -77
~before ort -110
~before oru -72
~before ory 95
~before osa 211
~before osi -58
~before ot  -53
~before ot: -285
~before otc 1
~before ote -41
~before otm 336
~before otr 99
~before ots 23
~before ou  -58
~before ou, 135
~before ou: 62
~before oug 12
~before oul 212
~before oun -123
~before oup -318
~before our -28
~before ous 70
~before out -173
~before ouz 77
~before ova 152
~before ove 168
~before ovi -134
~before ow  56
~before owe -38
~before owy 108
~before ox: 390
~before oya 33
~before oye -288
~before oz  145
~before p ( -104
~before p 0 -3
~before p d 179
~before p h 57
~before p n -109
~before p s -196
~before p t -127
~before p,  -92
~before p:  -95
~before pa  77
~before paa 157
~before pac -311
~before pad -85
~before pan 65
~before pas 125
~before pay -30
~before pe  228
~before pea 123
~before pec -328
~before ped -82
~before pel -102
~before per -149
~before pet 11
~before pha -341
~before phi -243
~before pic -81
~before pie 8
~before pis 469
~before pka 362
~before pla -114
~before ple -212
~before ply 178
~before pn  91
~before pog -56
~before pon 193
~before pos -394
~before pot 30
~before poz -359
~before pp  277
~before pp: -207
~before ppa 212
~before ppe -56
~before ppl 51
~before ppo -588
~before pra -171
~before pre -319
~before ps: -170
~before pst 129
~before pte -230
~before pti -92
~before pu  16
~before pun 450
~before put 436
~before qua 27
~before que -6
~before qui 8
~before quo -219
~before r ( -57
~before r . -38
~before r 0 89
~before r : 42
~before r a 32
~before r c -34
~before r d 16
~before r e -74
~before r g -101
~before r h 63
~before r i -77
~before r l 40
~before r n -64
~before r p -28
~before r r -18
~before r s -66
~before r t 80
~before r u -139
~before r v -279
~before r w 110
~before r)  188
~before r:  -130
~before ra  -6
~before ra: -89
~before raa -153
~before rad 13
~before raf -301
~before rag -24
~before rai -44
~before rak 236
~before ral -113
~before ram 159
~before ran -14
~before rar 143
~before rat 1
~before raz 348
~before rb  -43
~before rbi 178
~before rca -71
~before rch 2
~before rd  -73
~before rd, 196
~before rd: 95
~before rda -163
~before rde -50
~before rdi -40
~before rdn 168
~before rds 228
~before rdz 189
~before re  -47
~before re. 112
~before re: -69
~before re] -731
~before rea -21
~before rec -47
~before red -129
~before ree -9
~before ref -51
~before reg -310
~before rei 136
~before rek -166
~before ren -61
~before req -208
~before ret -101
~before rga -395
~before rge 52
~before rha -254
~before rhe 452
~before rho 42
~before ria -196
~before ric -43
~before rie -3
~before rif 194
~before ril 18
~before rim -217
~before rit -14
~before riv 52
~before rje -122
~before rke -224
~before rks -83
~before rla 221
~before rlo -53
~before rly 196
~before rm  -280
~before rma 40
~before rme 129
~before rmo 273
~before rna -10
~before rne -31
~before rni 151
~before rno -19
~before rns -33
~before ro: -89
~before roa -35
~before roj -274
~before rol 91
~before rom -97
~before roo 32
~before ror -187
~before rot -220
~before rov 161
~before row -41
~before rpe 284
~before rr  -37
~before rra -33
~before rre 32
~before rri -16
~before rro -36
~before rs, -21
~before rse -10
~before rsh 142
~before rso -121
~before rt  -27
~before rt. 196
~before rt: -399
~before rta 195
~before rte -86
~before rty -187
~before rtz 262
~before ru  132
~before ruc -327
~before rud -41
~before rug 58
~before run -160
~before rus -46
~before rv: -464
~before rve -260
~before rze -110
~before s ( -464
~before s 0 -104
~before s a 34
~before s c -80
~before s d -90
~before s i -211
~before s j 26
~before s k 18
~before s l -86
~before s m -27
~before s o -46
~before s q -8
~before s r 105
~before s s -9
~before s t -54
~before s u -88
~before s v 16
~before s w -76
~before s y 94
~before s,  -125
~before s.  -164
~before s.e 20
~before s:  -32
~before sa  48
~before sa: 258
~before saf -21
~before sak -144
~before sal 9
~before san -35
~before say 268
~before sc  -40
~before sc: -15
~before sco -285
~before scr 172
~before sda -154
~before sdi 56
~before sea -153
~before sec 84
~before sek 137
~before sen 16
~before sep -26
~before seq 381
~before ser -115
~before set 2
~before sez 393
~before shi -7
~before shk 166
~before si  99
~before sia -183
~before sid 13
~before sig 59
~before sil 337
~before sin 14
~before sio -334
~before sip -131
~before sit 62
~before sja -152
~before ska -143
~before ske -186
~before skr 173
~before sl. 335
~before sla 41
~before slo 1
~before sly -298
~before sme -88
~before snu -144
~before so  -147
~before sod -633
~before sof -7
~before sol 240
~before som 113
~before son -250
~before soo -21
~before sor -52
~before sos 391
~before sou -55
~before spr 2
~before sre 86
~before ss  -38
~before ss, 69
~before ssa -38
~before ssc 134
~before sse 83
~before ssi -149
~before sso 259
~before st, 83
~before st. -12
~before st: -231
~before st] -66
~before sta -107
~before ste 18
~before stf -88
~before sti 67
~before sto -181
~before str 2
~before suc -228
~before sum 44
~before sva 57
~before syo 46
~before sze 2
~before szi 8
~before szo 96
~before szt 9
~before t   20
~before t # 341
~before t ( -362
~before t a 18
~before t c -24
~before t d -87
~before t e -221
~before t f -90
~before t g 214
~before t h 348
~before t l 61
~before t m 219
~before t n -275
~before t p -24
~before t s 138
~before t t -65
~before t y -81
~before t,  -24
~before t=0 189
~before t]  -340
~before ta  42
~before taa 195
~before tac 263
~before tah -56
~before tai -77
~before taj -584
~before tak 116
~before tal -131
~before tao -141
~before tap 327
~before tar 107
~before tas 573
~before tat 125
~before tav 133
~before tc  196
~before tco -95
~before te, -1
~before ted -225
~before tei 71
~before tem -42
~before ten -145
~before tep 302
~before ter 19
~before tev -57
~before tfa 6
~before tfo -219
~before tgr 694
~before th  -140
~before tha -95
~before the 135
~before thi 19
~before thr 103
~before ti  226
~before ti: 659
~before tia -85
~before tib -67
~before tic -243
~before tid -346
~before tif -165
~before tig 229
~before til -114
~before tio 3
~before tip 333
~before tiq -19
~before tir -190
~before tiv 249
~before tja 246
~before tko -418
~before tle 207
~before tni -11
~before to  -13
~before toa -86
~before toc 171
~before tod 141
~before toe -11
~before tom -44
~before top -581
~before tor 61
~before tow -401
~before tp  127
~before tp_ -100
~before tra 39
~before tre -70
~before tri -11
~before tro 220
~before tru -51
~before ts  -134
~before ts, -50
~before tse -255
~before tsl 208
~before tta 104
~before tte 66
~before tti 263
~before tty -80
~before tu  -29
~before tu: -76
~before tua -79
~before tud -109
~before tui 38
~before tuo 15
~before tur -292
~before tus 264
~before tut -40
~before tuu 284
~before tvr 275
~before two 113
~before ty  -44
~before tya -124
~before typ 190
~before tze 191
~before u   40
~before u 0 -186
~before u a 169
~before u c 22
~before u d 118
~before u h -39
~before u k -52
~before u n 114
~before u o 62
~before u p -56
~before u t -101
~before u v 41
~before u y 559
~before u.  132
~before u:  124
~before ubl -144
~before uc  51
~before uci -14
~before uct -27
~before uda -109
~before udd 156
~before ude -166
~before udg -394
~before udi -20
~before ue  -73
~before ufe -197
~before ugh 162
~before ugo -82
~before ugy -32
~before uhe 500
~before ui  82
~before uid 104
~before uit -279
~before uk  105
~before uku 270
~before ula 22
~before ull 159
~before ulu -140
~before um  -17
~before uma -192
~before umb 198
~before ume -49
~before umi 269
~before umm -332
~before umn -72
~before umr 34
~before un  34
~before unl 485
~before uns -200
~before unt -92
~before unu 133
~before uot -3
~before upo -531
~before ur  59
~before ur: -180
~before ura 44
~before urc 59
~before urs -159
~before urv -329
~before us  -254
~before us: -50
~before usa 143
~before usi 222
~before usk -120
~before usl 503
~before usn -307
~before uso 386
~before uss 24
~before ust -143
~before ut  171
~before ut: 102
~before uta -53
~before utg -477
~before uth 84
~before uti -25
~before uto -96
~before utt 11
~before utu -84
~before uz  124
~before uz: -110
~before uzy 280
~before v 0 341
~before v k -340
~before v,  -139
~before v.  -106
~before v00 -97
~before v:  -6
~before va  -191
~before vaa 102
~before vah 471
~before var 130
~before vas -307
~before ve  -36
~before ve, -56
~before vea 320
~before ved -402
~before vee 287
~before veg 101
~before vel 70
~before vem -191
~before ven -236
~before ver 8
~before ves -89
~before via -8
~before vid 365
~before vie 133
~before vil -55
~before vin 224
~before vir 268
~before vit -141
~before viz -466
~before vo  114
~before vo: 571
~before voi 170
~before vol -143
~before vom -167
~before vot 47
~before vov -338
~before voz -247
~before vpn 20
~before vrd 158
~before vu  -147
~before vul 759
~before vyp 116
~before w c 133
~before w o -47
~before w s -7
~before w:  -43
~before wac -107
~before wai 112
~before wal -189
~before wan 122
~before war -6
~before was -37
~before wd: 222
~before wde 18
~before web 328
~before wei -257
~before wen 66
~before wes -127
~before whi 31
~before wie 10
~before wif -155
~before wil -39
~before win -89
~before wit 18
~before wla -74
~before wn  -28
~before wo  227
~before wor 134
~before wot 22
~before wri 462
~before ws  -72
~before x 0 -310
~before x c -373
~before x d -56
~before x)  -42
~before x0  -43
~before xit -80
~before y d 42
~before y h 90
~before y i 334
~before y k -137
~before y l -49
~before y n 37
~before y r -49
~before y s 30
~before y t -88
~before y w 110
~before y y 207
~before y z -106
~before y,  -11
~before y.  -167
~before ya  126
~before yar -153
~before yas -83
~before yea -459
~before yli 44
~before yll 36
~before ymo -271
~before yot 146
~before you 103
~before yra 76
~before yst -37
~before yte 65
~before ytt 17
~before yva 412
~before z a 55
~before z d 162
~before z l 86
~before z o 253
~before z u 85
~before zad 50
~before zaj 223
~before zam -304
~before zap 42
~before ze  145
~before zei -297
~before zen 6
~before zep 115
~before zeu 293
~before zi  127
~before zif 39
~before zin 99
~before zio -166
~before zme -203
~before zod 182
~before zon -352
~before zt  96
~before zus 86
~before zve -318
~before zwe -280
~before | t -107
~before «رم -73
~before · 0 209
~before »:  286
~before απο -88
~before αρι -46
~before ασ  75
~before ατη -381
~before βαλ 51
~before διε 18
~before ειν 45
~before η σ 150
~before ημα -96
~before θυν 2
~before ια  -47
~before ιευ 8
~before ιτη -262
~before μοσ -179
~before ν τ 39
~before ναι 5
~before ογη 542
~before παρ -224
~before σ ε 4
~before σ κ -35
~before σ:  -212
~before σησ 392
~before στε 287
~before χρη 133
~before а в -50
~before а п 78
~before а с 41
~before а,  -126
~before а:  -187
~before азо 166
~before аит 81
~before аме 482
~before арт -11
~before аст 258
~before ать 290
~before бро -192
~before вед 474
~before вер 214
~before вит -89
~before вод -67
~before вон -329
~before врд 57
~before выи 270
~before від -50
~before го  -24
~before д   535
~before д о -321
~before д п 138
~before д:  27
~before ди  39
~before дно 881
~before дос 384
~before дпи 93
~before дың 296
~before е н 71
~before е ј -52
~before ево -72
~before еде -164
~before еме -364
~before ен. -85
~before ене 103
~before енн -135
~before ено -72
~before ерв -110
~before ерд 71
~before ере -3
~before ері -123
~before есл 226
~before жде 78
~before жен 181
~before з:  374
~before за  16
~before зам -51
~before зап -263
~before зач -35
~before зая -52
~before зво -57
~before и к -29
~before и:  -137
~before ива 140
~before ие  -135
~before ии  -57
~before или -274
~before ин  67
~before иши 234
~before ият -112
~before ка  -348
~before кар -41
~before кау -61
~before ки  -158
~before кла -139
~before клю 260
~before код 134
~before кра 168
~before лат -42
~before лен -73
~before лич 126
~before лог -162
~before луч -280
~before люч 31
~before ля  233
~before мен -111
~before мет -98
~before му  188
~before н б 110
~before н н 253
~before наб 272
~before наз -268
~before не  232
~before нес 340
~before нии -31
~before нит -276
~before нка 282
~before но  -39
~before нов 155
~before нта -126
~before о в 30
~before о п -14
~before од  -142
~before оди -70
~before одп 144
~before оды 353
~before оме -381
~before омо -271
~before ори 17
~before от  20
~before отв 403
~before оу  -181
~before пер -4
~before пис 20
~before по  -119
~before пок -25
~before пол -60
~before про -160
~before ра  -127
~before раз 91
~before рас 259
~before рат 1
~before ред -130
~before рет 7
~before ржд 64
~before ром -336
~before рон -15
~before рти -9
~before саи 103
~before ско 285
~before слу -80
~before сни -272
~before соб -93
~before ств -98
~before т:  -92
~before те  354
~before тел -244
~before ти  168
~before тив 98
~before тро -103
~before тік 397
~before у к -19
~before ука 76
~before унт -32
~before уча -134
~before це  248
~before циф 710
~before час -179
~before чен -255
~before чер -71
~before чет -160
~before чук 1
~before шін 1041
~before щен -16
~before ы:  -215
~before ыи  -46
~before ь в 5
~before юч  83
~before я д -259
~before я:  -209
~before ірк -115
~before іть 382
~before јав 170
~before ամյ 486
~before ար  137
~before գամ 54
~before գրե 2
~before եք  11
~before իր  81
~before կան 272
~before մյա 24
~before տքի 24
~before ր հ 885
~before ր մ 8
~before ր՝  -117
~before րի  -42
~before אימ 109
~before ד ל 104
~before ד פ 168
~before ד ש 418
~before ה מ 36
~before ה,  120
~before הוא 25
~before הזי 390
~before הזמ -250
~before הנח -222
~before הקל 324
~before השת 42
~before ו ל -14
~before וקד -66
~before חד  292
~before חה  -146
~before י:  77
~before ימו 6
~before ישו 140
~before כני 182
~before לך: 10
~before ם א 286
~before מוק -7
~before מות 455
~before מיק -245
~before מסת -163
~before ן 0 20
~before ן ה -106
~before נחה -7
~before ניי -129
~before ניס 4
~before סך  263
~before סמה 35
~before סתי -72
~before ע ש -90
~before עם  16
~before פעמ 282
~before קוד -95
~before ר ל -27
~before שלך 132
~before ת ה -38
~before תיי -21
~before اتص -88
~before ارغ 198
~before اره -205
~before ازی 175
~before اسه -3
~before اعت 327
~before ال  -19
~before الت 231
~before الق -323
~before الم -48
~before امل 123
~before اکت 386
~before ایم 289
~before ب ب 74
~before بار 41
~before بتا 4
~before بر  -26
~before بری -45
~before به  120
~before بی  27
~before بیق 79
~before ت:  -185
~before تاب 25
~before تطب 64
~before تفع 5
~before تما 16
~before خان 215
~before خصم -90
~before خفی -71
~before خول 68
~before د ب 121
~before د ش 135
~before د م -314
~before د.  -55
~before داد -361
~before دخل 318
~before دخو 75
~before دم  68
~before دیق 1038
~before رقم -274
~before رمز 229
~before ره  -122
~before ری  -129
~before ز ا -323
~before ز پ 216
~before ساب -40
~before شری 127
~before طلب -214
~before عیل 92
~before ف ج 507
~before فعی 23
~before فی  203
~before فیف -46
~before ق ا -66
~before قم  -11
~before ل ا 50
~before لتف 136
~before لدخ 74
~before لول 443
~before لی  22
~before لیے 161
~before م 0 25
~before ما: -29
~before مار -160
~before مرا -67
~before مله 40
~before موا 96
~before ه ا 147
~before ه د -26
~before ه و 196
~before ه:  -22
~before و ی 38
~before ود  486
~before ول  17
~before ویت -14
~before پرو -210
~before کد  -120
~before کھ  104
~before ی ف 201
~before یال 77
~before ید  303
~before ید: 470
~before یف  -47
~before یلو 20
~before یں  182
~before یہ  77
~before یے  283
~before ओटी 263
~before करण 62
~before कोड 9
~before खात -173
~before चा  259
~before टीप 19
~before ठी  391
~before डर  -18
~before न क 89
~before पिन -211
~before यास 612
~before र प 7
~before र्न 352
~before लिए 408
~before ली  -4
~before लॉग 303
~before ल्ल -77
~before सत् 282
~before ा ओ 99
~before ांक -199
~before ापन 268
~before ार् -138
~before ालय -152
~before िंग -107
~before िए  34
~before ूपन -104
~before े क 71
~before ॉगि 30
~before ोड  108
~before ওটি 38
~before ওয় 212
~before করণ 493
~before গ ই 57
~before গইন 304
~before গ্য 13
~before তে  147
~before ন ক 197
~before ম্ব -359
~before যাচ 273
~before যাপ 540
~before র ক -32
~before লাই -30
~before সংখ -169
~before া:  -42
~before াইন -19
~before াচা 105
~before াপে 8
~before েড: -34
~before েন  -287
~before ্য  248
~before કરવ 31
~before கள் 52
~before க்  252
~before செய 618
~before டவு 761
~before ந்த -56
~before ர்  -62
~before ுதி 398
~before ை,  -22
~before ் க 127
~before కరణ 47
~before రణ  2
~before వీక 110
~before ీకర 17
~before ಡ್  43
~before ರ್ಡ 2
~before ೂರು -57
~before ഡ്  761
~before േഡ് 149
~before กรอ 566
~before การ -306
~before ขที -43
~before ค้า -151
~before ง:  -77
~before งอิ -7
~before งเด 141
~before จ้ง -101
~before ซื้ -10
~before ดีย 443
~before ที่ -137
~before นยั 429
~before น้า 470
~before ป็น 672
~before มัค 55
~before มาย -74
~before ยัน 188
~before รอก 221
~before รับ -97
~before รุง -61
~before ลข  313
~before สมั 25
~before สยื 342
~before สั่ -199
~before สเข 586
~before หน้ 84
~before หมา -120
~before หม่ -7
~before องค -200
~before ับก -62
~before ัสเ 61
~before ัสแ -181
~before ั่ง -7
~before ียว 90
~before ีย์ -82
~before เดี 74
~before เทพ -123
~before เป็ 151
~before เลข -200
~before โดย 111
~before ใช้ 19
~before ่วน -307
~before ้าส 148
~before ຂອງ 130
~before ງທ່ 3
~before ည်ပ 828
~before တည် 282
~before ပြု 76
~before အတည 11
~before ်ပြ 1
~before ადი 378
~before დი  392
~before ეთ  588
~before ვეთ -85
~before ის  -190
~before რებ 292
~before რი: -59
~before កូដ 255
~before ងផ្ 305
~before ចូល 53
~before ជាក 381
~before ដផ្ 74
~before ត្ត -33
~before ទាត 15
~before ទៀង 4
~before បស់ 274
~before របស 33
~before → → 263
~before 。お心 16
~before あなた -367
~before い認証 55
~before お客様 -369
~before お振込 -261
~before お電話 97
~before ご予約 -86
~before しい認 17
~before せ番号 -28
~before つばめ 114
~before なたの -276
~before なりま -140
~before のログ 60
~before ました 22
~before りまし 151
~before アクセ 50
~before イム番 19
~before インコ 306
~before クセス 68
~before クーポ -120
~before グイン 233
~before スワー 148
~before タイム 470
~before ド:  342
~before ド:【 160
~before ページ 130
~before メール 67
~before ル通知 83
~before ログイ 13
~before ワンタ 58
~before ード( -63
~before ード： 67
~before ーポン -318
~before 一次性 767
~before 予約の -61
~before 人確認 153
~before 付番号 -176
~before 代碼: -449
~before 任何人 -329
~before 优惠码 -199
~before 作的验 164
~before 使用量 -133
~before 先ほど -164
~before 再発行 240
~before 动态口 169
~before 南银行 -63
~before 取件码 -206
~before 受付番 -138
~before 号 0 -154
~before 合言葉 166
~before 密码  154
~before 山海书 714
~before 已使用 -749
~before 已失效 -29
~before 式会社 -51
~before 态口令 256
~before 您的登 34
~before 您的验 404
~before 成都  -49
~before 操作的 177
~before 文番号 -79
~before 暗証番 -2
~before 有限公 -42
~before 末四碼 -97
~before 本人確 65
~before 本次操 18
~before 株式会 -101
~before 次操作 1
~before 江南银 -1
~before 注文番 -5
~before 激活码 252
~before 番号  80
~before 的登录 189
~before 确认码 238
~before 確認コ 291
~before 確認番 201
~before 要短信 -23
~before 証コー 194
~before 認番号 191
~before 認証コ 29
~before 認証番 999
~before 證碼  12
~before 证码: 154
~before 证码为 147
~before 证码是 156
~before 证码： 69
~before 请使用 248
~before 送りし -62
~before 限公司 -116
~before 非本人 -149
~before 验证码 43
~before 려면  312
~before 로그인 152
~before 문번호 -72
~before 번호  52
~before 수:  -203
~before 승인번 267
~before 어요. 675
~before 에서  -4
~before 예:  -3
~before 예약  -39
~before 은행] 92
~before 인 코 143
~before 인번호 135
~before 인증  4
~before 인증번 133
~before 인증코 201
~before 일회용 370
~before 자리  -83
~before 자리( -280
~before 증번호 24
~before 증코드 40
~before 지 않 -69
~before 창에  34
~before 쿠폰  -118
~before 하지  -73
~before 호 0 -40
~before 확인  98
~before 회용  135
~before 🔐  570
~before ，您的 276
~before ：00 -14
~before ：您的 66`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -155
0 11
00 -14
000 32
0000 -24
00000 65
000000 50
0000000 56
00000000 70
000000000 -29
0000000000k 37
00000000t000000z 256
00000x 47
0000ab 344
0000b -102
0000l -335
0000s -19
0000z 83
0000年00月00日 5
0000로 -70
0000은 -25
000b -80
000ms 11
000s 346
000円 24
000동 -4
000원 -145
00am 94
00b -146
00b0 -20
00b00 -296
00c -99
00c0 -28
00d0 -9
00e0 -1
00f0 -94
00f0c0 -249
00fd 81
00g -15
00gb -62
00h 19
00h00 31
00inbox -188
00k 144
00k0 -24
00l 32
00m 146
00nov 55
00p -29
00qd 361
00qp -86
00s -124
00t 21
00t00 239
00th -151
00uc -75
00um00x0 -104
00x 40
00z 103
00にログインの要求がありました 198
00時 -10
00時00分まで 91
00명 -184
00번 -45
00분 3
00분간 168
00분이 269
00월 -22
0a 20
0a0 71
0a00 61
0a0d -11
0aa 245
0ab 49
0ae -177
0am 176
0at -14
0b 3
0b0000 -225
0b0e 126
0b0f 14
0bp -100
0bt -9
0c -116
0c0 53
0c00e0b0 -76
0c0f -27
0d0 -49
0d0c0be0f0 -135
0dp 1
0ds 421
0dz 23
0e0a 26
0ee 55
0ef 122
0emh0000000000 125
0f -64
0f00 -109
0f00c0d0 -100
0f0e -67
0f0k 30
0f0k0q -245
0fa 100
0finbox -146
0gb -125
0gq0zk -241
0h -71
0h0 175
0k0000 -590
0k0m -191
0k0p0q -24
0kd 68
0ld 237
0lw -46
0p 186
0p0 35
0pm 106
0q0kx0 207
0q0ztn 269
0qx 125
0rt 123
0sglq0p0sv0 36
0st -72
0t0 75
0th 68
0tw -2
0wq 175
0x0 -51
0x00 -15
0xk0 -259
0xx 228
0z 19
0z000aa00000000000 156
0분 511
0분간 176
0월 -54
0자리 -1
0층 -20
a -26
a00 -18
a0b0c0 24
aa00 58
aa000000000br -121
aalen -1
aan -13
aangevraagd 146
aanslag -166
aantal -54
aanvraag 68
aarhus 83
ab 9
abaixo 10
abara 307
abbey -166
abbiamo -109
abc000def 117
abend 15
abergavenny -79
abernathy 77
abgelaufen -48
abholcode -183
abholen -31
abn 80
abna -77
aboard -18
abonent -127
abonnement -3
about -19
above -24
abra 137
abrir 39
abroad 125
absage -14
abschlag 71
absences 220
aby 132
acabo 411
academy -408
accedi 22
accept -115
acceptance 222
accepted 66
accepts -30
acces 163
acceso 296
access 44
accesso 97
accord 199
account 8
accountants 416
accounts -131
accu -133
acessar 269
acesse -194
acesso 85
acilir -21
ack -320
acknowledged -257
acknowledgement 156
acme 89
acmecode 154
action 58
actions -29
activacion 567
activare 165
activarea 20
activate -105
activation 526
activeringscode 373
activity -144
actor -363
actual -67
actually -51
acumulable -39
ad 60
ada 100
added 57
adding 99
address 16
addresses -101
adds -5
ademas 7
adesao 154
adeverinta -272
adeyemi -220
adgangskode -95
adjust 487
admin -5
administration -276
administrator -224
administratorem 168
adresinize -5
adresse 4
adresu -253
ads -160
adults -32
adviser 92
aerolinea -104
aerolith 58
af -126
affected -4
affiche -13
affiliates 47
afhentningskode -28
afin 72
afrekenen -683
afresh 147
afsendt -51
afspraakcode -8
after 159
afternoon 269
afzeggen -240
ag 91
again -15
agb -203
age 48
agency 275
agenda -128
agent 71
ago 89
agora -73
agree 150
ahead 168
ahoj 110
ai 126
aide -17
aika -31
aikaa 10
ainda -53
aino 33
air 32
airport -65
airways 191
aisha 107
aisyah -81
aitah -88
akan -27
akaunti 59
akkoord 94
aksami -60
akses -225
aksoy -65
aktivacijski 113
aktiveringskoden 239
aktivierungscode 360
akun -4
al -97
ala 117
alabbi 33
alanina -2
alarm -697
alates -58
albany -123
albers 61
albo 190
album 78
alderhouse -149
alert -183
alerts -165
algebra -141
ali -137
alici 182
all -160
alla -8
alle 35
alleen -223
allerede -106
alles -221
almost 303
alone 13
alone 00 -332
alone 0000 244
alone 00000 230
alone 000000 294
alone 0000000 87
alone 00000000 146
alone 000000000 5
alone 0sglq0p0sv0 10
along 109
alors -77
already 16
alright 57
als 1
alt 32
alta 173
alternatively 90
altro 21
altul 29
always -152
am -41
amap 1
amari 33
amato -121
amb 244
amd00 62
amex -214
amigo -120
amorette 64
amount -20
amsterdam -32
an 10
anagrafe -82
analytique -25
anche -234
ancien 136
and 2
anda -4
andere 133
anders 6
anderung 179
android -67
anew -333
anfordern -282
ang 177
ange 166
angefordert 171
angeles -56
angemeldet -281
anh -391
anhanguera -45
ani -294
anika 309
ankomst -3
anlaggnings 343
anmal -129
anmeldecode 232
anmelden 160
anmeldung 184
anna 65
annars 37
annecy 41
anniversaire -376
another 148
anouk 349
anreise -69
anrufe -400
ansokan -211
answered -340
answering 123
antal -61
anterior 34
anti 10
antwerp 31
antwerpen 8
antwoorden -93
antwort 31
anulado -11
anvil 53
any -130
anya 239
anybody 95
anyone 48
anything -219
anyway -202
anywhere -485
ao 47
aoife -175
ap -26
apenas -66
aperta 31
api 49
aplicatie 320
aplicativo 215
aplikace -189
aplikacija 24
aplikaciju 252
aplikacji -62
aplikasi 71
apne 176
apologies 147
app 87
appareil 12
appeals -268
appelez -98
appen 425
apple 36
appli 68
application 25
applications 292
apply 9
appointment -96
approval 38
approve -92
approved -594
appuntamento -52
apre -45
apres 75
april -104
aprili -19
aquesta 26
aqui 173
ar 69
ara 44
arasinda -256
arcade 87
arch 30
archive -118
arden -139
are 102
area -123
arende 8
arendenummer -185
ark 8
armario -47
arr 132
arrival -8
arrivato -323
arrive -380
arrived -294
arrivee -205
arrives -88
art 152
articles 216
artifact -31
artikel -15
arv -29
arvotaan -182
as 16
asa 173
ashburn -396
asheville -16
asi 12
asiakas -97
asiakasnumerosi -19
asiakaspalvelu -101
ask -19
asked 132
asking 60
asko -114
asks 215
asla -59
asociacion -182
aspx -103
assay 95
assigned -63
assim -194
assinar 222
assistance 6
assistant 146
assistenza -192
associado -221
asteptam -438
asunto 404
at 28
ataturk 63
atau -152
atcelt -118
ate 32
atelier -25
aterkallas -63
atlantic 55
atlas -257
atm -203
att 131
attached -157
attacker -321
attempts_left 337
attend 114
attention -68
attesa 50
attest 103
attivare 111
attivo -181
attorney 156
atveteli -147
au -105
auch -55
audio -216
audit -255
auftrag 113
auftragsnummer -160
aug -40
august -70
aula -143
aurelia 74
aurez 86
aus -33
ausgefuhrt -26
austral 71
ausweis -292
aut 74
autenticador -145
autenticidad -271
auth -60
authenticate 233
authentication 222
authenticator -359
authorised -72
authorization 111
autofill -66
automaattiin -25
automated 212
automatic -152
automatically 40
automatycznie 83
autorice 34
autorisation -107
autoriza 92
autorizacao 180
autorizacion -150
autorizacni 48
autorizar 57
autorizzare 300
autoryzacyjny 24
av 6
available -18
ave 164
avgang -145
avgift 109
avhqjd -76
aviez -8
avions -79
avisad 47
avisamos -38
avisos 110
avl -276
avons -175
avsluta -138
avviso -47
awaits -231
award 19
awb -12
aylik -32
ayuda 12
az 91
az0000 -45
azn -3
azonositoja -28
azonositot -196
b0 22
b000 -78
b0000 -249
b00000000 71
b0f0 -52
ba 213
ba00 -541
back 19
backend -228
backstube 350
backup 135
bad 15
bag -345
baga 66
bagi 97
baglanmak 54
baglanti -71
baglantiyi -337
bahariye -308
baharu 26
baja -77
bakery -34
bakiyesi -143
bakom -26
balance -26
ballot 435
bam -346
ban -6
banca 49
bandung -91
bank -91
banka 39
bankas -104
banke -89
banken -148
bankgiro -21
bankid -56
banking 82
bar -46
barcode -372
barista -172
barolo 34
barrier -61
barry 49
baru 40
bas 178
base -110
based -90
basement -618
basta -128
batch -40
batchkod -65
battery 15
batti 12
battle -497
baud 26
bawa -72
bayad -36
bayar -180
bayaran -55
bazaarly 128
bb 68
bc 132
bc0q 20
bcc -66
bd -63
bd00 13
bday -133
be 86
beam -158
beantragt 367
beatriz 76
beats -287
because 158
become -108
becomes -151
bedankt -45
beder 284
bedzie -100
been -28
before 53
begin 44
beginn -96
beginners -116
begins -291
behalf 376
beheer 138
behin 73
behind -57
bei -122
beides 431
beim -107
being 103
beirando 31
bejelentkezesi 154
bekliyor 1
bekraft -203
bekrafta 125
bekraftelse 225
bekraftelsekod 22
bekraftelseskode 170
bekraftelseskoden 301
bekraftelsesnummer -148
bekreft 58
bekreftelseskode 73
bekreftelseskoden 477
belepeshez 220
belepesi 292
belepokodod 65
belge -44
bell -112
belo 129
belob -75
belongs -155
below 15
ben 14
bence 18
beneath 450
beneficiaire 103
beneficiario 214
beneficiary 235
bengaluru -17
benotigen 183
bent 53
bereikbaar -153
bereit -86
berhad 11
berhasil -143
berikan 58
berikut 347
berizin 97
berlaku 164
berlin -87
bernard -133
berth -28
beside 221
best -66
bestaetigen 78
bestallning -94
bestatigt -41
bestatigung 133
bestatigungscode 420
beste -99
bestelling -91
bestellwert -90
bestelnummer -14
bestillingen -74
bestilt 321
betaald -163
betal -24
betalingskenmerk -70
betalning -4
betalt -62
betragt -9
betreff 125
betriebsnummer -82
betruger -160
between -35
bevestiging 147
bevestigingscode 339
bevestigingsnummer -65
bevor 350
bewahren -323
bewoners -268
bez 35
bezorger -86
bezpieczenstwa 92
bh00 -239
biar 117
bib -220
biblioteca -64
bic -3
bicibarri 44
bid 385
bids 44
bien 100
biex 262
biglietto -160
bij -262
bill -113
billet -86
bin -126
binding 228
binnen 36
bio -85
birdefelik 197
birthday -489
bisa 139
biscuit 63
bises -365
bist 216
biste 38
bit 134
bitte 10
bizden -189
bj 7
bjorkvik 90
bkt -12
black -60
blagajni -152
blank 14
ble -179
bleu -80
blevet -157
blijven -54
blik -59
blinks -70
blir 37
block -117
blocked -333
blog -11
blood 223
bloqueamos -296
blue 37
blvd -148
blwch 210
bn0 11
boa -43
boarding -194
boardwalk 120
boas -269
bodova -43
body -59
boek -30
boiler -138
bok 322
boka -312
bokhornan 54
bokningen 45
bokningskod -21
bokningsnummer -117
boksen -423
bol -69
boletim -166
bologna -64
bon -33
bonifico 201
bonjour 2
bonus -59
book -116
booked -198
bookings -220
books -66
booths -465
borne -11
borrower -214
borsuk 108
bot 237
botao -315
both 132
bother -117
boton -16
bottom 153
bought -320
bounced -295
bound 102
bouquet -482
bout 244
boutique -6
bowl -200
bowls 183
box 45
boxes 105
bq0 43
br -118
brackenridge -132
brae 42
brain -258
brakes 342
bram 37
branch -234
brand -789
brandname -1120
brandt -10
brauchen 37
brauchst -79
breakfast -110
breaks -318
brf 164
bridge -104
brief -215
briefing 84
brightwater -41
bring -226
bringen -370
bristol -80
brivibas -108
broad -96
broj -262
brojke -53
broken -37
brompton -109
brug 84
bruges 81
bruk 197
brukes 31
bruno 71
bs 361
bst -57
btc 191
bu0vd0t -56
bucks -562
bucuresti -84
budapest -72
bugun -18
build -43
builders 160
bukan 125
bulletin -62
bundle -13
buradan 51
bureau 138
burgerkonto 47
burglary -119
bursa 15
buses -83
business 32
but -5
button -485
buttons -148
buyer 80
buying -139
buyuk 186
buzon -53
bv 120
by -68
bye 3
byl -73
byla -35
bylo -340
byt 97
c 16
c00000 36
c0d0 282
c0g 110
ca 67
caba 14
cabbycar 482
cabinet 132
cache -230
cada -246
cadastrado -74
cadastro 180
cadeau -704
caduca 130
cafe 89
cagri 281
cairn -384
cal -180
calder 97
caldera -108
calendar -17
calendario -160
california 80
calisanlarimiz -94
call -96
callback 229
calle -78
calls -74
callum 229
cambiar 122
cambiate -105
camera -124
camille -175
camlik -85
campo 312
campus -92
can -4
canal 46
cancel -381
cancelado 12
candidate -142
cannot -113
cap -93
capital 58
capitals 209
captain 84
captura 36
car -3
card 60
cardinal 6
care 98
carelink -72
carer 428
carl -420
carnet -108
caro -6
carrello -466
carried -281
carrinho -381
carry 107
carta -56
cartao -51
cartwheel 548
case -57
casella 106
cases -63
casi 331
casier -122
casilla 295
cassa -184
castel 128
castellan -149
castellane 46
category 49
cats -48
cau 155
cawangan -389
cb0 118
cc -74
cdmx -191
cdn 467
ce 92
ceci 99
celkem -96
cellar 204
celu 12
celui 27
cena -143
center 28
centre -24
centro -107
cep -95
ceramics 262
cere -240
certificado -164
certo -24
cerut 18
ces 288
cest -72
cette 10
cgi -320
ch00 60
challenge 300
changed -7
changes -82
changez -33
changing 2
channel 354
chao 16
chapel -329
charge -63
charged -16
charges -45
charity 188
charlotte -437
chart -267
chat 263
chatterbox 45
chave 23
che 45
check -15
checking 136
checkout -542
checks 67
cheers -31
chega -151
chegou -126
cheia 77
chem 173
cher 228
chere 62
chf 15
chi -72
chiama -63
chiede 94
chiesto 129
chieu -241
children -162
chinh 145
chirpline 1
chirrup 210
chiusi -448
cho 134
choice 76
choir -109
choisir -391
choose -67
chose -31
chua -635
chung -266
church 158
ci -10
ciagiem 46
ciagu 17
ciao 44
cidadao -16
cif -45
cifre -45
cifrele 161
cihazdan -3
cijfers 30
cik -36
cikis -59
cin 169
cinque 65
circle 148
circulation -301
cisla -120
cislice 233
cislo -161
city 143
claim 154
claims 38
clase -76
class -275
clau 199
clause 80
clave 22
clean -36
clic -166
click -359
clicking -20
client 31
cliente -38
clients -38
clinica 228
cliquez -104
close 11
closed -91
closes -3
closing -83
cloud -46
club -20
cluj -219
cn -205
cnpj -57
co 12
coach -12
cobalt 8
cobrar 115
cod -27
code 136
codeexpired -165
codes -316
codi 16
codice 50
codici -51
codigo 29
codigos -319
codul 2
coffee -183
coin -264
col 70
coletul -2
colis -77
colleague 70
collect -190
college 139
colley -154
coloca 68
colour -241
com 92
combinable -209
combination -24
come -90
comes -16
commande 58
comme 8
commented -193
comments -78
commission 67
commit -57
committee -51
common -152
communications -59
community 39
como 148
company 154
compare -364
comparta 131
compartas 324
completare 147
completati 77
completo -107
compra -65
compras -111
comprovante -481
computers -177
comunica -6
comunicar -220
comunicare -120
comunicarlo 178
con 45
concluir 52
conditions -156
conference -109
conferma 38
confermare 96
confidential 63
confirma 101
confirmacao 176
confirmacion 170
confirmada -67
confirmamos -102
confirmar -15
confirmare 21
confirmarlo 238
confirmata -409
confirmati -4
confirmation 228
confirme 84
confirmed -54
confirmemail 173
confirmez 82
confirms 226
conforme -308
connect 9
connecter 102
connection 310
connexion 206
consegna -199
console 139
constitucion -37
consulta -370
conta 75
contact -75
contatti 53
context 224
continuacion 83
continuar 84
continue 122
conto -72
contract -87
contrat 171
contrato 249
contravention -336
controlecode 131
controllo -10
contul 67
convite -391
cookie 29
cooking -196
coop 75
copay 271
copia 155
copies -186
copiez 15
copperleaf 230
coppermart 71
copy -37
copying -13
copyright 144
cordialement 95
cordiali -49
corinne -11
cork 216
corkboard 9
corn 9
corporate 126
correct -190
correctly -111
correo -29
correos -12
corretto -204
corsa 150
corvid -32
cosa 193
cost -183
costo 87
costs -51
cottage 34
coucou 91
could -356
council 30
count 73
counted -7
counter -107
countersigned 68
country -386
counts 88
coupon -376
courier -188
courriel -117
course -100
court 14
coverage -167
cpt -135
cqc 66
create 46
created_at 251
creating 151
creatinine -166
credit 93
credited -651
credito -69
creek 155
crest 49
crn 173
cron -147
crumb -196
cs -6
csak 62
csomagszam -40
csv 197
ct -5
cua 70
cuanto -55
cuba 324
cuenta 1
cuentas 141
cuesta -39
cui -122
cuir 133
cumprimentos -297
cupboard 26
cups -228
curier -130
curl -611
curlew -21
current 58
custom -332
customer -61
customers -275
cuthbert 195
cv -83
cve -805
cvv -66
cw0 44
cycling 350
cyfr 95
cyfry 111
czeka 111
czk -18
cztery 98
d 53
d00 -1
d0sxe0s0 -50
da 41
daan 93
daar 165
daarom 67
daca 195
dad 142
dados -143
dafur 122
dag 11
dagar -63
dahil 7
daily -441
dakika 205
dakikan 9
dal -74
dalam 153
dale -8
dalej 24
damit -76
dan -56
dana 10
danach 66
dane 81
dank -191
danke -102
dann 189
dans 219
dar 186
darunter 124
das 18
dash 401
dashboard -16
dashboards 797
dass 7
dat 78
date -139
dateien -34
dates -11
dating 26
datum -130
dau 30
dauer -255
daugiau -20
davide 9
daxil 356
days -175
dazu 178
db0 131
de -33
de00 89
deactivated 69
dead 87
deal -194
dear -8
debug 49
dec 146
december -170
decembra -243
decembre -25
declan 62
decline -61
declined -355
dedahkan 244
deed 81
deep -209
default -33
deg 27
degildir -102
degilse 53
dei 116
dein 145
deine 117
deinen -269
deirdre 108
deixa 156
dekujeme -58
del -58
dela 133
delai 63
delay -232
delayed -76
delete -200
deleted -36
deleting 105
deletions -40
deliver -52
delivered -244
delivery -74
dell 83
delle 120
dem -33
demain 12
demande 80
demandera 337
demo -92
den -18
denemesi 73
dengan 119
denise 97
dennis 18
dental -82
dentist -67
dentro -57
deny -584
dep 41
departure -140
deploy -3
deployed -432
depois 31
depot 40
deqiqe 278
der -67
derigs 237
dermatology 509
derniere 56
des -39
desember -261
deset 24
desk 34
desks 96
desktop 124
desmond -139
desormais -52
destinatario -61
det 58
detail -230
details -15
dev 11
devant -68
deve 62
develop -57
device 4
devices -49
devon -109
deze 5
di 25
dia -39
diagnostic -152
diary -214
dias -71
diawasi 5
dibatalkan 98
dice 31
dicembre -87
did -61
didn -115
die 41
diem -89
dies 271
diese 63
diesem 4
diesen 196
differ -701
difference 247
different 255
dig 154
digicode -61
digit -127
digita 154
digital 90
digitale -168
digitare 246
digitavel -4
digite 386
digiti 760
digitos -130
digits 58
dihormati -261
dikirim -33
dimanche -291
din 64
dinamica 234
dine 161
dining 49
dinner 33
dir 170
direct -114
directly -246
disabled 279
disattivato 280
disclose 172
discount -410
discuss 425
discussion -36
disk 207
diskaun -237
diskon -63
dispatch -419
display -97
disponible -379
disponivel -327
disregard -31
disso 124
distribution 203
dit 44
ditt -126
dive 273
dla -33
dlamini 214
dm 122
dn 157
dne 103
dnevnik 43
dni -297
dnia 211
dniu -8
dns -282
do 45
dobry -58
doc -66
dockside 91
dockyard 16
docs -4
doctor 381
documento -104
doen -129
does 50
dogrulama 128
dogrulandi -66
doing 16
dokumentu -72
dolap -88
dolmus -70
domain -106
domains -237
domande -172
domenica -287
domu -58
don 10
dona -298
done -97
donnerstag -114
dont 254
door -152
doors -206
dopo 104
doroto 160
dort 289
dossier -59
dostana -39
dot 123
double -179
douro -180
dovetail 95
down -53
download -328
downloaded 45
dp -70
dr -3
dra -126
drafts 141
drar -77
draw -110
drawer -7
drawings -56
drawn 125
dress -265
driftwood -590
drin -100
driver -172
drivers 386
drop -21
druhe -165
dsm 281
du 18
dublin 78
due 31
dugmeye -295
dumneavoastra 70
dung 158
dunmore 87
duoc -300
duoi 7
dupa 245
dura 247
duration 90
durchwahl 137
duval -252
duvidas -114
dvorak -142
dvs -60
dynamic 201
dziala -77
dziekujemy -258
dzienniku 75
e 24
e00 -38
e0e 216
each -99
ean -146
earlier 166
early -18
earned -113
ec0 -263
eccolo 126
ecran 328
ecrit 253
ed -126
eda -71
edda -373
edge -25
edinburgh -38
edit 5
edited -139
edition 15
editor 56
edu -218
edwina -24
ee -272
een 12
eenmalig 446
eenmalige 599
effect -100
effet 87
effettuato -68
egy 14
egyszer 218
egyszeri 399
eight 48
eiluteje 127
ein 213
eindigt -104
eine 45
einen -127
einer -70
eingabe 54
eingeben 42
eingegeben 29
einladung -168
einmalcode 198
einmalkennwort 459
einmalpasswort 418
eins 53
eintippen 350
eintragen 281
ekipa 168
ekki 388
ekrana 289
ekrandaki 138
ekranina 149
ekraninda 59
el -78
election -258
electronique 55
elegir -422
elektro 16
elektronik 132
eletronico 50
elettronico -9
elevated 116
elevation 215
eleven -20
elif 42
elkeszult -183
ellenorzo -14
eller -196
ellers 142
ellery 20
elm -222
else 127
eltern -28
email 6
emailed 74
embaixo 166
emergencies 218
emergency 20
emitida -153
emme -125
emne -45
empfanger 21
employees 834
employer -359
employers -320
empty 123
en 29
enaa -84
encomenda -7
encore 95
ended -20
endereco -79
endet -59
endif -188
ending -72
ends -93
endziffern -40
engangsadgangskode 15
engangskod 336
engangskode 98
engangskoden 240
engangslosenord 100
engangspassord 397
engine 321
engineer -320
engineering 37
england 183
engu 236
enheten 11
enjoy -229
enlace -361
enllac -423
enough -20
enroll -195
enrolled -174
enrolment 364
ens -9
enter 402
entered 15
entering 609
entliehen 18
entra 68
entrada -51
entrance -42
entrando 16
entrare 277
entre -107
entree -151
entrega -221
entregue -33
entrez 477
entro 150
entry -9
entsperren 135
entwurf 187
env 219
enviado -52
enviamos -650
envio -97
environment 71
envoi -135
envoye -10
episode -70
equipe 6
er 31
era -43
erapaiva -69
erase 28
eres 319
erhalten -134
erinnerung -118
erneut -19
erositsd 78
erp 332
error -313
errore -291
ersetzt 78
erstattung -23
ervenyes -68
erwachsene 98
erzeugt 133
es 78
escola -39
escolher 118
escreva 510
escriba 34
escribe 517
escribelo 459
escribiendo 130
escribio 74
escriu 153
escrow 228
ese 147
eshte 296
eskerrik -47
espera 181
esq 219
essai -37
esserti 95
essex 141
est -8
esta 6
estacion -118
estado -11
estas 350
este 17
estes 103
esti 71
estimada 71
estimado 130
estimate 90
estimated -124
esto 77
estonia -181
esy 245
eszkoz 82
et 44
etait -190
etape 146
ete -197
ett 125
etta -264
etter 97
eu 164
eur 57
euro 118
europe 163
even -22
evening -66
event -141
evento 3
events -325
ever -245
every -162
everybody -177
everyone -52
everything -201
everywhere -11
evo 77
ew -197
examen -265
examinations 94
example 27
excess 30
executed -209
exemplo -39
existing -331
exit -319
exited -125
exp 201
expect -71
expected -408
expediee 7
expira 259
expirat -26
expire 50
expired -139
expires_in 207
expirou -83
expiry -59
ext 3
extend -301
extension -107
external 459
extn -1
extra -41
eyjhbgcioijiuzi0niisinr0 -954
eyjhbgcioijiuzi0nij0 -47
eyjhbgcioijiuzuxmiisinr0 -109
eylqym -136
ez 194
ezt 114
f 62
f00c 127
f0kz -386
fa 20
fach -227
facil 297
factor 102
factory -252
factura -49
factuur 72
fahrt 28
fai -116
failed -214
fails 109
failures -75
faire -135
fake -265
faktura -138
fale -342
faleminderit -80
fall 175
fallen -124
fallig -4
falls -19
falta -66
faltas -20
familias -129
family 146
fan 18
far -14
fara 100
fare -187
fares 676
farid 302
farm 136
farrow -76
fast 18
fasta -28
fathom 109
fathomsailing -77
fatou -3
fattura -126
fatura -57
faubourg -149
faudra 256
fault -280
faut 149
favor -59
fax -99
fazer -55
fb00 -128
fdic 145
febrero -172
februari 101
february -100
fechar -51
fedora -94
fee 132
feed 131
feedback -165
feeder -308
feeds 325
fees -296
feil -211
feira -439
feiraoonline 18
fel -137
feld 200
felixstowe -110
felkod -276
felt 109
feltet 152
feluleten 213
fem 59
femi -7
femke -169
fenetre 142
fenn -118
fenna -68
fenwick 554
fereastra 144
ferme 192
fernbank -147
fernly -3
ferreira -21
ferris 92
fertig 296
feu 399
fewer -75
fi -48
fi00 -48
fica -42
fichier -224
fidelite 86
field 122
fiets -62
fig -262
figure 138
figures 165
file -76
filed 35
fill 118
filled -28
fills -1
fim 267
fin -169
finally 415
finch -77
find -99
finds -28
fine -358
finestra 318
fingerprint -46
finish 87
finished -296
fino 35
fins 20
fiokja -102
firefox 59
firma 165
firmar 567
firmare 19
firmware 115
first 109
fis -165
fiscale -120
five 25
fix -407
fixed -26
fizetendo -122
fizetest 165
fjarrkontrollen 181
fjord 235
flex -323
flickers -151
flight 42
flights -303
floor -41
flug -181
flyers 153
focus -208
fogadja 187
foglalasi -48
foi -89
fois 144
fold 58
folder -101
folgende 44
folgenden 267
follow -105
followed -125
followers -70
following 97
follows -29
folosi 33
folosinta 380
folositi 84
fonts -36
foo 100
foods -11
footer 245
for 44
forecast -96
forfaller 63
forgets 688
forgot 224
forgotten -66
form 107
formality 62
forms -197
formulaire 217
formular 32
formulare 4
formulario 418
formularzu 217
formulier 66
fornitore -331
foro 294
forum 68
forward 26
forwarded 74
fost -62
found 46
four 82
foutcode -104
fr 111
fr00 238
fra -57
fragen -198
fragor 40
framenummer -147
frames 108
fran -72
francisco -98
fraud -127
fredag -134
free -92
freeze 20
freigabe 115
freigabecode 149
freigabenummer 17
freigegeben -162
freight -177
freischaltcode 424
freischalten 148
frem 46
frequency 317
fresh 253
friend -73
friends -334
from 24
front 109
frontend -328
fsp 117
ft -135
fue -176
fuer 88
fuiste -69
full -115
fullen -7
fun 305
funciona -163
fund 158
funds -50
fungua 290
funktioniert 100
fur 68
further -152
future 185
fw 39
fx 31
fyll 228
fylla 156
ga 119
gaat -42
gabinet 9
galati -12
galaxy 156
galima -146
galla 130
galler 54
galway -145
gambling 85
game 177
games 41
gang 48
gangen 462
ganger -92
gannet -262
gaps 175
garagem -28
garantie -94
gareth -57
garnet 97
gas 51
gast -99
gastar -53
gate -196
gatekeeper 413
gates -41
gateway 95
gave -202
gb 31
gb00 -19
gbp 129
gdansk 200
gdy 29
gdynia -181
ge -131
gebeten 69
gebruiken 70
gebruikersnaam 304
gebruikt -307
geburtsdatum 98
gecerli 94
gecerlidir 93
gecerlilik 138
gecko 11
geehrte -145
geehrter 126
gehort -8
geloscht 64
gelten 224
general 76
generated 196
generating -107
generator -488
genere 108
gennaio -71
gens -735
gent -45
gente 38
gentile -57
genuine -542
geoffneten 111
gepelje 261
ger -212
gerade 172
gerek -231
gesendet -155
geslo 332
get -142
getal 236
getta 119
ghent -207
gia 6
giam -593
gian -38
giang -78
giao -120
gib 91
gibt -317
gift -243
gilt 53
giltig 33
giorno -96
giovedi -186
girin 434
giriniz 254
giris 62
girocard -164
git -78
give 129
given 13
gives 189
glacier 102
glad -132
glance -249
gleich 73
gloves -36
glow00 -88
glows -140
gmbh 6
gminy 61
gmt 9
go 161
god -57
godkann 68
godkende 141
godz 90
godzinie 26
godziny 6
goes 129
goff -174
goi -154
goiania -249
going 79
gol 49
gom -167
gonder -390
gonderdik -215
gone -85
good 45
goodbye 204
goods -209
google 47
gooi 33
gore -339
gorse 47
gospa 371
gothenburg -351
gottingen -32
grab -233
graca -8
gracias -156
grad 349
grade 38
grain -104
gran -117
granite 2
grant -199
gratis -197
gratuite -1
gravel 156
greaves -23
green 25
greenbank -65
greencab -9
greetings 255
greta -125
grew -67
grey 246
gros 51
gross -67
group 159
groups -66
grower -217
grudnia -81
grupo -132
grus -161
guard 245
guarde -122
guesses -267
guest 217
guests -19
guide -369
gultig 183
gun -275
guna 159
gunakan 168
gunlerde -105
guthaben -21
gutscheincode -383
gwadwq 17
gyldig 61
h0000 -43
h0v -16
ha -29
hab -27
haben 86
hace -171
hacer -450
had 44
hadiah -150
hai 3
hakan 72
hakemuksen 97
halaman 585
halden 93
half -9
hallissa -60
hallo -92
halsningar 112
halt 194
hand 147
handbook -312
handel -118
hands 243
handy -75
hang -160
hanggang -192
hanim -15
hann 10
hans 127
hanya 204
hapon 23
happen 63
happened 376
har 37
harbor 86
harborlight -22
harc 369
hari -118
haric 131
haro -577
harriet 51
harrow 23
has -14
haslo 81
hasta 55
hasznalatos 252
hasznalhato 288
hat -1
hata -140
hatali -14
hattie -1
havale -16
have -47
haven 176
having 207
havnegade -37
he 73
hea -15
head -103
header -373
health -100
hear 33
heard -32
hears 274
heb -149
hebben -180
hech 104
heft -157
hei -134
helen -20
helga -141
hello 15
hello00 156
helmi 183
help -6
helpdesk -40
helpers 17
helping 116
helps -435
helsinki -77
hemen 109
hen -228
henkilotunnusta 91
her 96
here 59
herr -62
herself -96
herstel 111
herstelcode 125
hesabiniza -73
hesabinizin -247
hesla 486
het 269
heu 12
heure 68
heute 170
hey 211
hezky 243
hf 134
hi 3
hidden 22
hien -45
hier 179
hii 183
hij 201
hiljemalt 117
hilsen 97
hinein 50
his -71
hit -41
hivja -31
hiya 57
hm 49
hmrc -110
hmz0tq0b0k -279
ho 85
hoa 44
hoac 67
hoan 170
hodin 89
hodinu 128
hodiny 148
hoeft -36
hoja 213
hola -113
hold -23
holder 121
holding 122
holidays 361
holm 112
holz 30
home 54
homepost 447
homes -101
honap -42
honey 17
hoofdletters 33
hook 146
hop -341
hope 15
hora 44
horaires -34
horario -49
horen 140
horizonte 87
horse -89
hospice -70
hosting -264
hosts -97
hotel 57
houd -35
hour 277
hours -144
house -115
household -9
how -370
howdy 444
hp 225
hrs 109
hs -87
ht0 26
http -259
https -218
hub 155
hubungi -105
hull 207
human -190
hundred -121
hungry 572
hurry 121
hut -156
huu 57
huwag 146
hvala -8
hvis -24
hx0 219
hy -198
hyphen 242
hyva 141
hyvaksy 33
i -7
ia 123
iata 243
ib 32
iba -42
iban 61
icin 251
icinde 160
ico -13
id -135
idatzi 354
ideiglenes -88
identificador -208
identificarse 9
identity 244
identyfikator -224
idnr 65
idopontja -49
iemand 313
ieraksti 162
ierakstiet 141
ievadiet 203
ig -140
ignora -75
ignore -50
ignorieren -125
ihn 55
ihr 25
ihre -12
ihren -123
ihrer 58
ik -8
ikaw 54
iki -139
ikke 42
il 2
iletisim 7
ilinca -387
illegalstateexception -317
illustration -161
im -98
image 13
images 112
ime 88
imizuzu 240
immer -178
imogen -30
import -129
importer -593
importo -80
impressum -99
imprint -41
imran -321
in 1
inbjudan -1
inbox -13
inc 40
inc0000000 226
incidencias -39
incident -128
incl -123
include -170
included 145
indique 21
indiquer 80
indiquez 329
indiranagar -93
indirim -345
indirizzo -13
indonesia 35
indtast 339
induction -41
ines 59
infinite 492
info -130
infolinka 59
informamos -202
information 236
informe 152
informujemy -328
infotelefon -91
ingelogd -34
ingen -165
ingenting 423
ingresa 348
ingresar 309
ini 125
iniciados 377
iniciar 8
initiated 71
inlogcode 341
inloggen -33
inloggning 105
inloggningskod 124
inn 157
innlogginger -65
input 5
inr 121
inregistrat -46
ins 21
inscription 125
inserire 111
inserisca 237
inserisci 275
insertions -44
inside -26
instagram -338
install -218
installation 1
installed -358
instance 22
instant 314
instead 252
institution -35
instruction 41
insurance 88
int 48
inte -74
integration 26
interactive 177
intikken 289
into 156
introduce 339
introduceti 277
introducir 179
introduiu 52
introdus -66
introduza 535
introduzca 308
introduzir 112
inv 7
invalid -369
invented -45
inverter 117
invita -97
invitation -234
invitations -351
invite -40
invited -33
inviteret -378
invoice -233
io -82
ioctha -182
ios -186
ip -88
ipe 62
iphone 58
ipsum 48
iptal -17
irasyti 141
ird 300
ireland 46
irja 254
is 46
isa 206
isikan 323
islem 53
isn 31
isso 176
issue -187
issued 172
ist -89
iste 161
isteach 435
isto 140
it 66
item -216
items 302
its 201
itself 114
itt 12
itu 69
iva 113
iveskite 180
ivo -115
iyong 23
izin -7
izkaznice -156
izmir -74
iznosu 134
j 45
j00 -28
ja 4
jaar -2
jadwal -209
jahr -420
jakarta -27
jalan -163
jalkeen 42
jam -58
jana -18
janeiro -44
jangan 96
januar -18
januari -24
jatka 88
jatoba 26
jatuh -74
jau -349
java -287
je 72
jedem -27
jeder -197
jednokratna 276
jednorazove 163
jednorazovy 258
jednorazowe 256
jednorazowy 303
jej 53
jelentkezzen 29
jelszo 6
jemand 334
jen 3
jens -3
jequitiba -18
jeroen 149
jesli -81
jest -38
jestli 172
jeszcze 14
jetzt 65
ji 98
jis 52
jiz 5
jjfi -88
jln 21
jo -20
joan -336
joanne 309
job -23
jobs -64
join -157
joining 211
joint 31
joku 70
jolene -75
joliet 15
jonas 186
joost -191
jorge -294
jos 11
jotta 94
jour 97
journal 174
journee -306
jours -60
jovahagyo 374
js -61
jsem -180
jsi 199
jsme -97
jste 15
judith 10
jueves -31
juin -122
juli -313
jumper 366
jun 31
june -101
juni -254
junio 33
juniperwallet -239
juno -120
jus 166
just 23
justificante -47
jusu 128
juz -23
k 74
k00 168
k0000 -127
k0b 50
k0m 346
k0n 76
k0p 182
k0vq0 -235
ka 62
kabinets -6
kadar -131
kade 236
kadikoy -46
kadri 85
kahvi -103
kai 291
kaikki -244
kaiserstrase -28
kaixo 74
kali -43
kalir -46
kami -113
kamu 87
kan 71
kanal 46
karaca -209
kart -183
karte -77
kartenzahlung -43
kartica -112
kartinizla 196
karty 16
kas 18
kassa 11
kassan -407
kasse -10
kassen -47
katarzyna -44
kaunas -113
kaytetty -174
kazdy -44
kc -124
kcal -119
kd00 165
kde -214
ke 46
kedves -118
keep -179
keepers 153
kehtib 178
kein -19
keine -83
keizersgracht -49
kelas -8
kell -120
kelpaa 274
kenal 140
kenmerk -79
kennel -467
kennen 174
kennt 71
kennwort -87
kenteken -33
kenttaan 256
kerdese -27
kerjuk 76
kerran 94
kert 240
kertakayttoinen 562
kertakayttokoodi 117
kertakayttosalasana 69
kertakoodi 203
kertakoodisi 439
kesto -41
kestrel 44
kestrelpay -616
keswick 457
ketik 224
keuze 33
key 71
keyerror -306
keyhaven -218
keynote 811
kezdemenyezte 142
kf 49
kg -61
khau 56
khi -407
khong -8
kid -104
kies -96
kiitos -166
kilnworks 19
kime 200
kimga 69
kimlik -20
kind -7
kindly 2
king -84
kini -117
kinnita 183
kinnituskood 136
kiosk 162
kirish -98
kirjaudu 176
kirjaudut 102
kirjautumassa 66
kirjautumiskoodi 186
kirjautumiskoodisi 437
kirjoita 469
kit -10
kitchen -34
kite -35
kl 52
klaipeda 90
klant -112
klanten -164
klantnummer -31
kleebi 388
kleinschreibung 222
klick -246
klicka -171
kliendinumber -152
klient -72
klienta 16
klientske 44
klijenta 213
kliknij -288
kliknuti -46
klistra 209
klockan 120
kloppen 30
klopt -84
klts -1
klucz -96
kluisje -195
km -15
knappa 319
knappen -172
knopf -149
know 156
knows 246
kobenhavn -64
kod 17
koda 32
kode -6
koden 76
koder -272
kodja 332
kodo 99
kodod 246
kodok -77
kodow -698
kodu -58
kodun 173
kodunu -75
kodunuz 242
kodunuzu -170
kody -36
kohler -115
kohtaan 102
koko -185
kollinummer -48
kolonky 51
kombinierbar -14
kommer -115
kommst 51
kommt -217
komt -38
konci 161
koncici 94
konfirmasi 42
konnen -99
konta -7
kontakt -32
konto -68
kontoen -80
konu 105
koodi -54
koodilla 17
koodisi 204
kopi -51
kopieer 77
koppel 58
kor -115
korabban -69
kornat -169
kort -6
korting -230
kortingscode -216
koszonjuk -20
koszyku -215
kotan 53
kovetkezo -151
kowalczyk -198
koz 19
kq -188
kq00xt0 350
kqmz -99
kr -1
krakenfall -1
krakow -130
krijg -365
krvt0000 -179
ksh0 -10
ksiegarnia -80
ktere -131
ktos 88
kucesi -17
kuin 387
kuingia -65
kul -262
kuldott -69
kullanicimiz 168
kullanilabilir 64
kullanimlik 153
kunagi -228
kund 111
kunde -15
kunden -258
kundennummer -119
kundenummer -93
kunder -309
kundeservice -162
kundnummer 7
kungewona 282
kuni -37
kup -30
kuponkoddal -67
kuponkodja -18
kurier -102
kurierowi -213
kurs -85
kuryer -98
kus 111
kusi -81
kvart 424
kvitto -108
kvk 12
kvkk -179
kwa 10
kwadrans 618
kwam 30
kwartier 101
kwh -177
kx0q0m 68
kyc -36
kyoto 22
l 54
la 16
laat -124
laatste -14
laba -5
labas 202
label -169
labels -310
labs -84
ladder 140
lady -33
lag -167
lagi 68
lagos 284
lahetetty -36
lahetimme -4
lahetystunnus -106
lahti 269
lahtrisse 223
lai 80
laisves 38
lake 117
lakeshore 140
laman 36
lan -132
land -28
landscaping -364
lane 46
lanes -41
lang 37
langre -121
language -224
lanken -466
lantern 31
lanternfish 12
lapa 296
lapses 90
laramie -7
larder -125
large -22
larkshop -27
larkspur -65
las 116
lasku -53
lasse 132
lassen -71
last -51
lasts 198
latest -252
lauka 179
launcher 101
lautet 85
law -6
lb -116
le -71
lead -263
league 242
leaked -100
lease 72
least -16
leave -182
lecce -258
lectura -116
ledgerly -141
ledig -84
leeds -3
leer -115
lees -374
leeuwarden -99
legal -259
legitimation -6
lehe 172
lehel 77
lei -127
leicester -71
leipzig -53
lejar 137
lemon -232
len 17
lending 146
length -226
lenken -86
leo 122
leopold 16
lep -309
lequel -14
les 76
lesen -202
lesson -517
lesz -162
let 74
letos -42
letras 191
lets 303
letter -50
letters 253
leur -226
leva -46
level 50
lhe 53
liberado -269
liberar 326
librairie -92
library -37
licence 133
licensed 81
liczba -67
lid -134
liebe -72
lieber 231
lieferung -183
lien -291
life 103
lifetime 110
ligacao -200
ligt -97
like 93
liked 14
likes 36
lille -163
limit 58
limited 149
limits -161
linde 17
lindenau 146
lindgren 194
line 27
linea 249
lines -229
link -390
linke 242
linked 6
linking 151
linkki -187
links -148
linkul -25
linnet 7
linux -1
linz 241
listeden -140
listen -6
listened -244
listeners -230
lists -47
liter 242
little 91
live -105
living 268
livro -276
liye 198
lj0000 -155
ljubljana 138
ll -24
llamanos 137
llc 24
llega -219
llegar -158
llp 103
load 175
loans 291
lobby -49
loc -48
local -60
locale 293
localhost 133
localizador -346
location -75
locator 228
locked -5
locker -221
loft -150
log 104
logga 109
logge 81
logged -93
loggen 74
logget -152
logging 81
login 109
login_challenge 221
logins -205
loginwithemail 470
logistics 93
logo -40
logowania 84
logt 46
loja -251
lokalizacja 174
lokasi -135
london -157
long -263
longer -124
look -166
looked -277
looking -68
looks -11
loop 368
lordag -112
lorem -18
lorient -159
los 5
loschen -281
lose -17
loss -6
lost -112
losung 169
lovelace 51
lovni -2
low -278
lower 126
lowlandvet 289
ls0 -140
lt 19
ltd 100
luc -21
lucia -112
luck -536
lucky 112
ludo 94
lugar -33
lugupeetud 310
lukema -30
luku 159
luna -1
lunch 23
lune -345
lunedi -366
lutfen -47
luvulla 87
lv 11
ly -164
m 22
m0 10
m00 -365
m0k 19
ma 63
maar 305
maart -76
maas -209
mac -21
machine 92
machines -95
macos -64
made 136
mads -103
maelle 191
mag 62
magazin 27
maggio -90
magic 145
magiclink -629
mah -74
mai 18
mail -39
mailadres 102
mailadresse 10
mailbox -5
mailboxes -222
mailing -141
mailman -266
mails -74
main -67
mainnet 156
maintenant -232
mairie 252
maison -76
maiuscole 100
majuscules 18
make -27
makes -135
making 52
maksu 56
mali -37
maliciously -639
malmo 204
maly -117
man 38
manage 21
managed -35
manager 65
mandamos -510
mandant 155
mangler 82
mantem -56
mapleton -779
maps -384
mar 22
marc -147
march -209
marche -80
marcius -51
marco -190
marcus -44
mardi -209
mare -169
marek -348
maret -153
margaret 44
margaux -127
marguerite -186
market -82
marlowe -23
mars -192
mart -2
martalik 165
martedi -141
martin -48
marz -57
marzo -237
mas -94
maske 133
maslak 9
masold 132
mass 46
master 92
mastercard -226
masuk -53
masukkan 334
mat 133
matches -196
maticna 70
matricula -184
matter 265
mattermost -356
max 3
maximum 58
may -46
mayo -309
mayor -103
mayusculas 470
mb 40
mbps 195
md0000 14
me -191
meadowlark 421
meals -107
means 34
meant 55
meantime 223
med -12
medical 155
medlemsnummer -136
meeting -20
meg 58
megadott -62
megerosito 128
megkaptuk -69
mei -62
meille 303
mein 167
mejlet -68
mel -95
melalui -55
melden 46
meldest 212
meldet -253
melding -58
meldt -105
meldung 138
mellem -215
member -53
memberikan -113
members 117
meme -137
men 34
mendaftar 40
mengajukan 218
mennessa -164
menos -338
mensagens -155
mensaje -51
mensajes 11
menu -133
menus -670
mer -354
merci -319
mercredi -21
merge -396
merhaba -42
merhabalar 107
mersis 18
mese -88
mesicu 151
mesma -173
mesmo 3
message -31
met 103
meteran -42
method -197
metres 350
mette 20
metti 13
mezz 72
mfa 43
mi -47
midnight 311
mientras -55
mieter -46
mig -239
migrations -17
mijn 104
mikkel 71
milano -137
mili -297
mill 31
million -128
millrace 544
milo -269
mily 36
min 199
mina 12
mind -68
mine -478
minggu -155
minh 31
minima -128
minimo 226
minit 327
mins 981
minuciu 187
minuit 1
minuscules 185
minusu 329
minut 398
minuta 360
minutach 240
minutah 255
minute 176
minuten 347
minuter 197
minutes 144
minuti 396
minutinhos 22
minutit 123
minuto 72
minutos 429
minuts 81
minutter 349
minuttir 152
minutur 335
minuty 44
minuutin 152
minuuttia 141
mira -238
mirador -81
mireille -92
mis 81
misiniz -64
misma 95
miss -70
mission -218
mistake 158
misto -101
mit 87
mitarbeiter 41
mitgliedsnummer -80
mitid -92
mix 27
ml -304
mm -29
mms 309
mn0000 8
mn0eymw -89
mniej -306
mo 8
mobile -194
mobility 217
mochten 32
mode 24
model -114
modem 108
moderator 18
modifie -99
modtaget -66
modulo 184
moi -116
moikka 180
moins -31
moisture 281
moj -76
moja 436
mokejimo 140
molenweg 50
momento -33
mon -12
monday -226
mondays -13
mondja -114
money 7
monitor -51
monitored 192
monitors 128
monk -90
monouso 534
monstera -286
montant -5
month -63
monthly 55
monto -18
montpelier 67
montreal 18
more -82
moreau 2
moretti -52
morgen -30
morning 92
morris00 306
mos 234
mossgarden -297
most -105
mostantol -55
mostly -120
mostra -82
mot 60
moth 18
mott 4
moved -167
moving -38
mozna -170
mp 88
mp0 -195
mpan 232
mrs 119
ms 25
msc 947
msg 17
msimbo 174
mst -118
mt 85
mt0 -101
mtan 245
mti 82
mtu 318
muda -10
muddle -101
muestra -10
muffin -175
muista 133
mukaan -25
mulai -68
munissez -31
munud 70
murcia -85
musica -49
muss -249
must 154
musterimiz -21
mute -206
mutualite 57
muzete -261
mvh 430
mx -190
mx0 -183
my -85
myalezo 122
myservices -205
n -53
n00 65
n0000 -79
na 30
naam -147
nach 57
nachname -236
nachricht -48
nachzahlung -58
nada -126
nadal -47
nadat 419
nadia 96
nadie 15
nagon 150
nait -19
najdete -154
nakamura -119
nakup -122
nakupu -137
nam -123
namai -7
namaste 337
namba -67
nambari -84
name -133
names -29
nan -6
nantes -77
nao 2
nap -317
napis 30
napiste 263
narocilo -109
narudzba -40
narva -196
nase -83
nastavit -280
nastavite -195
naste -303
nationale -202
nd -49
ne 87
nearly 59
ned -51
nedele -127
need -57
needed -111
needn -114
needs -39
nego 71
negozio -188
negyedoraig 10
neighbours -10
neither -326
neka -365
nelkul 17
nell 161
nello 240
nem -29
nennen -100
neplatny -121
ner 362
nereikia -290
nesdelujte 63
neser 106
nest -344
neste -128
net 9
nettbanken 122
nettleseren 222
network -59
neu 138
neue 90
neuen 15
neuer 126
neve 300
nevienam 158
new 25
newer 317
newest 202
newpost -67
news -181
newsletters 281
next 27
nf -433
nga -119
ngay -213
nguoi 36
nguyen 55
nhan -171
nhap 130
nhe 133
nhs 68
ni -28
nia 75
nic -68
nice -53
nicht -23
nichts -36
nick 46
nie -85
niego 95
niekam 56
niemand 29
niemandem 3
niet -24
niets -53
nieuwe 92
night 58
nights -138
niin -34
nije -63
nikada -214
nikomu 147
nimanui 387
nimbra -169
nincs -405
nine 63
ninety -552
ninguem 209
ningun -20
nisi 261
nizami -5
nk 9
nl00 -25
nl0000 -202
nm 168
nm0 8
nmls -71
no -8
nobody 60
noch 200
node 44
nodig 133
noen 419
nog 49
noget -75
noi -45
nok 193
nombor -125
nombre -87
nomor -124
nomreniz 169
nomresi -118
non -56
none -186
nooit 45
noon 206
nordhaus -137
noredama 2
noreply -128
normal -100
normally -196
norte -3
north -103
northmere 111
northmoor 65
norway -270
nostri -48
not -16
nota -74
notes -177
nothing -286
notice -169
noticed -130
notifications -188
notig -441
notre -66
noua -19
nouda -108
noutokoodi -216
nouveau -27
nouvelles 71
nov -196
nove 84
november -66
novo 193
novy 18
now -89
nowego 134
nowy 75
nr -5
ns 135
ns0 175
nsw 55
nt -128
nu -185
nueva -102
nuevo 30
num -85
numar -38
numaraniz -198
numarasi -142
numarul -88
number -80
numbers -103
numbrid -41
numbrit 50
numer -285
numerem -252
numeris -83
numero -155
numeroa 75
numerot 72
nummer -313
nummeret -21
numret -20
numurs -165
nunca -245
nuo -85
nuolaida -13
nuria 117
nursery 308
nwosu 23
ny -109
nya -8
nyckeln 123
nye -87
nyt -75
nytt -17
nz -19
o 7
oak 25
obinna -172
objednavka -30
objet 132
obrazac 17
obrazovce 198
obrazovke 175
obrigado -123
oc -160
occorre 82
och -28
ocr -136
oct 33
octavia -230
october -142
octobre -16
octubre -2
od -56
odbiorca 32
odbioru -321
oddziale -105
odense -63
oder -7
odette -1
odkaz -153
odnosnik -215
odoslana -7
odpowiedz -15
of -17
off -53
offers -499
office 38
offline -82
offnen 113
offnet -314
oficina -49
often -84
og -14
oggi 2
ogni -121
ogrencimiz 16
ohm 298
ohne 25
oja 268
ok -49
okafor -90
okenka 24
okienku 595
okkar 27
okna 102
oktober -191
olamide 674
olarak -2
olay -100
old 45
oldalon 523
oldharbour -18
oleander -382
olemme -103
olet 313
olette 176
olit -193
olu -20
olur 306
oluwaseun 217
om 103
omaha -154
ombi 141
on -36
onay 257
oncall 373
once 35
onda 274
one 97
onepass 9
ones 39
onetimepassword 240
online 88
onlinebanking -188
only 101
ont -225
ontvangen -184
oo 287
ook 14
open 21
opened 3
openstaat 198
operacao 43
operacji 15
operations 51
operator -35
ophalen -21
opisovat -112
opiste 544
opnieuw 171
opponent -90
opposition 11
ops 157
option -68
optout 353
or 10
ora 74
orange 276
oraz -378
orbiter 54
orchard -71
orchid 86
order -16
ordered -34
ordernummer -118
orders 89
ordinateur 263
ordine 43
ordre -59
ordrenummer -71
ore 79
oregon 116
oren -42
org 42
organisation 329
organiser -325
oriel -268
originator 285
osei -336
osoite -69
osoitteessa 129
osszesen -13
other 51
others -149
oto 264
otp 128
otp_code -665
otp_ttl_minutes -483
otra 193
otrzymalismy -83
otsikossa 11
ott 134
otter -60
otto 244
oturum -24
ou 13
oulu 133
our 34
ours -63
out 14
outbound -72
outdoor 13
ouverte 197
ouvidoria -291
ouvre 21
ouvrir 149
ove 300
over 75
overovaci 324
overovaciho 22
overstory -76
ovrigt 114
owl 22
own 42
oy 161
oyelaran -163
oyun 107
ozdemir 76
ozel -125
p 3
p0 43
p00 -186
p0e 156
p0rncfwn0on0 276
pa -66
paattyy -62
pacific 377
pacjent -159
pack -308
package -37
packed -5
packing 29
padlock -136
pag -137
pagamentos -207
pagar -212
pagato 446
page 267
pages 19
pagi -43
pagina 649
pago 59
paid -39
paikalle -479
paired -487
paket -243
paketet -146
paketshop -16
pakke -75
paldies -198
palisade 63
palletcode -82
pallets 127
palveluun 152
pan -48
pane 106
panel 2
pani 99
panie 81
panier -331
pankki -218
panstwa -9
panstwo -366
pantalla 336
pantry 235
paperless -344
papertrail -9
par -150
para 207
parade 171
parallel -56
parar 129
parast 81
parcel -219
parcels -53
parent 152
parents -131
paris -128
parking -94
parma -274
parnu -170
parola 10
paroli 251
part -154
partenza -169
partie -147
parties -26
partir -119
party 101
paspoort -125
pass -110
passcode 234
passcodes -383
passed -234
passes 64
passkey -173
passkeys -81
passo 96
passport 75
passports -105
passt -207
password -55
passwordless 469
passwort -257
passworts 77
past 182
paste 160
pastrati -45
patch -166
path 181
patient 65
pattern 3
patvirtinimo 189
patvirtinti 94
pause -330
paused -131
pay -12
payable -1
paydesk 75
paye -47
payee 113
paylasmayiniz 281
payment -75
payments 12
payout 409
pdf -269
pdt -108
pe -38
pe00 -166
peachtree 37
peak -214
peakline -166
pedalo 185
pede -101
pedido 67
pedidos -110
pedimos 308
pedindo 272
pedir 131
pedira 133
pediremos -186
pediste 93
pediu 108
pekka 281
pela -99
pelanggan 6
pell 367
pelo -62
pembayaran -58
pembelian -316
pencilled 622
pendaftaran 59
pendant -39
pending 248
penerima 525
pengambilan -240
pengenalan -16
pengesahan 311
pennant 339
pension -179
pensions -332
pentru 65
penztarnal -358
people -242
per 2
percen 108
perche 9
perchline 145
percig 511
perdu 474
perguntas -205
perhaps -238
period -122
periodo -310
peristiwa -101
perlu -94
permintaan 7
permohonan 51
pernah -39
perr00 -264
personal -169
personne 283
peru -253
pesan -63
pesanan -13
petak -257
pete 398
petis 429
petro -124
petrol -79
pf -51
pham -57
phish -215
phone -110
phong -163
photo -211
photos 5
phut 559
piatek -18
pick -14
picked 170
picks -156
pickup -307
picture 3
pictures 18
pid -174
pidio 43
piece -304
piegade -181
pier 165
pieslegsanas 77
pigeon 33
pills -151
pin -8
pincode -192
ping -46
pinhole -102
pinnacle -198
pins -14
pipeline -40
piret 81
pitch -143
piu -27
pix -17
pixel 129
pizza -471
pk -82
pl 32
place -129
placed -117
places -52
plain 107
plan -12
plane -124
planned 330
planner -198
plano 239
plant -170
plantao 55
plata 70
platbu 18
plate -144
plati -8
platnost 139
plats -96
play 44
played -35
player 101
plaza -29
plc 3
please -35
pln 279
plot 24
plotline -82
plover -36
plug 39
plumline 426
plus -64
plusieurs -143
pm -14
pnr -109
po 51
po00 63
poang -21
pocketcms -175
poct -12
pocztowy -128
pod 59
podaj 197
podanie 146
pode -122
podpis 480
podra 87
pohja -4
poi 23
points -184
pojistovna 219
pok 43
pokoj -62
pole 168
poliambulatorio 26
police 181
policka 36
policy -56
polis -114
poliza 116
polje 153
polling -169
polnocy -31
polu 212
pomlckou 117
pon 247
pone 185
pones 42
ponownie -180
pontos -76
pool -48
poole -28
pop 178
popcorn -57
poplar -234
poprzedni 377
popust -71
por 45
porch -203
porque -114
port 41
porta -66
portal 49
portale 201
portalu 53
porte -49
porten 63
portkod -386
portland 81
porto 38
portugal -114
poruke -9
poslali -90
poslana -79
possible -97
post -251
postal -185
postami -46
postbox -58
postcode -206
poste -104
postgres -453
postino -66
postinumero -141
postnumer -171
postnummer -196
postovana 78
postovani -2
posts 23
pot 150
potongan -15
potrditveno 135
potrebovat -55
potrzebny 30
potters -30
potvrdenia -22
potvrdit -226
potvrdite 83
potvrdte 103
potvrdu 396
potvrdzovaci 174
potvrzena -128
potvrzeni 114
potwierdzajacy 153
potwierdzenie 156
pouco 35
pound -9
pounds 59
pour 183
pourquoi 101
pouzijte 566
pouzite 42
pouziti 39
povedzte -61
powazaniem -7
power -12
pozdrav 118
pozdravem 356
pozdravljeni 5
poziadali 32
poziv -103
pozostalo 64
pozsonyi -23
pra 123
practical -124
praha 2
prairie 22
prank 113
pratica -16
praze 82
precedente 188
precinct -350
pred -217
predmet -36
prefer 222
preghiamo -282
prelevement -87
prenotazione -92
prepisite 331
preporuku -222
prescription -10
press -21
pressed 540
pressing 95
presumably -933
preukaz -172
preuzimanje -36
preventivo 221
preview 209
previews -58
prezado -94
prezados -161
pri -324
price -135
prices -27
prihlaseni -17
prihlasenie 29
prihlasovaci 226
prihlaste 197
prijava -173
prijavite 184
prijavo 261
prijavu 181
prije 66
prima -76
primary 98
primeros 284
primo -22
print -124
printed -196
printer -84
printing -449
prints 279
priority -94
pripad -23
pris -457
prisijungimo 312
prisijungti 9
prisijunkite 131
pristup 298
private -44
priya 68
probably 78
processed -140
prochaine -62
prod 71
produced 19
product -213
profile 106
profilo 112
program 102
programme -194
project -39
projekt -92
promise -312
promised -329
promo -143
promocional -166
prompt 610
prompted 156
pronta 40
pronto 132
proof 217
proofs 46
property 139
prosba 178
prosim -137
prosinca -225
prosze 16
protected 30
protocolo -52
proud -410
prov 112
prove 252
provider -42
provisional 44
proximos 7
prufcode -1
pryce 47
przelew 50
przepisac 614
przepisz 536
przesylamy -123
przy -265
przychodzi -83
psc -123
psst 133
pts 82
pty 45
pu 401
puan -19
puaniniz -64
publier 6
published -136
publishing 98
puder -165
puede -12
puedes -67
puerto 140
pugh -50
puk -264
pukul 149
pull -407
pulnoci 231
pulsa -574
pulsera 26
pultu -68
punch 427
punktow -41
punti 19
puntos -130
puo -127
purchase -30
purpose 762
pushtan -241
pusti 183
put 139
puts 238
pvm -81
pw -68
py -199
pyta 56
pytania -6
pyysit 222
q 420
qa 20
qa0 128
qeydiyyat 220
qf0 39
qld 68
qq -18
qr -529
qs -213
qu 22
qua -57
quai 19
qualquer -97
quando 34
quarantine -20
quart 419
quarta -70
quarter 174
quatre 164
quay 205
que 128
queira 194
quello 179
quem -65
queridas -403
quero -72
questa 136
queste 336
questions -65
queue -40
quezon -14
qui 137
quien -145
quieras -53
quiere 192
quill 484
quillstone -182
quiz -119
quote -168
quoted 32
quoting 105
quy 108
qx0t0l 297
r00 -260
r0y -16
rabatkode -124
rabatkoden -273
rabatowy -280
rabatt -186
rabattkod -261
rabattkode -330
race 6
rachunek 128
rack -11
racun -99
radku 55
rafael -61
raffle -59
railcards -744
railings -183
rama -22
ran -187
rang -11
ranije -126
rank 43
raqami -344
rasa 55
rastreio -122
rata -227
rate -158
rather -54
rathmines -238
rb -80
rcpt -261
rcs 6
rd 129
reach 83
read -20
reader -53
reading -91
readings -97
ready -100
real -92
really 213
realm 55
recebemos -82
receipt -169
receive 5
received 7
receptie -307
reception -143
recevoir -315
rechnung -55
recibes -1
recibimos 175
recipes -236
recogida -80
recollida -12
reconhece 144
reconoce 16
recopier 103
recopiez 487
record -192
recorded 97
recordings -229
records -133
recover 90
recovery 67
recu -100
recuadro 6
recuerda -82
recuperacao 164
red 9
redacted -662
redan -182
redeem -158
redeemed -18
redemption 255
reducere -221
ref -12
referans 68
reference -192
referencia -230
referral -556
referto 112
refshalevej 260
refunded -4
refuse 25
reg 30
regardless -167
regards 152
region -104
regist -1
registamos -48
registered -55
registering 286
registrace 429
registraci 182
registrar -70
registreringsnummer -66
registrierung 268
registro -4
registry -57
reinitialisez 170
reject -265
rejected -400
rejestracje 173
rekisteroitymisesta 135
relates 304
relax -148
release 131
released 18
relire -459
remboursements -252
remember -197
remercier -234
reminder -380
remise -186
remote 101
removed -51
rendelesszama -89
rendelest -59
rendering -77
renew -105
renewal 376
renews -225
rennes -91
reno -120
renova 348
renvoyer -236
repay -12
repeat 290
replace 30
replaced 27
replaces 286
replied -157
replying -208
report -155
reported -192
reports -259
reproduce -173
republic -157
reqemler -55
request 12
request_id 179
requested 224
requests 11
required -140
requires 227
reschedule -12
resend 126
reserva -178
reservation -11
reserved 41
reset 8
resets 44
resi -56
residency -76
resident 216
residents -176
resolved -449
respond 7
responda 308
responde 123
response -333
resta 6
restano 28
restart -302
restore 159
result -185
results 275
resumo -295
retire -235
retirer -447
retour -141
retrait -462
return -15
rev -57
reveal 36
review -146
reviewed -106
reviews 268
revisa 213
revision -313
rewards 129
rezervace -112
rezervacija -111
rezervasyon -168
rezervat 72
rfc -336
rg0 -145
rgpd 50
rgrm000000 9
rh0000 6
rhubarb 109
ri -440
riattivarlo 23
rica -4
ricevi -92
ricevuta -327
richiesta 40
richiesto 46
ridely 25
ridge -32
ridica -187
riding -547
rien -224
riga 53
right 99
rights 181
rinda 120
ring -41
riquadro 174
rise 15
ritiro -182
riunione -150
rivers -164
rkd 29
rm 103
rm0 -17
rm00 -30
roaming -161
roast -87
roasters -45
robert -183
robin -200
robot 249
rochester 411
roditelji 177
roll 51
rollout -72
roman -29
ron 4
ronda -43
ronde 84
room -12
rooms 128
rosalind -6
rosario 84
rota 321
rotated -85
roulib 8
round -64
route 48
routing 38
row -21
rowan 211
royal 138
rp -78
rp0 3
rp000 -31
rr -15
rr0 -494
rs 66
rua -5
ruaridh 491
rubrica 42
ruhsat 6
rule -137
rules -347
run -6
runbook -654
runner 112
runs 88
rushlight -400
rust -71
rut 61
ruta 91
rutan 196
rv 166
rx -39
ry 149
rynek 10
rzeszow 139
s -4
s00da0 -54
sa 6
saa -57
saat -136
saber -447
sable -29
sabtu -48
sadly 219
safari -28
safe -46
safely 12
safety -370
sagsnummer -31
sahte -194
said 44
sailing 61
sailytys -12
saisi -77
saisie 5
saisir 195
saisissez 599
saiu -29
sak -80
sakerhetskoden 351
saksnummer -84
sal 173
sala -220
salah -444
salamat -289
salaries -453
salary 158
salasanaa 35
saldo -103
sale -90
sales -84
salford -75
sali -45
salida -13
salin 67
salle -43
salma 389
salon -63
saltmarsh -26
saludos 74
salut 179
sam 101
saman 66
same 33
samme -116
sample -238
sampletown 530
sampleville -945
samr00 -264
samsung -65
san 72
sand 18
sandbox -92
sandpiper 295
sanitaria -115
sans 147
sant 52
santiago -276
sao -57
sarjanumero -11
sarl -54
sas 34
sat -36
satu -183
sau -36
save 62
saved 63
savo 62
savona 163
saw -258
sayfada 251
sayfaya 41
sayi -98
sayin -36
saying 96
sayisi -117
says 32
sc000000 14
scade 89
scadono 173
scaduto -163
scammer -166
scams -73
scan -96
scanners 620
scheme 205
schenken -165
schlussel -41
school 18
schranka 46
schreiben -17
schrieb 95
science -244
scolaire 122
sconto -264
scratch -192
screen 353
screenshot -423
scrie 175
scrivi 548
sd -20
sdelte -27
se 16
sea -16
seal -39
sean -267
seans 233
search -79
season 140
seat -188
seated 215
seatswap 58
seattle -164
sebou -114
sec 4
sechsstelligen -277
second 147
seconda 341
secondo -51
secret 35
secretariat -27
secretary -146
section -32
sections -178
secure 35
securite -163
seda 184
see -93
seed -115
seeing 74
seen -50
segreteria 153
segue -2
seguimiento -13
seguinte 185
sein 26
seit -41
seite 63
seiten 158
sek 15
sekali 296
sekolah -72
sekretariat -120
sel 49
selam 167
selasa -23
seller 129
semaine -158
semana -71
semanal -230
sementara -56
sen 60
send -115
sendung -86
senest -343
senha -31
senhor 221
sensitive 497
sent -77
sep 54
sepette -173
sept 119
september -83
seria -144
serial 128
series -42
server -6
servers -615
service 19
services -42
servicetelefon 300
servicio -152
servico -11
servir 133
servono -26
servus 9
serwera -198
sesame 63
sessio -2
sessions -72
sest 8
set -68
sete -48
setting 8
seu 48
seul -92
seuraava 218
seurantanumero -49
several -262
severity -108
sezione -148
sfert 21
sha0 -20
sha000 -224
share 31
shared 16
sharp 387
shayela -138
she -55
shed -144
sheets 112
sheffield 250
shelf -68
shell 103
sheridan 77
shift 177
ship 135
shop -123
shopping -119
short -81
should -125
shout 346
shouting -178
show -111
showing -134
shown -252
shows -328
si -32
sich -70
sicherheitscode 316
sidan 458
side -38
sidekiq -75
siden 371
sido -1
sie 70
sierra 13
siete 328
siffror 9
siffrorna 427
sifirla -94
sifra -12
sifreniz 138
sig 28
sign 81
signatory 117
signature 126
signatures -542
signed -172
signer 350
signing 121
signora -9
signup 127
sigue 24
sigurdsson 59
siis 150
sijaan 189
silakan 282
silent -169
silver 126
sim 262
simpan -92
simply 215
sin -44
since -11
sincerely 162
sind 90
singapore -126
single 64
siparis -4
siparisiniz -75
sira 91
siren 68
sisaan 24
sisesta 83
sisselogimiskood 47
sistema 285
sit -8
site 36
sitting 252
sivulla 83
sizden -1
size -97
sjalv -20
sk 14
sk00 143
skaicius -41
skaitli -49
skaits -79
skal 143
skambinkite -42
skarmen 86
skeleton 446
skicka -106
skickar -83
skickas 41
skickats -57
skip 144
skola 87
skopiuj 63
skriv 337
skriva 203
skriver 112
sku 32
skylark 14
skynda 528
slette -174
slevovy -339
slide -52
slik -355
slip -29
slipped 183
slipway 359
slot 32
slova 54
slow 45
slugs 122
slutar 28
sm -60
small 175
smart -11
sme -120
smilestone -411
smo -105
sms -262
smtp -752
sn 50
sn0 -671
sn0u -11
snc 19
snel 383
snt 23
so 44
soat -75
sobczak -74
sobota -71
soc 128
socia -64
sociale -97
society 28
soeben -309
sofia 75
sofort -74
software -59
soir 194
sol 134
sola 38
soldes -22
solicitacao 38
solicitado 38
sollte 80
solo 62
some -60
somebody 18
someone 68
something -180
somewhere 3
son -112
sondern 103
song -16
sono 10
sonra 303
sons 78
sont 104
sonu -54
sooduskood -262
soon -9
sorby -550
sorry 39
sorszama -70
sort -224
sorteo -131
sorulariniz -339
sou 209
souci -20
sounds -338
south 19
sovelluksessa -83
sp 95
space -139
spam -446
spaniel -235
sparb 12
sparbank -18
sparkontor -79
sparst -159
spat -134
spauskite 143
spazio 45
speak 26
special 166
specialist -225
spedizione -136
spell 329
spend -87
spent -228
sperren -61
spins -401
splatnost -12
split -27
sporger 109
sporitelna 479
sports -1
spot -132
sprawa -18
sprawdz 288
spring00 7
springfield 218
square -7
sr -19
src -170
sretno -98
srl 195
srv -49
sshd -128
st -74
staat -14
staci -55
stadfesta 145
stadfestingarkodinn 170
staff 34
stage -103
stagehand 348
stai 449
stale 32
stall -297
staly -188
stand -284
standing 53
stands 54
stanje -58
stannade -114
stanza -74
stap 138
start -103
started 147
starter -28
starts -173
stasera 99
stata -71
statement -242
statements -10
static -113
station -19
stato -176
status -196
stays 20
ste 49
steht -41
stellan 293
stem 302
step 240
steps -68
stevilka -145
sti -137
still -63
stimata 120
stitch -252
stock -160
stockholm -76
stoke -144
stop 143
stops -40
stora 29
storage -65
store -16
stored 52
strance 294
strani 167
stranici 96
stranke 55
streak 81
streaming -74
strich 173
strona 56
stronie 371
stub 303
stuck 41
student -24
studio 7
stund 52
stunden -156
sturen -111
stuur 257
stuurden -248
su -35
sua -45
suas -480
subito 99
subject 100
subject 0 -92
subject 00 -122
subject 000 57
subject 0000 -16
subject 00000 18
subject 000000 13
subject 0000000 -32
subject 00000000 27
subject 000000000 49
subject 0000年00月 -22
subject 000mg -15
subject 00k -81
subject 0b -57
subject 0f0a0c0 52
subject 0fa 113
subject 0x0 -188
subject 0월 -156
subject a -22
subject aan 83
subject aanmelding -299
subject ab -167
subject abbiamo -304
subject abgelaufen -267
subject aboard 189
subject about 1
subject abril -22
subject accept 325
subject accepted -223
subject acces 169
subject acceso 352
subject access 189
subject accession 291
subject accesso 179
subject account -17
subject acesso 120
subject achat 94
subject acme -17
subject action 176
subject activate 61
subject activation 211
subject activez -153
subject ad -106
subject add 26
subject added -230
subject adding 689
subject address -86
subject adesao 128
subject adeyemi -15
subject admin 205
subject admissions -559
subject afspraak -70
subject after 81
subject ag 298
subject agm -78
subject aid 218
subject aktivacija 53
subject alamat 215
subject alarm -105
subject aldrig -460
subject alert -171
subject alerts 619
subject all 106
subject alle -475
subject almost 419
subject always -117
subject an 127
subject and 129
subject anda -1
subject andret -63
subject angka 9
subject anmeldecode 156
subject anmeldung 88
subject anouk 89
subject answer 213
subject answered -480
subject antrag -56
subject ao 38
subject api -160
subject app 161
subject app_name -365
subject applicant -7
subject application -112
subject appointment -268
subject approval 162
subject approve 241
subject approved -507
subject appuntamento -110
subject april -346
subject aprobada -95
subject ar -122
subject aramiza -275
subject arcade 87
subject are 89
subject area -68
subject arende -117
subject armario -126
subject arrival -234
subject arrive -141
subject arrives -125
subject arriving -45
subject arve -367
subject as 51
subject ask -115
subject asks 5
subject assigned -304
subject assinatura 306
subject at -19
subject att 109
subject attachment -101
subject attempt 82
subject attendee 22
subject attention -6
subject audio 144
subject auf 66
subject auftrag 121
subject auntie -210
subject autentificare 122
subject authenticate 309
subject authentication 60
subject authorisation 23
subject authorise 195
subject autorizar 146
subject autorizare 57
subject autorize 117
subject autoryzacja 72
subject autoryzacyjny 149
subject aux -7
subject available -325
subject avec -254
subject aviso -94
subject avviso -178
subject aw 391
subject awaiting 15
subject b 40
subject b0 166
subject back 35
subject backup -613
subject baharu -297
subject ballot 53
subject ban -109
subject bank 128
subject banka 121
subject bao -3
subject barn 44
subject baru -200
subject basket 178
subject basvurunuz 132
subject beans -26
subject been -75
subject before 150
subject bei 236
subject bejelentkezes -62
subject bekliyor 38
subject bekrafta 140
subject bekreft 146
subject bekreftelse 131
subject belepes 201
subject belepesi 62
subject bereit -60
subject berhasil -264
subject besked 82
subject best -503
subject bestatigen 213
subject bestatigung 98
subject bestatigungscode 110
subject bestelling -7
subject bestellung -160
subject bestilling -122
subject beta 111
subject betaling 37
subject betruger -105
subject bevestig 195
subject bevestigd -336
subject bicibarri 4
subject biglietto -129
subject biletiniz -131
subject bilietas -19
subject billing -114
subject bin -128
subject biology -50
subject birthday -124
subject biztonsagi 150
subject blocked -135
subject board 157
subject boiler -263
subject boleto -397
subject bolletta -295
subject bon -136
subject bonifico 142
subject book -172
subject booked -79
subject booking -107
subject booster -77
subject bramble -294
subject breaks -413
subject browser 388
subject btc -210
subject buchung -41
subject budget -123
subject build -27
subject bus -492
subject by -250
subject cadeau -155
subject cadence 169
subject caducado -262
subject calendar 57
subject call -8
subject cambio 194
subject cancelled -869
subject canh -534
subject cannot -230
subject car -310
subject card -164
subject case -153
subject casi 50
subject catalogue 178
subject certificate -310
subject cf -75
subject challenge 344
subject change 252
subject changed -367
subject changes -1
subject changing 99
subject chat 462
subject check 108
subject checkout 219
subject chi 55
subject chirpline 46
subject chuyen -43
subject chyba -118
subject ciao 153
subject cie -136
subject cifre 5
subject cikti -34
subject cinema -220
subject cita -186
subject claim 88
subject class -519
subject clave 66
subject clic -262
subject click -336
subject client 131
subject closed -142
subject cloud 188
subject club 45
subject co 98
subject cobalt 108
subject cod 212
subject code 160
subject codes -269
subject codi 452
subject codice 217
subject codici -80
subject codigo 172
subject codul 193
subject coletul -127
subject collect -95
subject collection -140
subject comanda -42
subject coming -91
subject commande -319
subject company -123
subject complete -442
subject completed -456
subject compra 142
subject comprovante -78
subject comptabilite -117
subject compte -142
subject computer 383
subject con -214
subject conectare 8
subject conference -199
subject conferma -68
subject confirm 56
subject confirma 23
subject confirmacao 93
subject confirmada -290
subject confirmar 397
subject confirmati 84
subject confirmation -17
subject confirme 187
subject confirmed -865
subject confirmer 100
subject confirming 48
subject connect 363
subject connexion 208
subject consegna -52
subject consent 205
subject console 384
subject consulta -169
subject conta -311
subject contact 82
subject contract -64
subject contrasena 17
subject contrasenya 333
subject control 323
subject controller 99
subject conversation 21
subject cooperativa 176
subject copied 340
subject copy -96
subject corkboard 3
subject correction 81
subject correo 302
subject correu 24
subject corrida -331
subject corso 3
subject could -117
subject council -60
subject counted -77
subject course -347
subject cp 420
subject created 17
subject creating 240
subject crm 51
subject cu -206
subject cua 47
subject cuenta -78
subject cupom -346
subject cv 108
subject czesc -7
subject da -104
subject dad -436
subject daily -63
subject dana -109
subject dang 171
subject danke -253
subject dans -157
subject dari -87
subject darkovy -304
subject das 55
subject dashboard 223
subject dat -29
subject day -208
subject days -751
subject db -48
subject de 76
subject debit 6
subject dec 162
subject deg 254
subject degistirildi -250
subject deine -125
subject del -53
subject deleted -140
subject delivered -94
subject delivery -155
subject demo 29
subject deploy -62
subject deployed -162
subject deposit -253
subject depuis -11
subject der -40
subject desde -518
subject desk 17
subject det 308
subject details -105
subject dev -12
subject develop -78
subject device 251
subject dial -263
subject did -50
subject didn -926
subject dig -30
subject digital 121
subject dimenticata 95
subject din -63
subject disabled -730
subject disk -189
subject diskaun -195
subject disponible -370
subject dispositivo 259
subject do 44
subject documents -43
subject doesn -355
subject dogrulama 91
subject domingo -151
subject don -227
subject done -102
subject donor 122
subject door -272
subject dostep 142
subject down -4
subject dr 350
subject draw -28
subject dress -332
subject driver 76
subject due -588
subject dumneavoastra -207
subject duoc -166
subject duyet 27
subject dynamic 22
subject e 108
subject e0e 85
subject echec -281
subject edit 35
subject een -15
subject eich -241
subject einladung -10
subject einmal 29
subject electricity -98
subject electronic 475
subject electronique 49
subject elkeszult -412
subject ellenorzes 20
subject elternabend -182
subject em 6
subject email 82
subject emitida -169
subject employee 5
subject en -114
subject enclosed 28
subject engangskod 313
subject engangskode 390
subject engineer -153
subject enrollment -8
subject enter -245
subject entered -491
subject entra 24
subject entrar 326
subject entrega -393
subject enviado -48
subject ep -597
subject er -185
subject erro -124
subject error -130
subject errors -13
subject es -132
subject esim -136
subject est -112
subject esta -59
subject este -31
subject et -103
subject eth -224
subject eur 118
subject even 198
subject event -42
subject everything -400
subject exam -84
subject example -148
subject expire -349
subject expired -630
subject explained -79
subject export 59
subject extracto -130
subject ez 60
subject factor 9
subject factura -487
subject facture -360
subject factuur -313
subject failed -866
subject fake -468
subject faktor -87
subject faktur -35
subject faktura -492
subject fallback 666
subject falsche -335
subject falta 433
subject fathom -92
subject fattura -182
subject fatura -256
subject faturaniz -215
subject faux -299
subject fc 36
subject february -72
subject fehlgeschlagen -241
subject feirao 117
subject feliz -24
subject fernbank -331
subject fernly -42
subject fi -64
subject field -652
subject figures 46
subject file 338
subject final -90
subject finch 132
subject finish 10
subject fiok -108
subject firma 230
subject firmar 17
subject first 290
subject fisiniz -170
subject fjallresor 5
subject flight -160
subject foi -118
subject follow 523
subject for 20
subject forgot 135
subject forgotten -180
subject form -35
subject forum 115
subject forwarding -672
subject fost -453
subject found -221
subject fra 89
subject fran -271
subject frau -215
subject fraud -291
subject free -170
subject freigabe 425
subject freigeben 225
subject fresh 5
subject friday -314
subject fridge 150
subject friend -75
subject friends -272
subject from 77
subject ft -141
subject fur 107
subject fw 9
subject fwd 351
subject game -217
subject garden 185
subject gate -161
subject gb 64
subject geldin -286
subject generator -17
subject geschenkt -109
subject get 46
subject gets 42
subject gewijzigd -360
subject gia -242
subject giao 156
subject giris 179
subject girisi 27
subject gitrove -230
subject give -610
subject go 40
subject godkann 310
subject godkend 272
subject going -357
subject golpe -206
subject good -339
subject goodbye -62
subject got -53
subject gratis -41
subject greencab -9
subject guard 5
subject guest 228
subject ha -750
subject half -585
subject han -445
subject hand -16
subject happens -84
subject har -475
subject has -305
subject hat 207
subject have -536
subject hazir -205
subject hazirdir -97
subject held 421
subject hello -84
subject help -155
subject here 7
subject hesap -39
subject hey 613
subject hi 157
subject hoje -296
subject hola 171
subject hold -62
subject hos 73
subject hospital -213
subject host 439
subject hosting 6
subject hours -383
subject house 533
subject how -402
subject hr -218
subject hs -596
subject html 45
subject http -104
subject hub 18
subject hungry -669
subject i 9
subject iban -78
subject icin 473
subject identity 253
subject idopont -114
subject ignore -259
subject ihr -54
subject ihre -210
subject ii -62
subject il -2
subject important -609
subject in -60
subject inbjudan -207
subject inbox -152
subject indirim -99
subject indirizzo 122
subject information -857
subject informe -39
subject inici -146
subject inlogcode 289
subject inloggen 90
subject inloggningskod 274
subject inn 270
subject innlogging -242
subject input -327
subject inschrijving -41
subject inscription 4
subject inside -285
subject inspection -322
subject instructions -104
subject insurance -198
subject into 62
subject invitation -310
subject invite -124
subject invited -645
subject invito -34
subject invoice -353
subject ir -281
subject is -54
subject islem 19
subject issue -277
subject ist -166
subject it 303
subject item -2
subject itinerary -94
subject its -90
subject j 660
subject ja -77
subject jangan -117
subject janji -125
subject je -255
subject jednorazowe 243
subject jelszava -32
subject jelszo 237
subject jeton 86
subject jira -296
subject jizdenka -39
subject job 169
subject join -40
subject joining 261
subject jouw -258
subject jovahagyasa 623
subject jovahagyo 19
subject juaj -25
subject july -24
subject jums -138
subject june -178
subject juniper -251
subject jusu -116
subject kargonuz -410
subject kas 109
subject kata 81
subject ke 55
subject keamanan 194
subject keep -119
subject kerro -278
subject kertakayttoinen 13
subject keselamatan 85
subject kestrel 78
subject ket 29
subject kettle -7
subject key -96
subject keys -133
subject khoan 430
subject kiitos -11
subject kimseyle -243
subject kindling 21
subject kinnitamine 512
subject kinnituskood 305
subject kirish -43
subject kirjautumiskoodisi 441
subject kite -5
subject klaar -378
subject klub 59
subject knock 149
subject know 236
subject kod 138
subject koda 377
subject kodas 218
subject kode 215
subject kodea 399
subject kodem -76
subject koden 174
subject kodi 49
subject kodot -92
subject kods 303
subject kodu -42
subject kodunuz 173
subject kody -72
subject kommt -398
subject konci -26
subject konfirmasi 94
subject konta 8
subject konto -71
subject kontoauszug -146
subject kontrola 183
subject kood 200
subject koppeln 69
subject koszonjuk -52
subject kullanimlik 137
subject kundenkonto 193
subject kundenportal 136
subject kvittering -202
subject kvitto -315
subject l 82
subject la -46
subject lab -27
subject lager -155
subject lane 94
subject langkah 102
subject las -89
subject lasku -178
subject last 96
subject late -209
subject laukia 371
subject launch 569
subject le -198
subject lease 75
subject ledger -164
subject ledgerly -46
subject left -53
subject length -446
subject lepes 133
subject les -393
subject let 146
subject lettura -209
subject library -42
subject licence -689
subject license -261
subject liegt -143
subject lien -906
subject lige -67
subject limit 253
subject link -159
subject linked -270
subject linux -81
subject lisbon -99
subject listrik -234
subject live -93
subject living 181
subject livraison -103
subject livrare -10
subject llega -56
subject load -108
subject localhost -169
subject localizador 45
subject location -81
subject locked 154
subject locker -131
subject loft 121
subject log 236
subject login 196
subject loginkode 376
subject logowania 105
subject logowanie 129
subject logujesz 111
subject loi -442
subject longer -371
subject look -181
subject loom 55
subject lot 111
subject low -584
subject lozinka -31
subject lt000000000 -54
subject ltd 35
subject luckypet -5
subject m 257
subject ma 284
subject mail 165
subject mailadresse 218
subject mailbox -15
subject mailer -130
subject main -196
subject make -77
subject maksu 48
subject malipo -155
subject manage 194
subject mara 254
subject mars -123
subject marso -49
subject masuk 199
subject mat 379
subject match -208
subject matricula 266
subject maya 146
subject meeting -133
subject meg 30
subject megerkezett -146
subject megvaltozott -206
subject members 59
subject membership -334
subject mening -244
subject menu -92
subject message 137
subject meter -486
subject meterstand -256
subject mfa 208
subject mina 156
subject minggu -7
subject minh 34
subject minutes -290
subject missed -24
subject missing -473
subject mit -187
subject modificada -17
subject modifie -88
subject moi -119
subject monday -143
subject month -4
subject more -225
subject moss 128
subject moving 390
subject mutual 335
subject my 70
subject myservices -54
subject n -37
subject na -91
subject nantes -128
subject narudzba -19
subject nas -101
subject naslova 20
subject ne -108
subject nearly 866
subject need 41
subject needs 72
subject nefunguje -62
subject net 33
subject nettbanken -133
subject neue -327
subject neues -91
subject never -363
subject new -62
subject news -164
subject newsletter -339
subject next -79
subject nie -292
subject nieuwsbrief -56
subject night -26
subject nightly -108
subject nimbra 367
subject nimbus 428
subject no -173
subject noch 151
subject non -415
subject nooit -270
subject norwind 587
subject nota -150
subject notes -265
subject notewell -603
subject notice -264
subject notificacion -144
subject notify 37
subject notig 232
subject noua -254
subject noudettavissa -41
subject nouveau 257
subject nouvelle -562
subject nov -282
subject nova -266
subject nove -234
subject november -188
subject novo -20
subject now -184
subject nowe -31
subject nowy 26
subject nu -288
subject nulstil 25
subject number -102
subject numer -210
subject numerito 94
subject numero 17
subject nunca -314
subject nuovo -50
subject nur -279
subject ny -38
subject nyt -273
subject oak -73
subject object -921
subject objednani -98
subject objednavka -123
subject obnoveni -27
subject och -65
subject october -62
subject od -106
subject odbioru -162
subject of 125
subject off -303
subject offer 109
subject oled 172
subject on -103
subject onay 7
subject onaylandi -108
subject one 334
subject onepass 25
subject online 344
subject only -186
subject op -402
subject open -244
subject opened -264
subject opening 558
subject operacji 90
subject ops -157
subject oqsoy -37
subject or 126
subject order -125
subject ordine -171
subject ordre -154
subject organiser -465
subject otp 164
subject otro 49
subject out -179
subject oven 7
subject over -12
subject overeni 503
subject overenie 75
subject overovaci 66
subject pac -449
subject paczka -501
subject padded 56
subject page -175
subject pages 119
subject paid -113
subject paiement 181
subject pair 613
subject pairing 481
subject paket -481
subject pakk -25
subject palette -120
subject panel 8
subject pantalla 118
subject paquete -70
subject par -236
subject para 22
subject parcel -452
subject parent 403
subject parish -125
subject parking -158
subject pas 138
subject pasos 20
subject pass 177
subject passcode 285
subject passed -99
subject passkeys -10
subject passo 322
subject passwordless -7
subject passwords -263
subject patch -103
subject patientenportaal 3
subject patvirtinimas 277
subject pay -27
subject payee 166
subject payroll -105
subject payslip 83
subject pedido -306
subject pembayaran -102
subject pemeriksaan 65
subject people -178
subject perjalanan -93
subject permission 316
subject permit 82
subject permohonan 202
subject personal -13
subject pesanan -72
subject phe 200
subject phien 83
subject phone 103
subject pickup -163
subject pin 92
subject pinecrest -63
subject pins -278
subject pit 121
subject pixel -134
subject pizza -34
subject plan 14
subject please -62
subject po 16
subject pocketcms -126
subject podpis 100
subject points 96
subject policy -122
subject poplar -40
subject por -355
subject porosia -275
subject portal 63
subject portale 64
subject porto -356
subject posiljka -276
subject post -199
subject potrditev 324
subject potvrdenie -2
subject potvrdte 86
subject potvrzeni 19
subject potwierdz 181
subject pozvanka -142
subject pr -821
subject prenotazione -96
subject prescription -106
subject preview -602
subject price -280
subject prices -138
subject prie 3
subject prihlaseni 42
subject prihlasovaci 107
subject prijata -113
subject prijava 44
subject prijavu 186
subject prin -169
subject problem -313
subject prod -7
subject profile -210
subject programare -86
subject project -296
subject promo -215
subject prosim -84
subject prove 388
subject prueba 81
subject przypomnienie -146
subject psst 133
subject publish 79
subject published -134
subject puk -224
subject pump 74
subject pw 10
subject q -78
subject qa -106
subject quasi 240
subject queue -129
subject quick 253
subject quote -117
subject quoted -315
subject quotes -136
subject r -13
subject rabatowy -74
subject rabatt -11
subject racun -177
subject radio -292
subject raffle -90
subject rail -42
subject raktar -108
subject randevu -139
subject rappel -112
subject re -126
subject reader 511
subject ready -283
subject recall -281
subject receipt -933
subject receive 784
subject received -240
subject rechnung -285
subject recibo -259
subject record -195
subject recordatorio -367
subject records 159
subject recovery 155
subject recu -89
subject redeem 203
subject redeeming 79
subject ref -10
subject reference -3
subject referral -20
subject referto 51
subject refund -12
subject regalo -412
subject register 332
subject registered -315
subject registering 232
subject registration 148
subject registrierung 100
subject regular -80
subject rejected -144
subject rejestracje 16
subject rekins -86
subject release -93
subject released -6
subject releve -488
subject reminder -368
subject remote 223
subject removed -563
subject render -148
subject rendez -272
subject repeat 63
subject reply -212
subject report -170
subject req -43
subject request 51
subject requested 164
subject required 35
subject reserva -183
subject reservation -107
subject reset 107
subject reseteaza -207
subject resetting 392
subject resibo -61
subject resident 472
subject respaldo -37
subject restablecer 51
subject restablezca 154
subject restoring 171
subject result -354
subject results -105
subject resumo -144
subject retirada -38
subject retiro 81
subject retries -105
subject reveal 216
subject review -489
subject rezervacije -278
subject rezervasyonunuz -211
subject rezerwacja -91
subject ricevuta -274
subject richiesta -91
subject ride -98
subject rma -206
subject rok -141
subject roofing 97
subject rookery -656
subject room -41
subject roulib 6
subject row 81
subject run -196
subject rx -232
subject s 44
subject saapunut -142
subject sakerhetskod 108
subject sakerhetskontroll 66
subject sale -256
subject saltmarsh -235
subject sample -203
subject sandbox 271
subject saskaita -104
subject satu 44
subject saturday -289
subject save 138
subject save00 -139
subject savings -106
subject scam -234
subject scheduled -9
subject school -83
subject sconto -228
subject score -107
subject screen -245
subject season -169
subject seat 79
subject seats -7
subject second 512
subject secure 8
subject securite 239
subject security 264
subject see 98
subject seguranca 129
subject sei 67
subject self -152
subject seller 15
subject semakan 40
subject semanal -111
subject semester -286
subject sen 231
subject send -122
subject sender -315
subject sending 257
subject senha 75
subject sent -282
subject september -339
subject server -126
subject sesion -77
subject session 56
subject set -237
subject seu -68
subject share -195
subject shared -46
subject shift 446
subject shipment -52
subject shipped -400
subject si -93
subject sicherheitscode 51
subject sicherung -139
subject sicurezza 79
subject sidor 73
subject sie -161
subject sign 183
subject signature 106
subject signing 140
subject signup 169
subject sikkerhedstjek 158
subject silence 943
subject sinu -99
subject siparisiniz -108
subject sisselogimine 232
subject site 2
subject siunta -218
subject smoke 140
subject sms 147
subject smtp -370
subject so -25
subject solved -7
subject sons 140
subject sorrel 294
subject sorry 145
subject sort -401
subject source -22
subject spent -428
subject spot -111
subject spotkanie -63
subject spring -122
subject st -3
subject stadfesting 253
subject stadfestingarkodi 102
subject staging -25
subject standing 165
subject stap 139
subject start 31
subject statement -163
subject station -49
subject stay -353
subject step 130
subject steps 96
subject stg 75
subject stopped -188
subject store -64
subject stub -203
subject su -8
subject sua -81
subject subject 255
subject subscription -183
subject sudo 412
subject summary -147
subject summer -29
subject sunday -356
subject supplier -18
subject support -53
subject sur 26
subject survey -481
subject swift -74
subject swim -115
subject sycamore -18
subject synth 98
subject system -19
subject szamla -121
subject table -56
subject tablet 36
subject tai 32
subject tak -59
subject talebiniz -78
subject tamamlayin 84
subject tan 398
subject tap -104
subject tastet -331
subject tax -10
subject taxi -97
subject te -190
subject telah -495
subject telephone 452
subject telewizor 124
subject tell -252
subject telly 227
subject template -111
subject temu -66
subject ten -202
subject tenancy 125
subject term 89
subject termin -101
subject terminal 57
subject terms -276
subject tern 397
subject terrace -17
subject tesdiq 406
subject tessellate -143
subject tessera 22
subject test -18
subject text 73
subject texted -1250
subject texts 12
subject thank -213
subject thanks -613
subject the -34
subject their -3
subject then 476
subject these -74
subject thibitisha 218
subject thing 150
subject things 105
subject this 152
subject thistledown 134
subject thu -119
subject thursday -60
subject ti -98
subject ticket -157
subject tid -95
subject tidepool -36
subject tidewatch 213
subject tight 179
subject tiket -136
subject til 104
subject tilauksesi -118
subject tilausvahvistus -131
subject till 98
subject time -87
subject timed -391
subject tin -31
subject to 61
subject today 18
subject toegangscode 32
subject token 122
subject tomorrow -295
subject tonight -262
subject too -531
subject total 235
subject tr 35
subject tra 44
subject track 426
subject train -77
subject transfer 339
subject transferencia 139
subject trip -143
subject trouble -123
subject tu -10
subject tua -95
subject tuesday -154
subject tumapesa -78
subject tuo -32
subject tur -101
subject turned -226
subject turvatarkistus 240
subject tv 161
subject two 35
subject twoje -8
subject txt -654
subject u -1
subject uber 7
subject un -260
subject una -152
subject undelivered -236
subject unique 88
subject unit 360
subject unlock 206
subject update 66
subject updated -238
subject upload 15
subject ur 322
subject urzadzenie 101
subject used -576
subject user -119
subject uw -123
subject uz -66
subject v -290
subject v0 -255
subject va -32
subject vahvista 253
subject vahvistettu -90
subject vahvistuskoodi 46
subject vaihdettu -273
subject validate -44
subject validation 415
subject valmis -84
subject vam -982
subject van 83
subject varauksesi -138
subject varning -158
subject vasa -213
subject vase -262
subject vasi -268
subject vastuvott -80
subject ve -500
subject vem 51
subject vencio -589
subject ver 87
subject verifica 302
subject verificacao 304
subject verificare 1
subject verification 72
subject verified -689
subject verifikimi 86
subject verifikimit 347
subject verify 136
subject vi -88
subject viaje -123
subject video 23
subject view 289
subject virtual 109
subject visit 232
subject visszaigazolasa -73
subject vizitas -78
subject vizite -80
subject voice 67
subject vom 51
subject voor -9
subject vorgang 181
subject vos -200
subject vostra -47
subject vote 69
subject voto 295
subject votre -60
subject voucher -806
subject vouchers -60
subject vous -30
subject voyage -197
subject voznja -68
subject vpn 235
subject vs 273
subject w 97
subject waiting -26
subject waitlist -410
subject wants 152
subject warehouse -265
subject warnung -126
subject was -257
subject water -35
subject way -368
subject we -193
subject web 23
subject webinar -315
subject week -131
subject weekend -75
subject weekly -94
subject welcome -32
subject were 42
subject weryfikacyjny 72
subject wg 119
subject wharf -261
subject what -130
subject wheelo 95
subject when -413
subject where -24
subject which -117
subject while 237
subject who 222
subject wi -100
subject wiadomosc 66
subject will -307
subject windows -121
subject wir -217
subject with -16
subject word 165
subject words -14
subject world -3
subject worth -97
subject wrong -280
subject wurde -603
subject xac 517
subject y -11
subject ya -116
subject yapildi -178
subject year -278
subject yeni -11
subject yet 271
subject you 29
subject your -32
subject yours 52
subject yusuf 22
subject z -77
subject zahlerstand -366
subject zahtjev 144
subject zamowienie -54
subject zasilka -37
subject zip -48
subject zl 69
subject zlavovy -287
subject zmeneno -164
subject zmienione -155
subject zostalo -53
subject zprava 223
subject zresetuj 109
subject zu 27
subject zugang 56
subject zurucksetzen 86
subject επιβεβαιωστε 40
subject η -342
subject κωδικο -112
subject κωδικοσ 36
subject νεα -53
subject συνδεσησ 58
subject τιμολογιο -10
subject аккаунт -138
subject бронирование -20
subject ваш -242
subject вашата -96
subject ваше -39
subject вход 160
subject входа 131
subject для 282
subject за -120
subject змінено -61
subject изменен -339
subject к 115
subject код 286
subject кіру 176
subject на 18
subject пароль -50
subject пароля 123
subject подтвердите 453
subject подтверждение 437
subject показания -41
subject потврда 280
subject почты 210
subject пошти 255
subject проверка 39
subject підтвердьте 12
subject рахунок -17
subject си 398
subject счет -250
subject час -168
subject чек -116
subject ձեր -238
subject אימות 370
subject אישור 55
subject הכניסה -22
subject הספר 168
subject הקוד 128
subject חדשה -207
subject קבלה -14
subject קוד 270
subject الالکترونی 183
subject الامان 36
subject الدخول 25
subject العدد -293
subject ان 144
subject اکاونٹ 47
subject بطاقه -57
subject تاکید 1
subject تایید 449
subject تم -278
subject جدید -158
subject خصم -129
subject را -706
subject رقم 2
subject رمز 428
subject شما -190
subject طلبک -338
subject علی 156
subject فاتوره -81
subject لا -818
subject لاگ 139
subject مع -217
subject نوبت -100
subject هدیه -58
subject ورود 207
subject کد 41
subject کود 21
subject گذرواژه 16
subject ہو -163
subject ہے -115
subject अनुरोध 43
subject आज -274
subject ईमेल 158
subject ऑर्डर -13
subject ओटीपी 306
subject करें 211
subject को -308
subject कोड 190
subject गया -133
subject टिकट -98
subject बिल -100
subject भुगतान 80
subject है -20
subject কেড 69
subject লগইন 34
subject হয়েছে -270
subject ઓર્ડર -58
subject કન્ફર્મ -70
subject การเข้าสู่ระบบใหม่ -6
subject ยืนยันอีเมลของคุณ 258
subject เข้าสู่ระบบ 204
subject ご予約確認 -97
subject ご利用明細 -45
subject ポータル 123
subject ログイン 50
subject ワンタイムパスワードのお知らせ 313
subject 予約番号 -88
subject 安全验证 89
subject 工单 -306
subject 您的登录验证码 114
subject 您的订单 -46
subject 新しいログイン -97
subject 期 -345
subject 案件 214
subject 注文番号 -165
subject 确认您的邮箱 15
subject 認証コード 255
subject 請求書 -75
subject 请确认您的邮箱 9
subject 重要 -9
subject 障害 -41
subject 계정 -139
subject 광고 -34
subject 기기 310
subject 도착했습니다 -67
subject 도착했어요 -44
subject 등록 230
subject 로그인 94
subject 마지막 133
subject 보안 7
subject 본인확인 494
subject 상품이 -131
subject 새 8
subject 새로운 -125
subject 안내 -77
subject 예약 -305
subject 오류 -168
subject 완료되었습니다 -54
subject 이메일 118
subject 인증 531
subject 인증번호 377
subject 재설정 320
subject 접속 147
subject 주문 -114
subject 주세요 46
subject 청구서 -35
subject 코드 18
subject 쿠폰 -30
subject 확인 389
subject 회원가입 15
submission -73
submit 178
submitted 91
subscribed -146
subscriber 40
subscription 150
substitutions -42
such -48
sudah -244
suerte -206
suggest -48
suggests -39
suite 19
suivant 353
sul -30
sulla 120
sulle -54
sum 136
suma -154
summa -42
summary -27
summer -40
summer00 -119
summit 119
sun -394
sunday -153
sundial 464
sunita -73
sunniva -136
sunt 134
sunu 13
supaya 70
superior -35
supervisor -68
supplies 86
supply 300
support 33
sur -18
sure 326
surgery -18
surinkite 97
surname -74
survey -129
sv -189
svetaineje 33
sw -142
sweden -414
swift -143
swiftlet -27
switched -211
sy0 -56
syndic -73
syota 313
syottaa 109
syottamalla 147
sysop 99
system 237
szama -62
szamla -11
szamon -360
szamsort 341
szamu -106
szerda 73
szereplo 34
szeretne -146
szia 81
t -31
t0 58
t000 108
ta -5
tab 300
table -16
tables -49
tablet 378
tac 305
tady 25
tafadhali 43
tag -79
tagen -83
tags -283
tahan 84
tahmini -131
tai -80
taip 259
takarek 73
take -42
takes -110
takich -672
taking 82
takip -148
talebinizi -72
talent -227
taller -186
tallet 184
tallowfield -90
tallyhouse 397
talr 23
tampere -124
tan 79
tandemly -132
tanggal 85
tanne -184
tanner 7
tannery -97
tanong -64
tanto -342
tap 1
tape 102
taper 121
tapez 80
tapped 253
tapping 155
taps 247
tar -150
tarang -28
tard -49
tarehe -187
tarih -403
tarihi -114
tarihinde -138
tariq -27
tarkoittaa -26
tart -37
tartalek -671
tartu -74
tas 7
tasdiqlash 250
task -346
tasks 291
tassa 146
tast 540
tasta -4
taster 548
tat 21
tatranka 207
tau 158
tautan -527
tavo 67
tax -44
te 118
tea 201
team 77
teams 112
technik -150
technologies 62
technology 155
tecla -135
teclea 294
tedy 371
tee 191
tegar 162
tehnomir 172
teid -215
teie 119
tej 113
tek 188
tekens 12
tel -14
tela 71
telah -65
telefon -64
telefona 28
telefonda 240
telefonen -37
telefonicky -33
telefonnummer -2
telefono -119
telefonunuza -347
telefoon 40
televizor 56
telford 91
tell 95
tellimus -319
telliskivi 19
tem 200
temp 60
tempahan -314
template -60
temporaneo 311
temporary 401
temujanji -93
ten 47
tenancy 372
tenant 2
tendered 95
tentativas -41
ter 9
terima -107
terko -7
termasuk 222
termina -153
terminada 43
terminado 10
terminal 104
terminant 137
terminu -29
terms -94
tern -71
terve 79
teslim -80
teslimat -111
test 15
testbed 287
tester 68
testers -193
testinen 144
testuser -13
text -261
texte -59
texted -518
tez 50
th -78
thai -217
than -89
thanh -121
thank -80
thanks -91
that 104
thay -277
the 25
them -34
then 135
there -87
these 199
they -17
thing 53
things -24
think 62
thinking -300
third -76
thirty -304
this 120
thistledown 186
thistledownseeds 121
thoai -107
thoi -65
thornvald00 -225
those 112
thou 48
thread -84
threads 14
three -59
throw -280
thrown 14
thu -22
thuc 44
thuis -144
ti 7
tiada -305
tick 151
ticket -161
tid -90
tidak 28
tidewater 322
tidewell -3
tie 222
tied 133
tienes -80
tier -152
tieu 15
tight -83
tik 329
tikai 321
tilauksesi -19
tilaus -53
tilausnumero -127
tilausnumerosi -31
tilbake -88
tilde 10
tile -107
tiles 58
tilillesi 82
tilisi 171
till 101
tillykke -196
time 83
times -160
timing -142
tin 19
tinggal 374
tip -340
tippe 214
tippen 463
tirane 251
tisza 104
tisztelt 13
title 59
tk -63
tlf 108
tmpl -141
to 83
toan -247
tobias -179
today 120
todo 7
todos -179
toegangscode 4
together -27
toi -51
toimitus -150
token 16
tokens -142
toksi 65
tol -79
told 142
toledo -93
toliau 143
tollgate -69
tom 39
tomas 50
tomasz -22
tombol -209
tomorrow 23
ton 200
tonight 178
too -13
took -215
tool 180
top -37
topics -56
toque -459
tor 236
torben -171
torches 70
torget 57
torno -455
torstaina -7
total -49
totale -356
totem -269
totp -589
touch -73
toureg -38
toutes -203
towel -745
town 173
tq0 22
tq0s -406
tr0 -182
trace 76
track -374
tracked -190
tracking -73
trader 368
trading 139
traffic -10
traga -148
tragen 95
traiga -57
tram 24
tran -40
trang 425
transaction -32
transcribe 20
transfer 15
transferir 28
transferring 99
transit 132
transport 140
trc00 85
tre -40
treba 128
tree -8
trellis -31
trent -246
tres -227
trial -271
tributo -229
tried -16
trimis -288
trip 102
trips 16
troca 142
truck 126
trucking 110
truki 49
trust 15
trustees -38
truy -1
try -8
trying 205
ts -92
tsh -102
tsp -42
ttl 57
ttl_minutes -992
tu 40
tua -45
tube -400
tuc 62
tudo 103
tue 70
tuesday -22
tuesdays -122
tuleb 183
tulee -186
tulemast 66
tun -376
tunjukkan -4
tunnusluku 27
tuo 28
tuppence -143
turned -268
turns -143
turnstile -215
turpmak -208
tus -102
tussen 101
tutar -54
tutarindaki 50
tutor -60
tutti -251
tv 2
twelve -350
twenty -67
twice -53
two -50
twoj 86
twoje 115
tx 16
txid -11
txn 111
txt -53
typ 289
type 371
typing 314
tyres -162
uber 21
uberweisung 74
ubuntu 90
ucebna -111
uchun 627
ucret -42
uctu -5
ucun 304
udaje 202
udlober 140
udv 367
udvozlettel 53
ufficio 163
ug -28
ugyfelszam 113
ugyfelszama -62
uhekordne 443
uhekordset 182
uhr 34
ui 307
uid -101
uit -343
uita 22
uitat -116
uitnodiging -22
ujat 271
uk 87
uksekood -131
ukucaj 189
ukuze 391
ulang -31
ultimo -18
um -59
uma -52
umbra -96
umbrella -298
umea -48
un 16
una 126
unchanged -25
uncle -216
und -77
undefined -8
under 55
undo -120
unesite 255
ungawunaki 13
ungultig -36
uni 634
unica 156
unico 122
unique 354
unit 166
unknown 62
unless -53
unlock 104
unlocked -53
unlocks 212
uno 4
uns -75
unser -53
unsere -1
unserem 44
unsub 4
unter 65
unterschrift 28
until 97
untuk 187
unused 20
up 24
updated -307
upi -174
upisi 85
upisite 331
upisujete -286
upload 93
upper 86
upphamtningskod -92
ups 78
upstream -311
ur 183
ure 247
urgent -285
url -343
us -100
usado -125
usage 8
usar 1
usato -361
usd 188
usdt -160
use 134
used -158
useless -107
user0 183
user_000000 -101
user_id 87
userid 252
username -336
users -197
uses -248
usetrite -20
using 23
uso 365
usual -210
usuario 34
usuniemy -2
ut 55
utana 238
utanvet -438
utc -51
utente 14
utf -168
uthibitisho 483
utilise -166
utilizado -22
utle 152
utm_campaign -107
utolso 122
utr 185
utrecht -172
uur 97
uus 398
uusi 50
uw -44
uye -127
uygulamaya 301
uz -8
uzere 157
uzerinden -160
uzerinize 298
uzsakymo -185
uzyc -16
uzyj 44
v 120
v0 40
v000 -77
va 89
vag -188
vagy -30
vahvista 232
vahvistettu -199
vahvistuskoodi 156
vahvistuskoodisi 271
vai -11
vaja -52
vakje 8
val 115
valabil 164
valabila 4
valable -30
valables 489
vale 96
valencia -82
valid 81
valid_for 51
valida -4
validade 329
validate -77
validation 127
valider 94
valido -64
valkommen -253
valley 269
valmis -88
valor -87
value 44
values 138
vam 59
vami -47
van -27
vanaf -168
vandaag 53
vandermolen -85
vanhenee 353
vanhentunut 158
vanish -2
vantar 161
vao 300
var -222
vara -70
varauksesi -8
varausnumero -178
varausnumerosi -27
vare 148
variabilni -113
variables -308
varmepannan -81
varmt -83
vars 125
vart 80
vase -79
vashiyat 21
vasseur 323
vastanneiden -27
vat 9
vault -235
vaultkeep -164
vazeny 61
vazio 44
vd 84
ve 47
vecer 60
vecka -180
veerand 39
vega 234
vehicle -69
velg 103
velkommen 49
ven 81
vence 65
vencimento -117
venlig -66
ventana 19
venue -40
ver -120
verbraucht -25
verde 97
verfallt 581
vergeben -2
vergleichen 103
verifica 188
verificacao 161
verificacio 111
verificacion 197
verificare 239
verificatiecode 479
verification 198
verified -225
verifieringskod 321
verifieringskoden 132
verifikasi 267
verifikasiekode 237
verifikimit -142
verify 71
verify_url 547
verifying 133
verlag -88
verlopen -119
vero -143
verra 106
vers 226
versenden 390
versio -81
version -50
versions -62
vertrag 212
verwenden 433
verwendungszweck -182
verwijderen -209
vet 164
veterinary -127
veut 55
veya -38
vez 260
vf 282
vi -162
via -149
viagens 9
viale -11
vid -96
vide -6
video 233
viec 91
viela 45
vien 149
vienkartinis 273
vienreizejais 20
vienreizejo 237
vient -159
vier 149
viernes -84
viertelstunde 182
viestin 58
view -114
viewer 73
views -128
vigilant -99
viite 149
vil 27
vila -216
villanueva 127
vinduet 106
vine 69
vinegar -491
vintage 275
vir 116
virus 15
vis -221
visa -149
vise 72
vite 327
vk 113
vlozite 72
vlt -13
voce -48
voen 2
voer 217
voi 113
voici 194
void 240
voided 121
voila 27
voimassa 117
voit -173
vol -10
volante -38
volte 8
voluptatem 820
von 51
voor 79
vor -15
vorgang 7
vorher -39
vormi 303
vos -9
votar 80
vote 119
voter -57
votes 18
voting 175
voto 667
votre 7
voucher -311
vous 36
vozacu -21
vpn -155
vr0 -42
vraagt 245
vs 89
vt 10
vu 117
vuelve 157
vui 199
vul 669
vuole 103
vuosi -193
vx 98
vybor -41
vypis -114
vyzadejte 71
vyzdvihnutie -73
vyzvednuti -56
w -35
waar 238
wachtwoord -146
wagering -155
wahlen 69
wait -213
waiting 121
waits 38
waktu -2
walk -40
walking -53
wallet 57
wanjiru -39
want 16
wanted 87
wanting 79
wants 253
ward -187
wardenette -38
wardens -54
waren -283
warenkorb -601
warm -122
warmly 52
warnings -333
warranty -385
warszawa -3
was -196
wasn -146
watch -205
watched 314
water -47
wave 100
way -102
ways 358
waznosc 121
wazny 97
wazny_do -112
wd -89
we -23
wearables 269
web -24
web0 -384
web00 -204
webinar -95
weder -14
wednesday -312
week -123
weekdays -35
weekly -89
weight -9
weil -48
weis -52
weka 10
weken -130
welcome -29
well -38
wellington -325
wen 628
wena 87
wenn 43
werden 16
were -186
werkt -31
weryfikacyjny 202
west -158
wet -26
weten 256
wexford -263
what 17
whatsapp -14
wheelo 3
when -130
whenever -211
where 49
whether -202
which 83
whichever 444
while 87
white -315
whitlock 132
who 67
whois -360
whole -176
whom -45
whose -58
why -191
wi -217
wib -2
wickerwork -179
wiebke 80
wielkosc 161
wifi -154
wij -50
will 56
willow 113
willowbank 158
wilt 199
win -217
wind -103
window 413
windows -23
winkel -150
winner -16
winners -346
winning -186
wiosna00 -24
wir -30
wird -84
wissen 63
wit 86
with 126
withdrawals 180
withdrawn -189
within -33
without 80
wizyty -93
wk 128
wlan -123
wo 135
woensdag -45
wollen 448
won 16
woof 110
wool -132
word 51
wording -34
words -59
wordt -27
work 1
worked -74
worker -52
working 70
works -131
workshop -2
workstation 15
world -68
worried -80
worth -92
would 85
wp -152
wpisac 684
wpisany -91
wpisz 363
wr 50
wren -1
wrenly 146
write -169
written 37
wrong -92
wrote 57
ws 179
wurde -140
wurden -160
www -88
wydrukowac -177
wye -476
wygasa 416
wygenerowana -141
wykonac -72
wylacznie -71
x -17
x0 -9
x00 64
x000 -294
xac 116
xifres -53
xii 118
xk0qpm -77
xlsm 144
xlsx -155
xml 306
xung -153
xx 196
xxx 60
xxxxxx -57
y -64
y00cre 76
ya 16
yako 90
yalnizca -34
yaninizda -180
yapildi -388
yapin 87
yard 44
yardim -132
yaz 623
yazin 162
yaziniz 210
yazmaniz 391
year 76
years -116
yeni 146
yenisi 8
yep -22
yes -74
yesterday -66
yet -53
yeterlidir -367
yeu -66
yksi 19
yn 225
yo 308
yoktur -245
you 56
your 45
yours 154
yourself -80
youtube -265
yusra -684
za -29
zadaj 48
zadajte 406
zadanim 291
zadejte 337
zadnja 167
zadzwon -70
zadzwonic 287
zahl 129
zahler 206
zahlernummer -9
zahlerstand -132
zahtjev 59
zahtjeva 27
zakaznicke 75
zalogowanie -122
zaloguj 128
zaloha 46
zalozna 108
zaman -96
zamowienie -99
zaproszenie -78
zaracunamo -104
zaragoza -142
zaslonu 181
zaterdag -48
zatrazili -6
zatwierdz 78
zatwierdzenia 63
zaveste -101
zavolejte -62
zdarma -123
zde -68
ze 166
zeby 59
zegt 118
zeichen 272
zenbakia -199
zephyr 48
zero -134
zeros 106
zgd -13
zgody 47
zien -260
ziffern 53
zijn -18
zile -49
zimmer 173
zip -278
zivjo 192
zk -112
zk0 106
zk0000 -423
zl -4
zlozte -105
zmien 44
zmieniono -101
znac -28
znaczenie 59
znaki 91
zo 158
zobacz -37
zodra 288
zondag 250
zonder 293
zone -27
zoo 115
zoom -301
zostal -240
zostala -45
zostalo -8
zostaly 12
zostatok -61
zpravu -281
zs 81
zugangscode 439
zum 134
zur 11
zuruck -30
zurucksetzen 193
zustatek -230
zvaniet 80
zwischen 183
zzp -133
~000 -51
~00分 213
~00号 -34
~00年 -8
~00日 -69
~00時 -14
~00月 -42
~00분 153
~00은 -85
~00을 40
~00일 -89
~0にロ 132
~0円以 -17
~0分で 459
~0分に -92
~0分钟 137
~0分間 409
~0時間 -21
~0月0 -141
~0桁の -256
~0的手 -78
~0이라 -19
~_00 463
~agħ 83
~app 26
~cp备 -6
~egħ 257
~għe 77
~icp -37
~ieg 19
~ipア -128
~pアド -40
~sim 356
~sms -881
~αθη -53
~αιγ 248
~αιτ 45
~αμε -167
~ανα -304
~απη -14
~αρι -88
~ατη -138
~βου -175
~γορ -158
~δει -487
~δημ 94
~διο 57
~εθε 79
~ειν 253
~εισ 42
~ειτ 7
~εκπ -76
~ενα 165
~εντ 111
~επε 59
~ερα -17
~εση 36
~εστ -96
~εχρ 379
~ηγε 46
~ηκε -2
~ηλε -43
~ημε -104
~ημο 47
~ηρε 19
~ησε 145
~ητο -359
~ηφι -43
~θει 143
~θεσ -32
~θηκ -29
~ιασ -197
~ιβε 22
~ιηθ -166
~ιησ 214
~ικα -6
~ιμε 105
~ιου -133
~ιστ 177
~ισχ 187
~ιτη 109
~ιων -103
~κατ -20
~κου -174
~κπτ -237
~κυρ 6
~λαβ -62
~λαθ -140
~λατ 246
~λεπ 458
~ληγ 16
~ληθ 84
~λιο -13
~λοι -10
~μεχ 125
~μησ -24
~μοσ -33
~μπλ 238
~νει 126
~νεν 162
~νομ -128
~νου -153
~ντω 208
~ολο -15
~ορε -176
~οχη -140
~παρ -16
~πει 49
~πελ 132
~πολ -116
~προ -10
~ραδ -95
~ρακ 78
~ραφ -96
~ραψ 535
~ριο -36
~ριτ -47
~ροσ -237
~ρωμ -118
~σησ 255
~στι 159
~στο -72
~ταχ 32
~τελ 82
~τικ -133
~υμπ 102
~υνο -342
~χρι 22
~абе 159
~аве -31
~авл 69
~аво 17
~авт 69
~аву 86
~аде -90
~ади 71
~аем 134
~аит 196
~ака -57
~акл -74
~ала -149
~ало -57
~ана 112
~анн -62
~аны -358
~апи -189
~апо 322
~аса 22
~асп -220
~ата 7
~ате -52
~атк -42
~атн 159
~ато -207
~ать -99
~аче -35
~ачу -41
~аяв 32
~аєт 92
~бал -121
~беи 67
~бел 39
~бер 145
~бои -190
~бол 13
~бот -198
~вае -241
~ван -170
~ват 81
~вед 299
~вер 89
~вия 265
~вки -16
~вле 128
~вни 90
~вод 141
~вое 36
~вои 32
~вор 104
~вош -160
~впи 353
~вст 29
~вхо 71
~във 1
~выи 143
~вып -250
~віл 64
~ген 342
~год 13
~гот 203
~дан 33
~дар -118
~дач -121
~дек -302
~ден -60
~дет -14
~дит 5
~дни -87
~дно 385
~доб 91
~діт 523
~ево 94
~еде -146
~еди 164
~едн 14
~ежд 69
~езе -17
~езн -204
~ека -10
~еке -30
~еле 83
~емо 12
~ена -41
~енн -204
~ено -110
~ерд 163
~ерж 7
~еса 43
~етк -40
~еты 99
~жар 295
~жен 121
~жет -367
~жни 186
~жно -244
~заб -241
~зав -230
~зад -144
~зак -45
~зам 67
~зан -154
~зас 78
~зач -125
~зді 57
~зер -114
~зна -11
~ива 86
~ига -236
~иди 45
~ием -2
~иин 223
~или 9
~ина -65
~ини -16
~ину 258
~ири 120
~исп -102
~ист 4
~ите 20
~ити -15
~ито -210
~ице 20
~иця 656
~иши 268
~ият -146
~каз -81
~кас -146
~кат -61
~ква -63
~кир 182
~клі 244
~ков 26
~ког -78
~ком -37
~кон 110
~кра 166
~кри -5
~кур -25
~лал -138
~лат -23
~лев 40
~лед -29
~леж 31
~лез 146
~лем 19
~лен -68
~лет 8
~лид 44
~лич -229
~лка -184
~лог -155
~лож -79
~лом 118
~лос 276
~лта -42
~луч -149
~льн -118
~люб -474
~мар -31
~мге 496
~мед 14
~меи -170
~мен -115
~мер -294
~мир 219
~мма -101
~мож -58
~мок -338
~мір -341
~наб 475
~наз -182
~нал -46
~нас -347
~нај 144
~нев -133
~нед -119
~нен -130
~нес 25
~нет 169
~нже -57
~ние -10
~нил 10
~нир -3
~ниц 68
~ния -97
~нка 4
~нке 133
~нку 8
~ном -39
~нос -35
~нти -417
~нут 447
~ным 438
~ніт -193
~оби -91
~обр 88
~общ 36
~ови -15
~ово 22
~оди 89
~одо -82
~оді -245
~озо 338
~ока -11
~оки -180
~олд 286
~олу -107
~оль 91
~омо -32
~ому 566
~они -13
~онн 210
~онц 311
~опе 155
~опи 152
~орм 244
~ору 9
~орі 115
~оси -26
~осс 218
~ост -61
~отв 38
~ото 60
~оши -167
~ошл -489
~пал -182
~пар 187
~пас -60
~пер 22
~пет -41
~пит 72
~пиш 118
~пку -95
~пок -185
~пон -255
~поп 79
~пор 30
~пос -262
~поч 181
~пра -87
~при -177
~рав -46
~раж 165
~раз 142
~рам 56
~рат -23
~рач -38
~рди 57
~рду 112
~реп 327
~рес 21
~рет 48
~ржд 222
~рив 266
~риз -8
~рим -78
~риф 443
~рия -6
~ров -156
~род -20
~роз 3
~рои -8
~ром -221
~рос 111
~рта 81
~рыи 148
~саи 134
~сер -91
~ска 5
~ски 65
~ско 35
~сло 207
~сол 123
~спл -12
~спо -44
~ссы -403
~ста 3
~сте 256
~сто 49
~стр 172
~сту 289
~сум -108
~сьм 72
~сят -63
~сөз 69
~тел -56
~тен 133
~тер 19
~тив 199
~тиж -156
~тии -195
~тис -512
~тич 23
~тоб 44
~тов -240
~тол -87
~том 46
~тор 75
~тра 217
~три -135
~трі -143
~тск 49
~тся 9
~тур -39
~тыр 181
~тік 263
~ужд -31
~уль 169
~унт -107
~упи 100
~ути 44
~фон -202
~фор 38
~хат 140
~хви 341
~хте 29
~циф 287
~цьо -92
~чен -140
~чер 39
~чет -53
~чис -322
~чка -93
~чко 15
~шен -212
~шия 205
~шла -7
~щен -90
~ърж 413
~ылк -208
~ыта 50
~ьні -300
~экр 38
~это 304
~яку -87
~ять -504
~іко 219
~інц 325
~іні 69
~іть 25
~јав 132
~ңыз 91
~աժա -35
~ակա -104
~անգ 43
~անո -71
~ավե 45
~արը -57
~ելո 263
~երի -35
~թյո -465
~կան 300
~մար -114
~մյա 5
~նդո -29
~նել 57
~ում 47
~ուն -235
~պատ -81
~տմա 132
~րել 136
~ביק 514
~בתו 196
~גלי 66
~האי 302
~ההנ -355
~הזי 234
~המס -44
~הסי 133
~הקי -139
~הקל 173
~ודכ -92
~ופו -230
~ורי 91
~זור 242
~זין 348
~חבר -5
~יון -4
~ייל 45
~יסה 198
~יקר -190
~ישו -49
~כפת -2
~כשי -125
~להש 232
~ליד 416
~לכנ 14
~מות 61
~מיק -100
~מית 69
~מכת 99
~ממכ -251
~נות -312
~ניי -199
~ניס 114
~נסי 148
~נקו -96
~סוף -83
~פון -128
~פתח 15
~קבל -4
~קוד -34
~קוח -8
~קני -51
~רות 70
~ריד 159
~רים -227
~שלו -172
~שלח -90
~שמר 49
~תבק 304
~תוק 40
~תור -406
~תזכ 5
~תעו 149
~תפו -55
~תשל -5
~ابط -64
~ابک -61
~ابی 9
~اجع -9
~ادخ 94
~اده -64
~اسٹ -47
~اشت -305
~الب 50
~الح -32
~الخ 43
~الد -78
~الر -45
~الس 30
~الط 250
~الق -98
~الم -18
~الن 140
~اله -160
~الک 116
~اما 154
~امت -106
~امک -151
~امی 45
~انه 24
~انی 34
~اپل 132
~اکت 93
~اکی 130
~این 168
~بار 461
~باش -60
~بای 161
~بتا 212
~برا -494
~بری -30
~بوا 175
~بول 137
~بگو -146
~بیق 94
~تاب 84
~تار -65
~تال 293
~تان -10
~تاک 207
~تای 212
~تبی 628
~تخف -86
~تسج 5
~تصد 357
~تعا 186
~تعد -21
~تفع 54
~تما 108
~تنا 31
~تور -29
~جان -23
~حتی -81
~حده 105
~حصل -195
~حقق 146
~حوی -14
~خدم 31
~خفی -128
~خول 507
~داد -206
~دار -84
~درا 126
~دره -120
~دفع -233
~دقی 415
~ذکر -283
~رام 23
~ردا -218
~ردی -34
~رسل -51
~رفت -201
~رقم -46
~ریا -113
~ریخ -137
~ریم 104
~زار 4
~سای -60
~ستم 39
~ستی 80
~سمب -171
~سپا 157
~شحن -205
~شما -143
~شنب -131
~شگا 10
~صدا -30
~صفح 225
~صلن 77
~صول -136
~صید -116
~طبی 13
~عدا -8
~فار 49
~فحه 83
~فیف -53
~قای 71
~قیم -133
~لاح -17
~لار 40
~لام -168
~لان 108
~لتس 33
~لتف 91
~لجد 10
~لخا 91
~لرس 36
~لرق -21
~لسی -12
~لشا 236
~لشه -45
~لعم 72
~لفر -6
~للا -20
~لمح 149
~لمو 39
~لکو 19
~لکھ 142
~لیه 329
~لیک 135
~مال -14
~مبا -394
~مبر -164
~محت -135
~مرا -122
~مرح 175
~معا 109
~مفت 130
~ملا -160
~موع -185
~میش -52
~ناد 69
~ناس -41
~نام 15
~نان 158
~نای 301
~نبه -22
~نبو 44
~نتر -101
~نته 20
~نجا -219
~ندو -54
~نشا -91
~نیت -25
~واح 10
~وار 94
~واس 415
~واف 68
~وجو -14
~وحه 193
~وری -25
~وقت 411
~ولی 79
~وما -208
~وند -39
~ونٹ -48
~ویس 191
~ویل -65
~پرد -161
~کاو -24
~کتب 132
~کری 31
~کون -88
~یات -297
~یبا -1
~یبی -91
~یدی -254
~یری -269
~یشن 4
~یلن -155
~یمر 42
~ینا 54
~یون -135
~یکن -43
~یین -189
~ییں -242
~ंबर -144
~ऑर् 31
~कुं 88
~कृप 34
~कों -210
~कोण 291
~क्र 2
~खोल 99
~गिन 137
~जिए 155
~डाल 420
~ण्य 77
~तुम 116
~त्य 74
~त्र 74
~दबा 61
~दस् 244
~दीज 248
~नमस 83
~नुर 23
~नुह 289
~पभो -122
~पहु -56
~पोर 383
~प्त 49
~प्र -94
~बिज -11
~भरी -237
~भुग -74
~भेज -146
~भोक -18
~मिळ -261
~रक् -323
~रमा 16
~राइ -4
~राह 92
~र्न 58
~लाइ -225
~लिभ -104
~वें -57
~शुल -23
~ष्ट 179
~संख -46
~साठ 248
~हमा -43
~हुँ -48
~ाइन -168
~ाएग -39
~ाठी 117
~ापन 412
~ाप् 151
~ायत -364
~ाया -153
~ारा 47
~ारी -17
~िंग -151
~िकअ -43
~िजल -12
~िनि 323
~िभर -2
~ीडि -43
~ुँच -28
~ुगत -6
~ुरो 35
~ुस् 89
~ुहो 157
~ेंट -235
~ेंद -18
~ेगा 45
~ोक् -8
~ोणा 15
~्नु 149
~्ने 139
~्मा -61
~्रे -30
~আপন 178
~করণ 204
~কেন -315
~ক্য -153
~খুন 190
~গইন 44
~গাম -190
~গ্র -29
~চাই 209
~জান -67
~জার -74
~দেখ 60
~নম্ -111
~নান -29
~নুর 324
~নের 171
~বহা 7
~বেন 24
~মেস 219
~রটা 146
~রবে 44
~রিম -41
~রেধ 122
~র্ড 38
~র্ত 92
~লগই 9
~হার 2
~াচা 18
~াতা 89
~ান্ 105
~াপে 493
~ামী -172
~ারি -228
~িপি 133
~ুলত 49
~েছে -227
~েডট 114
~েন্ -153
~েয় 146
~্টা 137
~্তি 100
~্যব 158
~্যা -107
~্রে -15
~ਪ੍ਰ 434
~ઈને 230
~કોઈ 83
~નિટ 295
~માર -41
~મિન 142
~િનિ 85
~இந் 66
~உள் 51
~கின -26
~ங்க 218
~செய 41
~டங் 167
~டவு 221
~டாம 98
~ணக் 71
~தட் 489
~நிம 392
~நுழ 13
~ன்ற 79
~புக 106
~யம் -104
~யார 29
~யீட 20
~ரும 51
~விய -23
~ாட் -308
~ீங் 146
~ீடு 153
~ுக் 34
~ுதி 125
~ுந் -112
~ெத் -500
~ெல் 337
~ைப் -177
~ையா -57
~்கி -172
~்கை -159
~்டத -552
~்து -81
~்பு -52
~்லு 139
~்ளு -212
~ండి 61
~ఎవర 315
~డాన 477
~ధృవ 77
~నంబ -94
~నిమ 167
~బర్ -87
~మిష 110
~ర్డ -241
~వీక 53
~షాల 98
~ాయి 462
~ాస్ 212
~ికి 39
~ిన్ 59
~ిమి 10
~ెంద -25
~్తు 317
~ಮಿಷ 490
~ಿಮಿ 122
~ച്ച -107
~ത്ത 207
~നിറ 546
~മിന 168
~ിക് 315
~ിനി 6
~്ക് -89
~න්න 1213
~กค้ 118
~กรห 269
~กรอ 515
~กรุ -40
~การ -278
~ขลู 11
~คือ 380
~ค้ด -39
~งอิ 27
~งาน -130
~งิน -60
~งเด 134
~งเห -13
~จ้ง -90
~ชำร -41
~ช่อ 124
~ช้ค 330
~ณสม 119
~ณาก 58
~ดน้ -111
~ดส่ -15
~ด้ท 183
~ด้ร -35
~ด้เ 63
~ตอน -172
~ต่อ 75
~ทะเ 32
~ทัน 80
~ทาง -102
~ที่ -53
~ทุก -201
~ท้า 66
~นคุ 165
~นนส -4
~นยั 260
~นหน 167
~นี้ 122
~นแล -41
~น้า 469
~บถา -129
~บีย 37
~ประ -239
~พัส -105
~พื่ 26
~มาย -220
~มือ 148
~ยบร -177
~ยัง 253
~ยัน 30
~ยืน 20
~ยใน 34
~รอก 103
~ระบ 54
~รับ -36
~รีย -112
~ร้อ -47
~ลขค -147
~ลขท -29
~ลือ -145
~ล้ว -93
~วนล -220
~สขอ 235
~สดุ -86
~สยื 23
~สไป -231
~ส่ง -63
~ส่ว -281
~หมา -112
~อบถ -14
~อาย 331
~อิง 26
~ะบบ 51
~ะเบ 136
~ัสย 28
~ัสไ -54
~ากร 19
~างอ 26
~ามา -31
~ายุ 93
~ายใ 129
~ินค -26
~ีย์ -83
~ี่เ -16
~ืนย 27
~ุณค -32
~ุ่ม -82
~เงิ -60
~เทพ -127
~เป็ 32
~เพื 40
~เรา -41
~เลย 54
~แจ้ -247
~โค้ -125
~โดย 13
~ใช่ 160
~ใช้ 203
~ใต้ 131
~ใส่ 438
~ให้ 122
~ได้ 106
~่วน -20
~่อน -347
~้าน -355
~้ได 160
~ຖະໜ 475
~ຫຼວ 152
~ະໜົ 46
~ຼວງ 8
~ໜົນ 1
~င်း 29
~စ်အ 126
~ပါသ 59
~ရှိ -75
~လက် -24
~ဝင် 57
~ါသည 105
~်ပြ 287
~်သူ 513
~ှတ် -18
~აათ 71
~არა 186
~არო 171
~ასტ 144
~აში 171
~ახდ -335
~გამ 214
~ებს 539
~ეკვ -67
~ენი -13
~ერა 344
~ერთ 56
~ვლო 210
~თან -63
~ინდ -185
~კვე -75
~ლად 234
~ნეთ 127
~ობა 35
~ოდე -162
~რად 98
~რებ 114
~სტო -36
~შეკ -42
~შემ 20
~წერ 263
~ማረጋ 120
~ረጋገ 57
~የማረ 42
~ጋገጫ 22
~កដល -175
~ក្ន 42
~ចូល 314
~ដើម 111
~ទិញ -86
~ប់ស -8
~ប្រ 24
~ម្ប 27
~យៈព 14
~រក្ -83
~រយៈ 3
~លៃស -337
~សួស 68
~អ្ន 450
~ូដផ 141
~់សា -27
~្នក 13
~ありま 39
~いくだ 44
~いつも 77
~います 32
~い端末 12
~お問い -17
~お客さ -52
~お届け -53
~お心当 22
~お支払 -100
~お知ら -2
~からの 139
~からロ -40
~があり 56
~がない -169
~きまし -7
~きませ 29
~くなり 259
~ければ 6
~こちら 27
~このメ 130
~ご入力 780
~ご利用 -130
~ご本人 278
~ご注文 -349
~させて 32
~してく -2
~しまし -53
~します 39
~するこ -142
~せ番号 -150
~ただき 99
~ただく -127
~ていた 242
~ていま 17
~てくだ 217
~でくだ 9
~でご入 -225
~ですか -95
~ときは 194
~ない場 16
~なたの -255
~なりま 61
~になり -70
~にログ 186
~に無効 106
~に確認 64
~の00 -160
~のur -113
~のうえ 58
~のお手 143
~のお申 217
~のお知 -29
~のため 91
~のまま 144
~のペー 127
~のログ 66
~の場合 -310
~の確認 157
~はじめ 88
~はまだ 269
~は不要 -118
~は本日 142
~は次の 266
~ました -307
~または -184
~まです -108
~らログ -40
~りです 160
~ります 104
~るには 309
~れます 460
~わせ番 -33
~をお使 253
~をレジ -171
~を入力 83
~を受け 357
~を完了 -153
~を押し 51
~ィコー 16
~インし 46
~インコ 135
~イン用 165
~エラー -502
~キーは 169
~クーポ -293
~コード -115
~ジを開 9
~タイム 253
~ッカー -194
~ティコ 91
~ト太郎 -30
~ドです 164
~ドは0 297
~ネット 48
~プリに 304
~プリを -47
~ページ 234
~ボタン -140
~ポイン -27
~ポンコ -64
~ポート -83
~メール -300
~リンク -159
~ルアド 160
~ロッカ -105
~ワンタ 127
~ンタイ 27
~ージを 87
~ードの 76
~ードは 120
~ービス 10
~ーポン -70
~ールが -353
~ールや -162
~ールア 37
~一人様 -12
~一次性 587
~上七點 -33
~下方按 -530
~下記の -62
~不是你 347
~不會以 -32
~並告知 -176
~个空格 284
~中央区 100
~中市西 -432
~中正路 642
~中输入 274
~为00 -33
~为本人 105
~九點半 84
~二杯半 -35
~二段階 -48
~五分钟 21
~京都市 -57
~人操作 49
~人透露 -38
~今晚十 208
~他人代 168
~令和0 69
~以下の -100
~以電話 -78
~件标题 37
~件驗證 228
~份有限 46
~份认证 275
~优惠码 -230
~何人透 -75
~使いく 127
~供事件 -12
~依頼が 642
~便利商 -9
~保管し -136
~信です 60
~偵測到 296
~入00 433
~入れて 308
~入下列 277
~入下面 261
~入什麼 -4
~入以下 314
~入力し 232
~入力す 5
~入动态 134
~入帳號 187
~入會員 19
~入驗證 376
~入验证 89
~內輸入 2
~全部上 -2
~内有效 183
~内输入 35
~再度お -108
~再発行 410
~写一次 79
~分鐘內 458
~分鐘後 528
~分钟内 660
~分钟后 414
~分間で 44
~利商店 -95
~前00 -145
~前有效 307
~力して 175
~力する 3
~务中心 331
~动态密 361
~効とな 147
~動態密 194
~務局長 31
~勿提供 89
~北市中 313
~区柳荫 92
~十分鐘 32
~半前都 355
~半小时 2
~友注册 -94
~双方各 -16
~取件码 -308
~合同会 63
~合言葉 320
~同会社 9
~后输入 267
~周先生 68
~和0年 51
~啟用碼 145
~回密码 201
~回限り -328
~图书馆 255
~圖書館 41
~在不用 -1
~在小程 301
~在支付 219
~在新设 -6
~在登录 186
~在进行 109
~報名頁 164
~填写一 36
~境から 3
~変更の 70
~変更を 130
~大小写 451
~如非本 31
~妥善保 -221
~安全码 291
~完了し 71
~完成注 170
~客さま -31
~客服不 18
~密碼或 -633
~封邮件 176
~差一步 4
~已成功 -129
~帳アプ 53
~年00 6
~年0月 -1
~式会社 49
~当日は -134
~录密码 -40
~必要な 427
~态密码 158
~您于0 350
~您加入 12
~您正在 805
~您的密 -13
~您的帳 -163
~您的订 -140
~您的账 -34
~您的验 296
~您重新 67
~態密碼 53
~應繳總 -289
~我們會 -110
~户正在 53
~打ち込 176
~把下面 172
~押して 33
~接00 -286
~控制台 107
~提交的 560
~提供事 -138
~改了登 -5
~效時間 37
~效期0 75
~数字を 247
~新しい 61
~新申請 296
~方各得 -4
~日00 4
~日まで -23
~日より -30
~是00 57
~是您本 70
~是您的 184
~暗証番 -344
~更され -57
~最后一 137
~會以電 -99
~月00 -40
~有效時 41
~有限公 64
~期應繳 -20
~期限は 2
~本期應 -79
~本次登 74
~来水公 2
~校验码 384
~检测到 16
~様番号 -1
~機末三 -47
~次使用 -32
~次登录 94
~正在进 4
~段階認 -5
~注文画 -88
~激活账 -73
~点击下 -106
~為大寫 164
~環境か 1
~用00 349
~用一次 -27
~由系統 23
~申し上 99
~申请提 528
~画面に 706
~番号と -211
~番号は -1
~番号を -56
~畫面上 228
~疑問請 -78
~発行い 210
~発行か 76
~発行し 111
~登入網 8
~登录密 -71
~登录时 -46
~登录码 233
~登录页 230
~登录验 339
~登録あ 137
~登録の -336
~登録を -160
~的信箱 293
~的动态 218
~的包裹 -135
~的啟用 16
~的按钮 -486
~的数字 134
~的注册 23
~的登录 62
~的短信 -31
~的订单 -18
~的页面 173
~的验证 -45
~直接回 2
~知らせ -1
~短信验 -789
~码短信 -66
~确认码 445
~確かめ 156
~確認コ 389
~確認是 95
~確認碼 90
~碼00 72
~碼不會 -504
~禮物卡 -6
~第二杯 -35
~簡訊驗 -145
~約番号 -121
~索要验 -465
~結帳時 -9
~続きく -165
~続けて 94
~者さま 173
~者各位 -84
~自动发 270
~自助机 -75
~自動取 -10
~荷物を -74
~行いた 82
~訊驗證 -56
~記のu -356
~註冊頁 227
~証コー 283
~話くだ -77
~認する 36
~認コー 108
~認是您 28
~認証コ 73
~認証番 377
~認證碼 137
~請攜帶 -19
~請於0 33
~證碼已 -136
~證碼是 141
~識別碼 317
~证码为 28
~证码是 348
~证码短 -5
~请提前 -24
~財務局 4
~账户正 43
~路00 -18
~身份证 -152
~輸入優 -64
~輸入後 163
~输入的 2
~这样的 -250
~送しま 170
~連絡く -72
~郵件驗 60
~重新申 1
~銀行を -1
~钟之内 221
~链接0 -99
~阿嬤的 -75
~階認証 -501
~電話く -86
~電話で -15
~需输入 -364
~面から -44
~面的按 -17
~面輸入 486
~頁輸入 252
~驗證已 -218
~驗證碼 242
~點半前 55
~그인하 51
~드립니 -91
~력하세 78
~료됩니 158
~문번호 -43
~밀번호 -9
~번호가 -229
~번호를 -68
~본인이 57
~비밀번 -15
~사합니 -16
~송됩니 -35
~습니다 -145
~승인번 152
~었습니 -56
~왔습니 134
~인됩니 -234
~인증번 2
~인증코 45
~인하세 -66
~입니다 -13
~입력하 258
~주문번 -4
~증코드 53
~쿠폰번 -6
~폰번호 -104
~하셔도 -10
~했어요 -42
º 76
απο -119
αριθμοσ -106
γεια 70
για 238
επαληθευσησ 183
ζητησατε 261
η -39
κυριε 54
κωδικοσ -39
κωδικουσ -117
μασ -88
μετα 275
μην 18
μιασ 344
να 235
πληκτρολογηστε 568
που -72
προσ 61
σελιδα 183
στη 192
στην 307
στισ -121
τκ -53
το -102
ωρεσ -204
а 10
адрес -104
ако 32
бр 152
број -94
были -294
в -21
вас 48
ваш 136
введите 90
вже -115
воидите 130
вот 408
вход 78
входа 466
входу 174
въведете 366
від -201
він 355
го 176
грн -60
да 416
для 209
до -91
діиснии 84
діє 41
если 18
з -11
за -49
и -37
из -80
киів -88
код 106
коди -67
кіру -18
лише 37
н 3
наш -178
не -62
недіиснии -80
ни -122
одноразовыи 68
он 290
оплате -93
от -14
пароль 12
под 238
подтвержден -316
подтверждения 163
поле 250
портал 246
после 480
поштовани 345
при -396
підтвердження 332
с 28
само 241
смс -788
софия -50
ссылка -479
странице 169
тарасе -104
тел 52
то 197
трек -102
ул -11
час -219
чтобы 334
і 38
үшін 107
այն 182
բարև 511
եթե 391
է 170
կոդը 141
ձեր 93
րոպե 187
אחד 203
אירוע -16
ב -41
בע -221
בשעה -220
דקות 320
הגישה 265
ההזמנה -15
הוא 63
החד 314
היא 52
הנה 53
הנחה -59
הקוד -7
זה 66
חדשה -59
חייגו -13
יום 31
יקר 152
כבר -26
כדי 462
כך 466
כניסה -391
לא 138
להזין 58
לקוח 116
מוקד 48
ממכשיר -116
מס -151
מספר -442
פ -45
פעם 159
פעמית 320
פשוט 71
קוד -89
רב 90
רבע 128
שלום -30
שלך 143
תודה -12
תושב 51
תל 78
اتصل -12
احد 82
اختیار 93
ادخل 613
الارقام 204
الانترنت -150
التطبیق 133
التفعیل 239
الخصم -151
الدفع -1
الذی -68
الرابط -294
السابق 57
السید -8
المبلغ -68
المنتهی -37
ان 47
او 48
اپ 132
اکتب 109
اگر 96
ای -4
ب 168
با -51
بجے -75
برای 56
برنامه 142
به 4
بٹن 231
بگویید -41
بین -7
تاکید -353
تایید 49
تحویل -95
تخفیف -42
تسجیل -307
تعداد -35
تم -302
تو 122
تک -45
جدیده -87
حاجه -6
حتی -96
حساب -48
خانه 138
خرید 88
خون -7
درج 611
دقایق 599
دقیقه 107
دو -10
دکان 76
را 100
رزرو -106
رساله -236
رقم -222
رمز 22
رمزک 39
روی -517
ساعت 30
ساعه -42
سلام 193
سے -211
شارع 49
شد -305
شماره -54
شهر -286
شود 29
صبح -52
صفحه 664
طلبت 33
طلبک -121
عبر -175
عدد -86
علی -144
عند -19
غیر -74
فی 8
لاگ 122
لتسجیلک 4
لمره 492
لیے 76
م 25
ما 203
مارچ -37
مصرف 76
منٹ 53
میل 44
نمبر -238
نہیں 92
هو 167
و -22
وارد 174
ورود 137
پر -206
پویا 193
کد -7
کریم 206
کسی 75
کل -143
کلک -392
کنید 17
ہے 110
یہ 588
अनुरोध 15
अब -15
आपको -315
आहे 53
इसका 342
इसे 290
ईमेल -124
उपभोक्ता -2
एक 118
ऐप 66
कदम 190
कभी -32
करने 190
करें 85
का -77
किसी 296
कूपन -312
के 54
कोड -19
खोला 16
गया -173
गर्न 13
गाँव -154
घर -72
जी 125
टाइम 200
टाका 107
डेलिभरी -87
तो -98
दर्ज 48
दें -97
न 58
नंबर -290
पता -49
पर -72
पिकअप -99
पिन -125
बजे 47
बाद 121
बिजली -10
भुगतान -39
मान्य 422
मिनट 609
यह 19
रहा 307
लिंक -672
लिए 283
लें 40
वन 109
शुल्क -37
शेष -80
संख्या -139
सत्यापन 5
साथ -62
से -199
ही 54
हेतु 626
हैं 172
আপা 91
এটা 289
করতে 384
করা 31
করুন 79
কাজ 71
কেড -60
ছাড় -367
টাকা -166
ঢাকা -86
ধাপ 44
নতুন 25
নম্বর -181
নম্বরে -244
না 128
ফেন 66
মিনিট 488
লিখে 238
ਇਹ 128
அஞ்சல் -168
இதை 15
எண் -165
தெலைபேசி -28
నంబర్ -90
นาที 571
บาท -48
หมายเลขลูกค้า 79
อุปกรณ์ -462
เวลา -15
ใส่ 24
ນາທີ 266
თქვენი -144
ნომერი -369
საფოსტო -31
ለማንም 30
ሰላም 547
ብር 27
ነው 114
ኮድ 102
ያስገቡ 139
ደቂቃ 199
នាទី 289
お客様番号 -1
お部屋 -76
このたびは -127
このメールは送信専用です -59
さん 79
です 278
を入力してください 224
コード 126
テスト太郎 -22
パスコード -111
ワンタイムパスワード 324
主任好 -181
主机 -116
予約番号 -202
五 -66
京都市中京区 -57
以 -104
优惠码 -205
会议号 -160
你好 325
健一 -145
元 -96
共 -357
分機 -96
分鐘 -119
分鐘失效 9
到期日 196
动态密码 351
原始邮件 307
发票号码 -732
取件码 -314
取件码0 -12
受付番号 -41
受取番号 -409
号 57
合計 -18
同学你好 25
哈囉 37
営業二課 90
失效 397
客服 -114
客服热线 68
工单 -405
工单号 -221
已到达 -103
年 -58
座位 -19
快递单号 -258
怡君 141
您好 47
您於 182
您的包裹 -143
您的订单 -102
成績昨天晚上已經全部上傳 -48
承認番号 -100
把 364
提交 -251
敬上 26
新 103
日 -192
日時 -144
时间 -22
時間 -159
普通 130
會員編號 107
有効時間 319
有効期限 166
有效期 128
服务热线 -4
本人確認 239
本期用水 10
東京都千代田区0 -10
校验码 20
様 39
樓 271
次 -62
注文番号 -85
流水号 50
激活码 320
現在不用再輸入什麼 -1
田中 155
登录 64
發票號碼 -452
确认码 135
禮物卡序號 -10
笔 -169
繳款期限 -157
至 -55
號 -9
訂位代號 -116
訂單編號 -60
認証コード 93
認証コードを他人に教えないでください -25
認証番号 269
謝謝 -63
订单编号 -95
设备 42
请拨打 -21
请输入 275
账单编号 -152
車次 -89
輸入 834
追跡番号 -36
逾 101
邮编000000 -4
郵遞區號 -206
銷帳編號 -174
链接 -146
链接00分钟内有效 -315
错误码 -66
電話 47
驗證碼 284
验证码 436
验证码000000 304
감사합니다 -6
같은 -110
갤럭시 -64
결제 -85
결제금액 -36
계정 15
고객님 -214
고객님의 -49
고객번호 -57
고객센터 -1
공동현관 -70
광고 -55
그대로 115
그룹웨어 374
글자 87
기기 -64
김대리 -1
끝나요 49
넣어 363
님 60
님의 -37
님이 271
다음 37
드림 1
드립니다 4
등록 53
때 -153
로그인 102
로그인이 42
링크는 -460
맞다면 229
메일에는 -1026
무시하셔도 -9
문의 -71
문자로 -19
반가워요 29
버튼을 -111
번호 -2
번호는 -113
번호를 -286
보세요 16
본인 148
본인이 113
비밀번호 -67
사용 -71
새 230
서울 -135
서울시 -226
설정 -137
성동구 -40
수 -133
숫자 14
숫자를 -131
승인 -69
시 -135
신청이 176
쓸 447
아니라면 92
아래 186
아메리카노 -3
안내 50
알려 -15
알려주지 100
앱에 83
예약번호 -110
예정입니다 -26
오늘 64
오후 95
요청하신 430
우편번호 -195
운송장번호 -178
위치 -36
위한 65
유효 39
유효시간 22
의 121
이 -72
이라고 411
이체 294
인증 190
인증번호 188
인증코드 392
일시 -254
일회용 496
입니다 193
입력하면 163
입력해 504
있습니다 -75
자리 -119
적어 92
절대 110
접속 33
접수 139
주문번호 -13
주문번호는 -9
주세요 -46
주시고 60
주시면 189
주식회사 -64
즉시 25
지나면 350
지난주 -199
창에 225
코드 65
코드는 2
코드를 -44
쿠폰 -218
쿠폰번호를 -103
픽업 -37
할인코드 -66
합계 -105
화면에 534
확인 72
확인번호 -44
확인하세요 -45
후 110`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 5.8 1 2 0 0.545 3 4 3 -0.1825 5 6 0 -3.039 7 8 6 0.9 9 10 -1 -0.08063 0 0 -1 0.187 0 0 -1 -0.1975 0 0 4 2.9 11 12 -1 -0.1152 0 0 1 0.6809 13 14 -1 -0.1679 0 0 -1 -0.02421 0 0 -1 -0.01344 0 0 -1 0.1634 0 0
4 5.8 1 2 0 -0.009794 3 4 6 0.9 5 6 -1 -0.1772 0 0 4 2.9 7 8 -1 -0.1107 0 0 1 -2.546 9 10 3 5.891 11 12 -1 0.1213 0 0 -1 0.04959 0 0 -1 0.1753 0 0 -1 -0.1644 0 0 1 1.183 13 14 -1 -0.1198 0 0 -1 0.09572 0 0
4 5.8 1 2 0 0.545 3 4 3 0.2092 5 6 0 -3.039 7 8 6 -5.551e-17 9 10 -1 -0.06773 0 0 -1 0.1573 0 0 -1 -0.1661 0 0 6 0.9 11 12 -1 -0.1157 0 0 1 -0.9737 13 14 -1 -0.1557 0 0 -1 -0.04176 0 0 -1 -0.05915 0 0 -1 0.1245 0 0
0 -0.548 1 2 4 5.8 3 4 4 2.9 5 6 -1 -0.1537 0 0 6 1.3 7 8 0 5.26 9 10 6 0.9 11 12 -1 -0.1596 0 0 1 -2.546 13 14 -1 -0.0971 0 0 -1 0.05009 0 0 -1 -0.05135 0 0 -1 0.1486 0 0 -1 -0.0726 0 0 -1 0.1185 0 0
0 -0.548 1 2 4 5.8 3 4 4 2.9 5 6 -1 -0.1451 0 0 6 1.3 7 8 3 5.891 9 10 6 0.9 11 12 -1 -0.1468 0 0 -1 0.07712 0 0 -1 -0.1355 0 0 1 1.504 13 14 -1 -0.04634 0 0 -1 0.1395 0 0 -1 -0.09588 0 0 -1 0.09132 0 0
4 5.8 1 2 0 2.047 3 4 3 0.6305 5 6 0 -3.039 7 8 6 -5.551e-17 9 10 -1 -0.05422 0 0 -1 0.1318 0 0 -1 -0.1402 0 0 6 0.9 11 12 -1 -0.07574 0 0 -1 0.08966 0 0 -1 -0.127 0 0 1 -0.9737 13 14 -1 -0.09844 0 0 -1 0.06059 0 0
0 -1.634 1 2 4 5.8 3 4 4 2.9 5 6 -1 -0.1332 0 0 6 5.395 7 8 0 5.26 9 10 6 0.9 11 12 -1 -0.09761 0 0 -1 0.06502 0 0 -1 -0.08491 0 0 -1 0.04404 0 0 -1 -0.05564 0 0 1 -2.546 13 14 -1 0.0261 0 0 -1 0.1312 0 0
0 -0.009794 1 2 4 5.8 3 4 4 2.9 5 6 6 22.59 7 8 6 4.068 9 10 -1 -0.04617 0 0 6 0.9 11 12 -1 -0.1276 0 0 -1 0.03351 0 0 -1 -0.09678 0 0 1 -4.223 13 14 -1 -0.02173 0 0 -1 0.122 0 0 -1 -0.1163 0 0 -1 0.09628 0 0
0 -1.634 1 2 4 5.8 3 4 4 2.9 5 6 -1 -0.124 0 0 26 232.5 7 8 3 5.891 9 10 6 0.9 11 12 -1 0.09188 0 0 -1 -0.05805 0 0 -1 -0.1118 0 0 -1 -0.02003 0 0 -1 -0.04651 0 0 1 -2.131 13 14 -1 0.02493 0 0 -1 0.1217 0 0
0 -1.634 1 2 4 2.9 3 4 4 2.9 5 6 -1 -0.1225 0 0 6 4.068 7 8 -1 -0.05205 0 0 3 0.2092 9 10 -1 -0.105 0 0 1 -1.933 11 12 -1 -0.0617 0 0 1 -2.131 13 14 -1 -0.08827 0 0 -1 0.0947 0 0 -1 0.01473 0 0 -1 0.1174 0 0
0 -1.634 1 2 4 2.9 3 4 6 0.9 5 6 -1 -0.1193 0 0 3 -0.5908 7 8 -1 -0.07226 0 0 1 -0.6051 9 10 -1 -0.1053 0 0 1 -0.9737 11 12 4 5.8 13 14 -1 0.1111 0 0 -1 -0.0735 0 0 -1 0.1083 0 0 -1 -0.05632 0 0 -1 0.07423 0 0
0 -1.634 1 2 4 2.9 3 4 4 2.9 5 6 -1 -0.1165 0 0 6 1.3 7 8 -1 -0.04624 0 0 3 3.018 9 10 -1 -0.1148 0 0 1 -1.933 11 12 -1 -0.02278 0 0 1 -2.546 13 14 -1 -0.0879 0 0 -1 0.0745 0 0 -1 0.004465 0 0 -1 0.111 0 0
0 -1.634 1 2 4 2.9 3 4 4 1.032 5 6 -1 -0.1139 0 0 3 -0.5908 7 8 -1 -0.0705 0 0 3 3.018 9 10 -1 -0.09813 0 0 1 0.6809 11 12 -1 -0.03994 0 0 1 -1.536 13 14 -1 -0.04564 0 0 -1 0.1163 0 0 -1 0.006827 0 0 -1 0.1089 0 0
4 5.8 1 2 0 -3.403 3 4 3 -4.314 5 6 -1 -0.1113 0 0 6 -5.551e-17 7 8 -1 -0.1032 0 0 1 -6.23 9 10 -1 -0.08672 0 0 1 2.159 11 12 -1 -0.1238 0 0 -1 0.1004 0 0 27 0.8 13 14 -1 0.1066 0 0 -1 0.01248 0 0 -1 -0.09093 0 0
0 -1.634 1 2 4 2.9 3 4 4 5.8 5 6 -1 -0.1097 0 0 6 1.3 7 8 3 3.018 9 10 -1 0.09947 0 0 -1 -0.1071 0 0 1 -1.933 11 12 -1 -0.1008 0 0 1 1.504 13 14 -1 -0.07623 0 0 -1 0.06781 0 0 -1 -0.04568 0 0 -1 0.09267 0 0
0 -3.039 1 2 6 22.59 3 4 6 0.9 5 6 -1 -0.1063 0 0 -1 0.04267 0 0 3 3.018 7 8 1 1.504 9 10 -1 -0.1031 0 0 -1 -0.01521 0 0 4 1.032 11 12 -1 0.1034 0 0 -1 -0.09096 0 0 17 0.5 13 14 -1 0.05064 0 0 -1 -0.1566 0 0
4 2.9 1 2 0 2.512 3 4 3 3.018 5 6 0 -4.069 7 8 -1 0.01941 0 0 6 1.3 9 10 1 -1.536 11 12 -1 -0.1083 0 0 4 0.5 13 14 -1 -0.1029 0 0 -1 -0.004879 0 0 -1 -0.005055 0 0 -1 0.0979 0 0 -1 -0.09108 0 0 -1 -0.01977 0 0
0 -3.403 1 2 4 2.9 3 4 6 0.9 5 6 -1 -0.1061 0 0 6 4.068 7 8 -1 -0.05947 0 0 1 2.159 9 10 -1 -0.09475 0 0 -1 0.00309 0 0 17 0.5 11 12 -1 0.102 0 0 4 1.18 13 14 -1 -0.1406 0 0 -1 -0.06668 0 0 -1 0.04768 0 0
0 -3.403 1 2 4 2.9 3 4 4 5.8 5 6 -1 -0.1047 0 0 -1 -0.04938 0 0 3 3.018 7 8 -1 0.0863 0 0 -1 -0.08606 0 0 1 3.052 9 10 27 0.5875 11 12 -1 0.1082 0 0 4 1.032 13 14 -1 -0.08528 0 0 -1 -0.05518 0 0 -1 0.08553 0 0
0 -3.403 1 2 4 2.9 3 4 4 5.8 5 6 -1 -0.1033 0 0 -1 -0.0456 0 0 3 0.6305 7 8 -1 0.08302 0 0 -1 -0.09432 0 0 1 3.052 9 10 27 0.5875 11 12 -1 0.09686 0 0 19 0.5 13 14 -1 -0.07902 0 0 -1 0.0409 0 0 -1 -0.1056 0 0
0 -4.069 1 2 4 2.9 3 4 6 -5.551e-17 5 6 -1 -0.103 0 0 6 4.068 7 8 -1 -0.06848 0 0 1 -1.536 9 10 -1 -0.09356 0 0 -1 0.00643 0 0 -1 -0.03374 0 0 19 0.5 11 12 1 3.914 13 14 -1 -0.08593 0 0 -1 0.05586 0 0 -1 0.1037 0 0
0 -4.069 1 2 4 2.9 3 4 4 0.5 5 6 -1 -0.1018 0 0 -1 -0.0471 0 0 10 3.5 7 8 3 0.6305 9 10 -1 -0.08116 0 0 -1 0.05354 0 0 -1 -0.05731 0 0 1 -2.131 11 12 -1 -0.02314 0 0 17 0.5 13 14 -1 0.08986 0 0 -1 -0.03577 0 0
0 -4.069 1 2 4 2.9 3 4 4 5.8 5 6 -1 -0.1007 0 0 -1 -0.04354 0 0 2 -0.5465 7 8 -1 0.07424 0 0 1 3.914 9 10 -1 -0.08945 0 0 27 0.8 11 12 -1 0.1063 0 0 4 1.032 13 14 -1 -0.07082 0 0 -1 -0.04735 0 0 -1 0.07081 0 0
3 5.891 1 2 4 2.9 3 4 1 0.6809 5 6 -1 -0.09845 0 0 6 1.3 7 8 4 1.18 9 10 -1 0.08601 0 0 -1 -0.08847 0 0 1 -2.546 11 12 -1 -0.08057 0 0 17 0.5 13 14 -1 -0.07992 0 0 -1 0.04422 0 0 -1 0.02159 0 0 -1 -0.1291 0 0
0 -5.459 1 2 -1 -0.09682 0 0 6 -5.551e-17 3 4 3 3.018 5 6 1 2.159 7 8 -1 -0.09231 0 0 -1 -0.01057 0 0 28 0.95 9 10 -1 0.08754 0 0 17 0.5 11 12 -1 0.07522 0 0 1 -4.678 13 14 -1 -0.1525 0 0 -1 -0.07488 0 0 -1 0.012 0 0
0 -5.459 1 2 -1 -0.09536 0 0 4 0.5 3 4 -1 -0.06052 0 0 3 -2.45 5 6 -1 -0.07943 0 0 1 2.159 7 8 17 0.5 9 10 -1 0.09025 0 0 1 -7.178 11 12 -1 -0.1196 0 0 -1 -0.109 0 0 30 0.5 13 14 -1 0.07581 0 0 -1 0.0001916 0 0
3 3.018 1 2 4 2.9 3 4 1 -0.9737 5 6 -1 -0.09811 0 0 6 1.3 7 8 4 1.7 9 10 1 3.914 11 12 -1 -0.08758 0 0 -1 0.003942 0 0 -1 -0.08455 0 0 -1 -0.005858 0 0 4 -5.551e-17 13 14 -1 0.09793 0 0 -1 -0.04533 0 0 -1 0.0517 0 0
0 -5.459 1 2 -1 -0.09268 0 0 0 2.512 3 4 6 -3.8 5 6 17 0.5 7 8 -1 -0.09164 0 0 1 -0.9737 9 10 3 5.891 11 12 -1 -0.06332 0 0 -1 -0.04525 0 0 27 1.3 13 14 -1 -0.01983 0 0 -1 0.08204 0 0 -1 0.07673 0 0 -1 -0.003279 0 0
3 3.018 1 2 6 0.9 3 4 1 1.183 5 6 -1 -0.09702 0 0 1 0.3113 7 8 28 0.95 9 10 19 0.5 11 12 -1 -0.07463 0 0 -1 0.03612 0 0 1 -3.375 13 14 -1 0.06638 0 0 -1 0.08248 0 0 -1 -0.04559 0 0 -1 -0.07676 0 0 -1 -0.01272 0 0
0 -5.951 1 2 -1 -0.09142 0 0 4 0.5 3 4 10 3.5 5 6 6 5.395 7 8 -1 -0.0697 0 0 -1 0.06419 0 0 17 0.5 9 10 1 2.159 11 12 2 0.09141 13 14 -1 -0.1403 0 0 -1 0.0265 0 0 -1 0.09156 0 0 -1 0.02441 0 0 -1 -0.0581 0 0
0 -5.951 1 2 -1 -0.08985 0 0 0 2.512 3 4 6 -3.8 5 6 -1 0.05821 0 0 -1 -0.08668 0 0 1 -4.678 7 8 -1 -0.07738 0 0 17 0.5 9 10 27 1.3 11 12 -1 -0.09427 0 0 14 0.5 13 14 -1 -0.00628 0 0 -1 0.03706 0 0 -1 0.2085 0 0
3 3.018 1 2 4 1.7 3 4 1 1.183 5 6 -1 -0.09596 0 0 3 -4.314 7 8 4 1.032 9 10 17 0.5 11 12 -1 -0.08951 0 0 -1 0.008824 0 0 -1 -0.06793 0 0 1 -7.178 13 14 -1 0.07598 0 0 -1 -0.04448 0 0 -1 -0.1014 0 0 -1 0.0161 0 0
0 -5.951 1 2 4 2.9 3 4 0 5.26 5 6 -1 -0.09409 0 0 -1 -0.02331 0 0 5 3.521 7 8 -1 0.07325 0 0 1 3.914 9 10 -1 -0.07065 0 0 15 27.5 11 12 -1 0.08593 0 0 4 -5.551e-17 13 14 -1 -0.1156 0 0 -1 -0.05596 0 0 -1 0.01207 0 0
3 -0.1825 1 2 6 0.9 3 4 1 0.6809 5 6 -1 -0.09676 0 0 -1 -0.03153 0 0 28 0.95 7 8 1 4.044 9 10 0 -8.111 11 12 -1 0.05366 0 0 -1 0.02452 0 0 -1 0.08499 0 0 -1 -0.09853 0 0 17 0.5 13 14 -1 -0.02125 0 0 -1 -0.1196 0 0
3 -0.1825 1 2 6 0.9 3 4 1 -2.131 5 6 -1 -0.09591 0 0 -1 -0.02897 0 0 4 1.7 7 8 1 4.044 9 10 -1 -0.08444 0 0 -1 -0.0155 0 0 19 0.5 11 12 -1 0.08065 0 0 27 0.5875 13 14 -1 -0.08286 0 0 -1 0.06587 0 0 -1 -0.008668 0 0
0 -8.111 1 2 -1 -0.09058 0 0 4 -5.551e-17 3 4 10 3.5 5 6 6 5.395 7 8 -1 -0.07227 0 0 -1 0.0562 0 0 14 0.5 9 10 1 3.914 11 12 -1 -0.02149 0 0 -1 0.07448 0 0 15 27.5 13 14 -1 0.09144 0 0 -1 0.03677 0 0 -1 -0.08142 0 0
0 -8.111 1 2 -1 -0.08917 0 0 6 -3.8 3 4 -1 -0.07676 0 0 1 4.174 5 6 28 0.95 7 8 2 4.548 9 10 17 0.5 11 12 -1 0.05988 0 0 -1 0.08298 0 0 -1 -0.07001 0 0 1 -4.678 13 14 -1 -0.1199 0 0 -1 -0.05923 0 0 -1 0.007237 0 0
3 -2.45 1 2 -1 -0.08926 0 0 1 -2.131 3 4 4 1.7 5 6 1 4.174 7 8 -1 -0.08305 0 0 -1 -0.01431 0 0 4 -5.551e-17 9 10 -1 0.07237 0 0 -1 -0.04118 0 0 30 0.5 11 12 -1 0.0733 0 0 26 349.5 13 14 -1 0.02743 0 0 -1 -0.06133 0 0
3 -4.314 1 2 -1 -0.09473 0 0 1 -3.375 3 4 -1 -0.06128 0 0 4 -1.8 5 6 10 3.5 7 8 17 0.5 9 10 -1 -0.06778 0 0 -1 0.09209 0 0 1 4.174 11 12 -1 -0.06716 0 0 30 0.5 13 14 -1 0.08077 0 0 -1 0.06621 0 0 -1 -0.0008856 0 0
3 -4.314 1 2 -1 -0.09375 0 0 1 -2.131 3 4 4 1.7 5 6 1 6.924 7 8 -1 -0.08145 0 0 -1 -0.01019 0 0 17 0.5 9 10 -1 0.08312 0 0 4 0.5 11 12 -1 -0.08502 0 0 10 3.5 13 14 -1 0.03851 0 0 -1 -0.04784 0 0 -1 0.1146 0 0
0 -8.286 1 2 -1 -0.08481 0 0 5 4.1 3 4 1 3.914 5 6 -1 -0.06014 0 0 15 29.66 7 8 -1 0.06944 0 0 1 -7.178 9 10 -1 -0.09348 0 0 -1 -0.08194 0 0 14 0.5 11 12 -1 0.003606 0 0 30 0.5 13 14 -1 0.178 0 0 -1 0.003961 0 0
3 -4.314 1 2 -1 -0.09199 0 0 1 -3.375 3 4 -1 -0.05269 0 0 19 0.5 5 6 1 4.574 7 8 -1 -0.0637 0 0 30 0.5 9 10 -1 0.06656 0 0 14 0.5 11 12 26 346.5 13 14 -1 0.02571 0 0 -1 0.1727 0 0 -1 0.02145 0 0 -1 -0.0576 0 0
3 -4.707 1 2 -1 -0.09221 0 0 4 0.5 3 4 10 3.5 5 6 1 -7.178 7 8 14 0.5 9 10 -1 0.04916 0 0 -1 -0.08058 0 0 17 0.5 11 12 -1 -0.06956 0 0 -1 0.06059 0 0 -1 0.03329 0 0 26 265.5 13 14 -1 0.025 0 0 -1 -0.1249 0 0
0 -8.832 1 2 -1 -0.08316 0 0 5 6.59 3 4 0 5.927 5 6 -1 -0.07935 0 0 15 29.66 7 8 -1 0.07111 0 0 1 2.301 9 10 -1 -0.09644 0 0 28 3.413 11 12 -1 0.04341 0 0 14 0.5 13 14 -1 0.07643 0 0 -1 -0.02509 0 0 -1 0.05003 0 0
3 -4.707 1 2 -1 -0.09036 0 0 1 -4.678 3 4 -1 -0.05884 0 0 4 5.8 5 6 14 0.5 7 8 26 281.5 9 10 10 3.5 11 12 27 4.49 13 14 -1 0.08966 0 0 -1 -0.001426 0 0 -1 -0.02373 0 0 -1 0.04946 0 0 -1 0.1215 0 0 -1 -0.1063 0 0
3 -5.467 1 2 -1 -0.09188 0 0 1 0.6809 3 4 4 1.18 5 6 5 3.521 7 8 -1 -0.0624 0 0 26 272.5 9 10 1 6.924 11 12 -1 -0.02283 0 0 -1 0.04034 0 0 30 0.5 13 14 -1 0.02691 0 0 -1 0.09507 0 0 -1 0.03369 0 0 -1 -0.05704 0 0
3 -7.257 1 2 -1 -0.09809 0 0 4 -5.551e-17 3 4 10 3.5 5 6 1 -7.178 7 8 -1 -0.06236 0 0 -1 0.03663 0 0 -1 -0.07506 0 0 17 0.5 9 10 4 7.795 11 12 -1 -0.0569 0 0 30 0.5 13 14 -1 0.08156 0 0 -1 0.04947 0 0 -1 -0.002505 0 0
3 -7.257 1 2 -1 -0.09771 0 0 4 -5.551e-17 3 4 1 -0.7981 5 6 1 -7.178 7 8 -1 -0.07731 0 0 10 2.5 9 10 -1 -0.07099 0 0 15 29.66 11 12 -1 -0.03783 0 0 -1 0.06991 0 0 -1 0.02434 0 0 4 7.795 13 14 -1 -0.1169 0 0 -1 0.04263 0 0
3 -7.257 1 2 -1 -0.0973 0 0 4 5.8 3 4 14 0.5 5 6 26 236.5 7 8 1 -2.131 9 10 27 3.69 11 12 -1 0.0962 0 0 0 4.906 13 14 -1 -0.05908 0 0 -1 -0.009255 0 0 -1 0.1148 0 0 -1 -0.0411 0 0 -1 -0.03312 0 0 -1 0.0545 0 0
0 -8.832 1 2 27 2.99 3 4 5 6.59 5 6 -1 -0.085 0 0 -1 0.04084 0 0 1 6.924 7 8 -1 -0.07182 0 0 17 0.5 9 10 -1 0.07363 0 0 4 7.795 11 12 26 111.5 13 14 -1 0.003104 0 0 -1 0.07468 0 0 -1 0.08695 0 0 -1 -0.105 0 0
3 -7.257 1 2 -1 -0.09659 0 0 1 -7.178 3 4 -1 -0.0792 0 0 4 5.8 5 6 14 0.5 7 8 26 232.5 9 10 -1 -0.01835 0 0 0 -3.039 11 12 -1 0.09521 0 0 28 0.35 13 14 -1 0.1736 0 0 -1 0.02868 0 0 -1 -0.02439 0 0 -1 0.05772 0 0
3 -7.257 1 2 -1 -0.09611 0 0 4 -1.8 3 4 -1 -0.05003 0 0 1 6.924 5 6 28 3.413 7 8 -1 0.06933 0 0 17 0.5 9 10 -1 0.0735 0 0 4 7.795 11 12 -1 -0.08383 0 0 30 0.5 13 14 -1 0.06587 0 0 -1 0.02142 0 0 -1 -0.01971 0 0
3 -7.257 1 2 -1 -0.0956 0 0 1 -7.178 3 4 -1 -0.07564 0 0 4 5.8 5 6 14 0.5 7 8 26 232.5 9 10 -1 -0.01616 0 0 27 4.49 11 12 -1 0.0924 0 0 0 4.906 13 14 -1 0.09024 0 0 -1 -0.1001 0 0 -1 -0.02357 0 0 -1 0.05263 0 0
3 -7.257 1 2 -1 -0.09505 0 0 1 0.6809 3 4 0 -8.111 5 6 0 -3.039 7 8 28 3.413 9 10 6 5.395 11 12 -1 0.06269 0 0 0 5.927 13 14 -1 -0.08161 0 0 -1 0.1732 0 0 -1 -0.02814 0 0 -1 0.01438 0 0 -1 -0.006894 0 0 -1 0.05576 0 0
3 -7.257 1 2 -1 -0.09445 0 0 4 -1.8 3 4 -1 -0.04527 0 0 15 29.66 5 6 16 2.5 7 8 -1 -0.06224 0 0 1 4.044 9 10 -1 -0.1167 0 0 30 0.5 11 12 5 6.59 13 14 -1 0.02981 0 0 -1 -0.01183 0 0 -1 0.06761 0 0 -1 -0.05303 0 0
3 -7.257 1 2 -1 -0.09382 0 0 1 -7.178 3 4 -1 -0.07081 0 0 17 0.5 5 6 14 0.5 7 8 -1 -0.05717 0 0 4 2.9 9 10 -1 0.05944 0 0 26 161.5 11 12 26 278.5 13 14 -1 -0.07485 0 0 -1 -0.006644 0 0 -1 0.06054 0 0 -1 -0.006225 0 0
3 -7.257 1 2 -1 -0.09313 0 0 1 -4.678 3 4 -1 -0.04235 0 0 28 3.413 5 6 1 6.786 7 8 -1 0.06806 0 0 17 0.5 9 10 5 3.8 11 12 14 0.5 13 14 -1 -0.06982 0 0 -1 0.08458 0 0 -1 -0.01899 0 0 -1 -0.005784 0 0 -1 0.05056 0 0
3 -7.257 1 2 -1 -0.09239 0 0 0 5.927 3 4 27 4.99 5 6 -1 0.0485 0 0 27 0.29 7 8 -1 0.04405 0 0 14 0.5 9 10 -1 -0.03626 0 0 0 -8.832 11 12 -1 0.08487 0 0 -1 -0.06883 0 0 19 0.5 13 14 -1 0.01987 0 0 -1 -0.06487 0 0
3 -7.257 1 2 -1 -0.09159 0 0 4 7.795 3 4 15 27.5 5 6 -1 0.05649 0 0 4 -2.7 7 8 -1 -0.08292 0 0 -1 -0.04365 0 0 30 0.5 9 10 -1 0.02745 0 0 26 360.5 11 12 4 2.9 13 14 -1 -0.04832 0 0 -1 -0.06274 0 0 -1 0.03548 0 0
3 -7.257 1 2 -1 -0.09073 0 0 1 -7.178 3 4 -1 -0.06434 0 0 4 7.795 5 6 17 0.5 7 8 -1 0.05531 0 0 30 0.5 9 10 -1 -0.07239 0 0 14 0.5 11 12 15 25.8 13 14 -1 0.009147 0 0 -1 0.09401 0 0 -1 -0.005533 0 0 -1 -0.1224 0 0
6 -3.8 1 2 -1 -0.06123 0 0 1 6.924 3 4 28 3.413 5 6 -1 0.05641 0 0 17 0.5 7 8 -1 0.05765 0 0 0 -8.832 9 10 -1 -0.06675 0 0 27 2.99 11 12 -1 0.002654 0 0 -1 -0.07224 0 0 1 -1.933 13 14 -1 -0.06514 0 0 -1 0.2093 0 0
3 -7.952 1 2 -1 -0.09224 0 0 0 5.927 3 4 27 4.99 5 6 -1 0.04385 0 0 1 -4.678 7 8 -1 0.04036 0 0 -1 -0.0521 0 0 27 1.3 9 10 -1 0.01334 0 0 27 3.39 11 12 -1 -0.07238 0 0 0 -5.459 13 14 -1 0.09195 0 0 -1 -0.02268 0 0
3 -8.653 1 2 -1 -0.09426 0 0 4 -1.8 3 4 0 2.512 5 6 6 5.395 7 8 -1 -0.05159 0 0 -1 0.04625 0 0 11 4.5 9 10 -1 0.02012 0 0 -1 -0.04966 0 0 13 0.5 11 12 -1 -0.00499 0 0 1 -0.05056 13 14 -1 -0.03308 0 0 -1 0.1789 0 0
6 -6.54 1 2 -1 -0.08016 0 0 1 6.924 3 4 28 3.413 5 6 -1 0.04993 0 0 0 -8.832 7 8 -1 0.05366 0 0 27 2.99 9 10 15 29.66 11 12 -1 -0.07464 0 0 1 -1.933 13 14 -1 0.002037 0 0 -1 -0.06624 0 0 -1 -0.06762 0 0 -1 0.1657 0 0
5 6.59 1 2 1 0.3113 3 4 -1 -0.07003 0 0 0 -8.111 5 6 13 0.5 7 8 4 1.7 9 10 -1 -0.002657 0 0 10 3.5 11 12 3 -0.5908 13 14 -1 -0.09496 0 0 -1 0.01805 0 0 -1 0.00712 0 0 -1 0.06932 0 0 -1 0.2659 0 0 -1 0.05494 0 0
3 -8.653 1 2 -1 -0.0929 0 0 4 7.795 3 4 16 2.5 5 6 -1 0.0485 0 0 15 27.5 7 8 -1 -0.1211 0 0 15 12.9 9 10 -1 -0.06303 0 0 -1 -0.09672 0 0 11 4.5 11 12 -1 -0.02497 0 0 10 3.5 13 14 -1 0.00517 0 0 -1 0.07121 0 0
2 0.09141 1 2 0 2.512 3 4 -1 -0.05242 0 0 4 -1.8 5 6 -1 0.03336 0 0 -1 -0.0481 0 0 30 0.5 7 8 -1 0.0204 0 0 26 228.5 9 10 27 4.09 11 12 1 6.786 13 14 -1 -0.03357 0 0 -1 0.07382 0 0 -1 -0.04595 0 0 -1 0.1078 0 0
3 -8.653 1 2 -1 -0.0918 0 0 1 -7.178 3 4 -1 -0.05584 0 0 15 12.9 5 6 -1 -0.09497 0 0 17 0.5 7 8 10 0.5 9 10 -1 -0.04483 0 0 9 0.5 11 12 10 1.5 13 14 -1 0.06162 0 0 -1 -0.009863 0 0 -1 -0.01488 0 0 -1 0.02307 0 0
5 6.59 1 2 1 4.044 3 4 -1 -0.06317 0 0 28 4.88 5 6 -1 0.03379 0 0 0 -8.832 7 8 -1 0.07972 0 0 4 1.7 9 10 27 1.3 11 12 -1 -0.08034 0 0 -1 0.02207 0 0 -1 0.01409 0 0 31 0.5 13 14 -1 -0.03537 0 0 -1 0.02385 0 0
6 -7.11 1 2 -1 -0.08054 0 0 0 -15.87 3 4 -1 -0.093 0 0 10 3.5 5 6 15 29.66 7 8 10 4.5 9 10 4 -4.845 11 12 4 10.47 13 14 -1 0.1042 0 0 -1 -0.02677 0 0 -1 -0.08276 0 0 -1 0.004633 0 0 -1 -0.08831 0 0 -1 0.06074 0 0
3 -8.653 1 2 -1 -0.09 0 0 4 7.795 3 4 16 2.5 5 6 -1 0.04479 0 0 33 0.5 7 8 -1 -0.1162 0 0 14 0.5 9 10 -1 -0.03882 0 0 28 4.88 11 12 27 3.69 13 14 -1 -0.004404 0 0 -1 0.08859 0 0 -1 0.07978 0 0 -1 -0.03899 0 0
5 7.01 1 2 0 5.927 3 4 -1 -0.06879 0 0 15 12.9 5 6 -1 0.04153 0 0 -1 -0.09661 0 0 1 2.301 7 8 27 4.99 9 10 0 -1.634 11 12 27 1.1 13 14 -1 0.03526 0 0 -1 0.05361 0 0 -1 -0.006213 0 0 -1 0.0004123 0 0 -1 -0.04034 0 0
6 -7.11 1 2 -1 -0.07698 0 0 1 -7.178 3 4 -1 -0.05102 0 0 10 0.5 5 6 9 0.5 7 8 10 1.5 9 10 -1 0.05078 0 0 -1 -0.01918 0 0 15 25.8 11 12 -1 0.01624 0 0 26 600.5 13 14 -1 -0.08269 0 0 -1 -0.006393 0 0 -1 -0.07726 0 0
2 0.3967 1 2 1 8.813 3 4 -1 -0.04508 0 0 24 0.5 5 6 -1 0.07889 0 0 17 0.5 7 8 -1 0.06574 0 0 0 2.512 9 10 -1 -0.06164 0 0 14 0.5 11 12 26 66.5 13 14 -1 -0.01493 0 0 -1 0.0309 0 0 -1 -0.1154 0 0 -1 0.03668 0 0
3 -8.653 1 2 -1 -0.08789 0 0 15 12.9 3 4 -1 -0.09033 0 0 19 0.5 5 6 26 468.5 7 8 -1 -0.03982 0 0 10 3.5 9 10 27 4.81 11 12 4 2.9 13 14 -1 0.05997 0 0 -1 0.0003132 0 0 -1 -0.08996 0 0 -1 -0.01723 0 0 -1 0.02277 0 0
0 -15.87 1 2 -1 -0.09277 0 0 5 3.8 3 4 1 6.924 5 6 -1 -0.03223 0 0 19 0.5 7 8 -1 0.0578 0 0 27 0.8 9 10 -1 -0.04417 0 0 -1 0.0208 0 0 4 2.9 11 12 -1 -0.05498 0 0 26 278.5 13 14 -1 0.0483 0 0 -1 -0.03136 0 0
3 -8.653 1 2 -1 -0.08623 0 0 4 7.795 3 4 16 2.5 5 6 -1 0.04144 0 0 15 27.5 7 8 -1 -0.1102 0 0 15 12.9 9 10 11 5.5 11 12 -1 -0.08596 0 0 1 -2.131 13 14 -1 0.03713 0 0 -1 -0.08611 0 0 -1 -0.01392 0 0 -1 0.01187 0 0
0 -15.87 1 2 -1 -0.09168 0 0 5 7.01 3 4 1 6.924 5 6 -1 -0.0581 0 0 17 0.5 7 8 -1 0.03893 0 0 16 3.5 9 10 26 111.5 11 12 15 12.9 13 14 -1 -0.1549 0 0 -1 0.08048 0 0 -1 -0.07081 0 0 -1 -0.09288 0 0 -1 0.005273 0 0
6 -7.11 1 2 -1 -0.07087 0 0 4 7.795 3 4 16 2.5 5 6 -1 0.03956 0 0 33 0.5 7 8 -1 -0.1002 0 0 1 -7.908 9 10 27 4.99 11 12 -1 -0.05244 0 0 -1 0.006283 0 0 -1 -0.05095 0 0 26 506.5 13 14 -1 0.08819 0 0 -1 -0.09677 0 0
4 -4.845 1 2 -1 -0.05968 0 0 2 -0.2629 3 4 1 8.813 5 6 -1 -0.03355 0 0 24 0.5 7 8 -1 0.07518 0 0 17 0.5 9 10 -1 0.05788 0 0 0 2.512 11 12 -1 -0.05037 0 0 -1 -0.004839 0 0 26 66.5 13 14 -1 -0.1138 0 0 -1 0.0346 0 0
0 -15.87 1 2 -1 -0.09039 0 0 10 0.5 3 4 9 0.5 5 6 10 1.5 7 8 -1 0.04345 0 0 -1 -0.02264 0 0 28 2.488 9 10 -1 0.01167 0 0 9 1.5 11 12 -1 0.03741 0 0 -1 -0.02936 0 0 13 0.5 13 14 -1 0.008819 0 0 -1 0.1797 0 0
3 -8.653 1 2 -1 -0.08281 0 0 11 8.5 3 4 28 4.88 5 6 -1 -0.03796 0 0 1 -7.908 7 8 16 1.5 9 10 31 0.5 11 12 11 4.5 13 14 -1 0.1144 0 0 -1 -0.06095 0 0 -1 -0.08174 0 0 -1 0.07747 0 0 -1 -0.01927 0 0 -1 0.009331 0 0
0 -15.87 1 2 -1 -0.08896 0 0 2 -0.5465 3 4 1 2.301 5 6 -1 -0.03031 0 0 28 3.413 7 8 8 2.5 9 10 -1 -0.007344 0 0 11 7.5 11 12 -1 0.006938 0 0 0 -8.111 13 14 -1 0.07708 0 0 -1 -0.05675 0 0 -1 0.2225 0 0 -1 0.04471 0 0
15 12.9 1 2 -1 -0.08405 0 0 15 13.14 3 4 5 1.9 5 6 4 7.795 7 8 -1 0.1493 0 0 -1 -0.07674 0 0 27 1.3 9 10 -1 0.03648 0 0 -1 0.008204 0 0 15 25.8 11 12 22 0.5 13 14 -1 -0.1127 0 0 -1 -0.002426 0 0 -1 -0.111 0 0
4 -4.845 1 2 -1 -0.05552 0 0 5 3.8 3 4 1 6.924 5 6 11 5.5 7 8 27 1.3 9 10 6 -5.551e-17 11 12 -1 -0.0703 0 0 -1 -0.00574 0 0 -1 0.01292 0 0 4 2.9 13 14 -1 0.1449 0 0 -1 0.022 0 0 -1 -0.05487 0 0 -1 0.004208 0 0
6 -7.11 1 2 -1 -0.06432 0 0 15 12.9 3 4 -1 -0.07935 0 0 15 14.97 5 6 11 4.5 7 8 4 5.8 9 10 -1 -0.06384 0 0 11 9.5 11 12 -1 -0.007354 0 0 -1 0.01591 0 0 14 0.5 13 14 -1 -0.162 0 0 -1 0.03066 0 0 -1 0.1527 0 0
0 -15.87 1 2 -1 -0.08766 0 0 5 7.01 3 4 0 5.927 5 6 -1 -0.05002 0 0 31 0.5 7 8 27 5.39 9 10 -1 -0.004973 0 0 -1 0.02722 0 0 -1 0.05028 0 0 4 5.8 11 12 -1 -0.1839 0 0 36 0.5 13 14 -1 -0.174 0 0 -1 0.07028 0 0
2 4.344 1 2 1 1.183 3 4 -1 -0.05331 0 0 -1 -0.007353 0 0 0 -3.039 5 6 27 2.99 7 8 2 -16.96 9 10 -1 0.01992 0 0 0 -5.951 11 12 4 5.8 13 14 -1 0.01318 0 0 -1 0.1756 0 0 -1 0.04825 0 0 -1 -0.09453 0 0 -1 0.05583 0 0
11 8.5 1 2 10 2.5 3 4 -1 -0.03642 0 0 15 25.8 5 6 11 5.5 7 8 22 0.5 9 10 -1 -0.04772 0 0 21 0.5 11 12 -1 0.05267 0 0 -1 0.005901 0 0 27 1.1 13 14 -1 -0.0682 0 0 -1 0.2209 0 0 -1 0.003517 0 0 -1 -0.1054 0 0
10 0.5 1 2 9 0.5 3 4 10 1.5 5 6 11 6.5 7 8 -1 -0.02209 0 0 9 1.5 9 10 -1 0.009356 0 0 -1 0.0605 0 0 -1 0.002495 0 0 -1 -0.02191 0 0 26 565.5 11 12 13 0.5 13 14 -1 -0.07734 0 0 -1 0.03092 0 0 -1 0.2225 0 0
0 -15.87 1 2 -1 -0.08634 0 0 29 2.15 3 4 11 9.5 5 6 -1 0.06588 0 0 15 12.9 7 8 -1 -0.07214 0 0 -1 -0.07656 0 0 15 14.97 9 10 14 0.5 11 12 -1 -0.0008675 0 0 36 0.5 13 14 -1 0.1158 0 0 -1 0.08408 0 0 -1 -0.02067 0 0
4 -4.845 1 2 10 3.5 3 4 26 468.5 5 6 -1 -0.07821 0 0 0 -5.951 7 8 -1 0.005972 0 0 27 4.81 9 10 -1 -0.07105 0 0 -1 0.1412 0 0 17 0.5 11 12 -1 -0.08111 0 0 8 0.5 13 14 -1 -0.1218 0 0 -1 -0.09059 0 0 -1 0.01894 0 0
3 -8.653 1 2 -1 -0.07739 0 0 16 3.5 3 4 17 0.5 5 6 -1 -0.0998 0 0 -1 0.003832 0 0 26 434.5 7 8 1 7.98 9 10 -1 -0.1222 0 0 26 49.5 11 12 -1 0.1411 0 0 -1 0.1033 0 0 27 5.05 13 14 -1 -0.04812 0 0 -1 0.1016 0 0
4 10.47 1 2 16 2.5 3 4 -1 0.06222 0 0 15 29.66 5 6 26 312.5 7 8 0 2.512 9 10 10 3.5 11 12 -1 0.03129 0 0 -1 -0.1449 0 0 -1 -0.003603 0 0 2 0.3967 13 14 -1 -0.07063 0 0 -1 0.1075 0 0 -1 0.03229 0 0 -1 -0.04024 0 0
6 -7.11 1 2 -1 -0.05948 0 0 29 2.15 3 4 1 1.183 5 6 -1 0.06175 0 0 -1 -0.007574 0 0 0 -3.039 7 8 36 0.5 9 10 2 -16.96 11 12 -1 0.09458 0 0 -1 0.02104 0 0 4 5.8 13 14 -1 0.007099 0 0 -1 -0.0874 0 0 -1 0.05116 0 0
0 -15.87 1 2 -1 -0.08447 0 0 5 2.3 3 4 26 828.5 5 6 26 545.5 7 8 -1 0.003518 0 0 -1 0.0923 0 0 15 25.8 9 10 -1 -0.07616 0 0 31 0.5 11 12 -1 -0.08895 0 0 2 -3.496 13 14 -1 0.05658 0 0 -1 0.02258 0 0 -1 -0.03646 0 0
15 12.9 1 2 -1 -0.07408 0 0 11 8.5 3 4 28 4.88 5 6 -1 -0.03231 0 0 11 4.5 7 8 16 1.5 9 10 27 0.29 11 12 10 2.5 13 14 -1 0.108 0 0 -1 -0.05915 0 0 -1 0.01123 0 0 -1 -0.0438 0 0 -1 -0.0003754 0 0 -1 0.0363 0 0
4 7.795 1 2 33 0.5 3 4 -1 0.0316 0 0 10 4.5 5 6 27 4.99 7 8 10 3.5 9 10 -1 -0.05069 0 0 -1 -0.04703 0 0 -1 0.04485 0 0 4 -4.909 11 12 30 0.5 13 14 -1 -0.08821 0 0 -1 0.00136 0 0 -1 0.1381 0 0 -1 0.0263 0 0
10 0.5 1 2 9 0.5 3 4 10 1.5 5 6 -1 0.03506 0 0 -1 -0.02015 0 0 9 1.5 7 8 -1 0.007413 0 0 4 5.8 9 10 26 565.5 11 12 -1 -0.02928 0 0 -1 0.004748 0 0 13 0.5 13 14 -1 -0.06747 0 0 -1 0.0293 0 0 -1 0.1911 0 0
0 5.927 1 2 27 4.99 3 4 27 5.39 5 6 -1 -0.006576 0 0 0 -4.069 7 8 -1 0.04342 0 0 26 281.5 9 10 -1 0.1178 0 0 4 2.9 11 12 -1 0.0231 0 0 -1 -0.1282 0 0 -1 -0.08414 0 0 26 309.5 13 14 -1 0.07048 0 0 -1 -0.02457 0 0
0 -15.87 1 2 -1 -0.0828 0 0 5 7.01 3 4 30 0.5 5 6 27 4.59 7 8 -1 0.0108 0 0 27 3.39 9 10 -1 -0.07676 0 0 -1 0.02603 0 0 -1 -0.03625 0 0 0 -4.069 11 12 -1 0.06347 0 0 4 2.9 13 14 -1 -0.0619 0 0 -1 0.00607 0 0
15 12.9 1 2 -1 -0.0708 0 0 11 9.5 3 4 15 14.97 5 6 -1 -0.06223 0 0 14 0.5 7 8 10 0.5 9 10 -1 0.008449 0 0 3 0.6305 11 12 -1 0.01798 0 0 -1 -0.004858 0 0 -1 0.2166 0 0 2 -16.96 13 14 -1 0.1973 0 0 -1 -0.002061 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.07574 0 0 16 3.5 5 6 26 434.5 7 8 10 4.5 9 10 -1 -0.1282 0 0 1 9.928 11 12 -1 -0.127 0 0 10 3.5 13 14 -1 -0.0406 0 0 -1 -0.02106 0 0 -1 0.174 0 0 -1 0.0001248 0 0 -1 0.06846 0 0
4 -2.7 1 2 0 -5.951 3 4 30 0.5 5 6 -1 -0.06582 0 0 23 0.5 7 8 -1 0.01396 0 0 11 6.5 9 10 -1 0.03094 0 0 -1 -0.09796 0 0 26 134.5 11 12 -1 0.02359 0 0 4 2.9 13 14 -1 -0.02645 0 0 -1 -0.1052 0 0 -1 0.06131 0 0
2 6.464 1 2 0 5.927 3 4 -1 -0.06304 0 0 27 5.05 5 6 27 5.39 7 8 -1 -0.004403 0 0 26 648.5 9 10 -1 0.04301 0 0 4 5.8 11 12 -1 0.04282 0 0 -1 -0.1486 0 0 -1 -0.1521 0 0 36 0.5 13 14 -1 -0.1543 0 0 -1 0.06613 0 0
29 2.15 1 2 11 9.5 3 4 -1 0.05568 0 0 14 0.5 5 6 -1 -0.06395 0 0 28 4.88 7 8 27 3.69 9 10 -1 -0.005162 0 0 16 1.5 11 12 -1 0.05372 0 0 15 13.14 13 14 -1 0.1048 0 0 -1 -0.05532 0 0 -1 0.1985 0 0 -1 -0.04026 0 0
4 10.47 1 2 15 29.66 3 4 -1 0.05544 0 0 16 2.5 5 6 10 2.5 7 8 0 2.512 9 10 26 312.5 11 12 11 5.5 13 14 -1 0.07258 0 0 -1 -0.002763 0 0 -1 0.0191 0 0 -1 0.05044 0 0 -1 -0.148 0 0 -1 0.005672 0 0 -1 -0.09316 0 0
0 -15.87 1 2 -1 -0.08095 0 0 5 2.3 3 4 1 1.68 5 6 26 545.5 7 8 -1 -0.002745 0 0 6 -5.551e-17 9 10 15 25.8 11 12 -1 -0.06702 0 0 -1 0.07972 0 0 0 -3.403 13 14 -1 0.002626 0 0 -1 -0.08244 0 0 -1 0.04651 0 0 -1 -0.007486 0 0
4 -1.8 1 2 13 0.5 3 4 0 -3.403 5 6 0 -5.951 7 8 1 -2.75 9 10 1 -4.223 11 12 -1 -0.003563 0 0 -1 -0.07338 0 0 23 0.5 13 14 -1 -0.07486 0 0 -1 0.1949 0 0 -1 -0.04221 0 0 -1 0.03111 0 0 -1 0.01489 0 0 -1 -0.0736 0 0
15 12.9 1 2 -1 -0.06835 0 0 11 8.5 3 4 28 4.88 5 6 -1 -0.02894 0 0 1 -7.908 7 8 16 1.5 9 10 31 0.5 11 12 -1 0.003029 0 0 3 -0.965 13 14 -1 -0.05412 0 0 -1 -0.06862 0 0 -1 0.06761 0 0 -1 0.2043 0 0 -1 0.0536 0 0
2 -0.5465 1 2 1 8.813 3 4 -1 -0.02276 0 0 24 0.5 5 6 5 -0.4 7 8 26 66.5 9 10 -1 0.04481 0 0 -1 -0.0006811 0 0 -1 0.1172 0 0 4 5.8 11 12 -1 0.0006991 0 0 0 -1.634 13 14 -1 0.08187 0 0 -1 0.008791 0 0 -1 -0.1682 0 0
4 -4.845 1 2 -1 -0.04364 0 0 10 4.5 3 4 10 3.5 5 6 -1 -0.03384 0 0 22 0.5 7 8 30 0.5 9 10 -1 0.002458 0 0 -1 -0.0389 0 0 -1 0.1356 0 0 27 4.09 11 12 -1 -0.03632 0 0 11 5.5 13 14 -1 -0.08043 0 0 -1 0.1392 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.07153 0 0 26 73.5 5 6 12 0.5 7 8 4 5.8 9 10 -1 0.003445 0 0 26 111.5 11 12 -1 -0.09163 0 0 -1 -0.07398 0 0 -1 0.07338 0 0 -1 0.08798 0 0 1 7.98 13 14 -1 -0.04123 0 0 -1 0.1313 0 0
5 7.01 1 2 4 10.47 3 4 27 4.59 5 6 15 29.66 7 8 -1 0.05769 0 0 -1 -0.0732 0 0 -1 0.02497 0 0 16 2.5 9 10 10 3.5 11 12 -1 0.003342 0 0 26 312.5 13 14 -1 -0.05395 0 0 -1 0.1036 0 0 -1 0.05006 0 0 -1 -0.139 0 0
29 2.15 1 2 4 7.795 3 4 -1 0.05254 0 0 36 1.5 5 6 -1 0.02794 0 0 33 0.5 7 8 26 152.5 9 10 10 4.5 11 12 -1 -0.02861 0 0 -1 0.06 0 0 -1 -0.05739 0 0 10 3.5 13 14 -1 -0.04355 0 0 -1 0.002032 0 0 -1 0.06437 0 0
4 -5.551e-17 1 2 13 0.5 3 4 -1 0.003569 0 0 3 0.2092 5 6 1 -2.75 7 8 15 35.5 9 10 -1 -0.008604 0 0 -1 -0.08141 0 0 -1 0.1444 0 0 9 2.5 11 12 -1 0.242 0 0 -1 -0.08109 0 0 1 4.574 13 14 -1 -0.0255 0 0 -1 0.3004 0 0
15 12.9 1 2 -1 -0.06455 0 0 11 9.5 3 4 10 0.5 5 6 -1 -0.05397 0 0 9 0.5 7 8 10 1.5 9 10 11 6.5 11 12 -1 -0.01852 0 0 35 0.5 13 14 -1 0.009241 0 0 -1 0.05271 0 0 -1 0.001527 0 0 -1 -0.01812 0 0 -1 0.01735 0 0
8 0.5 1 2 26 360.5 3 4 6 9.1 5 6 6 22.59 7 8 -1 -0.06135 0 0 -1 -0.001304 0 0 26 236.5 9 10 23 0.5 11 12 -1 0.02745 0 0 -1 0.1034 0 0 -1 0.01214 0 0 36 0.5 13 14 -1 -0.06428 0 0 -1 0.09259 0 0 -1 -0.01675 0 0
2 6.464 1 2 26 828.5 3 4 -1 -0.0579 0 0 26 668.5 5 6 10 1.5 7 8 1 2.301 9 10 -1 -0.04198 0 0 -1 -0.009123 0 0 -1 0.1361 0 0 -1 -0.004531 0 0 8 2.5 11 12 26 246.5 13 14 -1 0.0473 0 0 -1 0.02206 0 0 -1 -0.02289 0 0
0 -15.87 1 2 -1 -0.07742 0 0 27 1.3 3 4 -1 0.007528 0 0 27 2.79 5 6 0 2.512 7 8 0 -4.069 9 10 -1 -0.08833 0 0 -1 0.04976 0 0 -1 0.05239 0 0 4 5.8 11 12 -1 -0.03065 0 0 26 312.5 13 14 -1 0.05005 0 0 -1 -0.02551 0 0
3 5.891 1 2 1 -1.536 3 4 -1 0.005609 0 0 -1 -0.03174 0 0 13 0.5 5 6 0 -0.548 7 8 0 -8.832 9 10 -1 0.009164 0 0 6 6.5 11 12 16 1.5 13 14 -1 0.03307 0 0 -1 -0.04708 0 0 -1 0.05984 0 0 -1 0.3098 0 0 -1 -0.04135 0 0
17 0.5 1 2 26 73.5 3 4 26 434.5 5 6 0 -1.634 7 8 26 129.5 9 10 -1 -0.003361 0 0 -1 -0.1001 0 0 4 2.9 11 12 4 5.8 13 14 -1 0.03352 0 0 -1 0.001026 0 0 -1 -0.02811 0 0 -1 0.08987 0 0 -1 -0.1308 0 0 -1 0.04203 0 0
0 9.982 1 2 10 4.5 3 4 -1 0.04724 0 0 10 3.5 5 6 -1 -0.03384 0 0 4 -4.909 7 8 7 3.5 9 10 -1 -0.07855 0 0 15 25.8 11 12 -1 0.07617 0 0 -1 -0.04193 0 0 22 0.5 13 14 -1 -0.03028 0 0 -1 0.004708 0 0 -1 -0.04086 0 0
8 0.5 1 2 26 360.5 3 4 6 9.1 5 6 6 26.09 7 8 -1 -0.05449 0 0 -1 -0.000824 0 0 26 243.5 9 10 0 -1.634 11 12 -1 0.04502 0 0 -1 0.09581 0 0 -1 0.01099 0 0 -1 0.01371 0 0 26 73.5 13 14 -1 -0.1234 0 0 -1 -0.009412 0 0
6 -7.11 1 2 -1 -0.04976 0 0 1 -7.178 3 4 31 0.5 5 6 27 1.3 7 8 -1 -0.05097 0 0 -1 0.04321 0 0 26 329.5 9 10 11 6.5 11 12 -1 -0.007086 0 0 36 0.5 13 14 -1 -0.01705 0 0 -1 0.02549 0 0 -1 0.06173 0 0 -1 0.006942 0 0
11 8.5 1 2 27 1.3 3 4 9 0.5 5 6 -1 0.00911 0 0 -1 -0.006045 0 0 10 2.5 7 8 -1 -0.08844 0 0 4 5.8 9 10 28 2.488 11 12 -1 -0.08655 0 0 -1 0.04345 0 0 -1 0.036 0 0 0 -0.548 13 14 -1 0.06166 0 0 -1 -0.2627 0 0
15 12.9 1 2 -1 -0.06045 0 0 25 0.5 3 4 5 -5.9 5 6 -1 0.02211 0 0 -1 -0.02742 0 0 6 5.395 7 8 1 0.6809 9 10 26 281.5 11 12 -1 -0.0183 0 0 8 2.5 13 14 -1 0.05014 0 0 -1 0.004185 0 0 -1 -0.01163 0 0 -1 0.03049 0 0
3 5.891 1 2 6 6.1 3 4 -1 0.005446 0 0 0 -0.548 5 6 -1 0.02367 0 0 1 0.3113 7 8 -1 -0.04445 0 0 4 1.18 9 10 8 2.5 11 12 -1 -0.0625 0 0 -1 0.008945 0 0 -1 -0.01838 0 0 5 3.8 13 14 -1 0.08073 0 0 -1 -0.01384 0 0
10 0.5 1 2 11 6.5 3 4 9 0.5 5 6 17 0.5 7 8 -1 -0.01766 0 0 10 2.5 9 10 -1 0.01042 0 0 -1 0.03734 0 0 6 9.1 11 12 -1 -0.02111 0 0 11 5.5 13 14 -1 -0.1365 0 0 -1 0.04488 0 0 -1 -0.06162 0 0 -1 0.04049 0 0
11 8.5 1 2 27 1.3 3 4 9 0.5 5 6 23 0.5 7 8 27 3.39 9 10 -1 -0.0103 0 0 -1 -0.08387 0 0 -1 0.01677 0 0 -1 -0.02458 0 0 -1 -0.04253 0 0 11 6.5 11 12 26 600.5 13 14 -1 0.04471 0 0 -1 -0.0001419 0 0 -1 -0.0758 0 0
3 -8.653 1 2 27 -6.25 3 4 11 9.5 5 6 -1 0.1753 0 0 -1 -0.08476 0 0 5 -4.909 7 8 26 281.5 9 10 -1 -0.009057 0 0 6 6.5 11 12 -1 0.02124 0 0 -1 -0.08983 0 0 -1 -0.0008302 0 0 26 268.5 13 14 -1 0.07153 0 0 -1 0.009184 0 0
0 2.512 1 2 -1 -0.003713 0 0 2 0.3967 3 4 5 -0.9 5 6 1 1.183 7 8 4 5.8 9 10 -1 0.03931 0 0 2 4.125 11 12 1 3.322 13 14 -1 -0.02566 0 0 -1 0.04082 0 0 -1 -0.1573 0 0 -1 0.06961 0 0 -1 0.1064 0 0 -1 -0.03226 0 0
25 0.5 1 2 5 -5.9 3 4 26 443.5 5 6 36 0.5 7 8 -1 0.002437 0 0 26 49.5 9 10 -1 -0.09034 0 0 -1 0.005985 0 0 -1 -0.04067 0 0 36 0.5 11 12 -1 0.04441 0 0 24 0.5 13 14 -1 0.1152 0 0 -1 -0.1751 0 0 -1 0.02869 0 0
0 -15.87 1 2 -1 -0.07445 0 0 27 1.3 3 4 36 0.5 5 6 27 2.79 7 8 26 322.5 9 10 -1 -0.005646 0 0 0 2.512 11 12 0 -4.069 13 14 -1 -0.001429 0 0 -1 0.05106 0 0 -1 -0.0803 0 0 -1 0.0517 0 0 -1 0.0431 0 0 -1 -0.009271 0 0
3 5.891 1 2 1 -5.952 3 4 -1 0.005071 0 0 -1 -0.05628 0 0 0 -0.548 5 6 4 1.7 7 8 -1 -0.02775 0 0 1 0.3113 9 10 -1 0.02268 0 0 -1 -0.05061 0 0 5 4.1 11 12 8 1.5 13 14 -1 -0.08571 0 0 -1 -0.0438 0 0 -1 0.06882 0 0
4 11.6 1 2 17 0.5 3 4 -1 0.06275 0 0 -1 0.001127 0 0 26 434.5 5 6 1 9.928 7 8 -1 -0.1082 0 0 5 2.3 9 10 -1 0.1428 0 0 4 -5.551e-17 11 12 -1 -0.102 0 0 -1 -0.08169 0 0 1 -2.75 13 14 -1 -0.06016 0 0 -1 0.04551 0 0
10 4.5 1 2 10 3.5 3 4 16 1.5 5 6 4 -4.909 7 8 7 3.5 9 10 -1 -0.04951 0 0 -1 0.03481 0 0 -1 -0.07459 0 0 -1 -0.0003948 0 0 21 0.5 11 12 -1 -0.03619 0 0 11 5.5 13 14 -1 0.2108 0 0 -1 -0.01883 0 0 -1 0.07916 0 0
15 12.9 1 2 -1 -0.05605 0 0 15 13.14 3 4 5 1.9 5 6 27 1.3 7 8 27 2.99 9 10 -1 -0.08324 0 0 -1 0.006441 0 0 -1 -0.007357 0 0 0 -4.069 11 12 31 0.5 13 14 -1 -0.05561 0 0 -1 0.1205 0 0 -1 0.2266 0 0 -1 -0.0236 0 0
26 828.5 1 2 10 0.5 3 4 27 4.49 5 6 9 0.5 7 8 -1 -0.004146 0 0 10 1.5 9 10 -1 -0.06431 0 0 0 4.906 11 12 2 -6.013 13 14 -1 0.01008 0 0 -1 0.1543 0 0 -1 0.01777 0 0 -1 0.08814 0 0 -1 -0.04818 0 0 -1 0.0191 0 0
11 9.5 1 2 2 9.514 3 4 26 281.5 5 6 29 2.15 7 8 -1 -0.08948 0 0 -1 0.01738 0 0 -1 -0.08465 0 0 0 2.512 9 10 -1 0.04673 0 0 -1 -0.003225 0 0 12 0.5 11 12 27 -2.5 13 14 -1 -0.01484 0 0 -1 0.1251 0 0 -1 0.01597 0 0
4 11.6 1 2 15 29.66 3 4 -1 0.0604 0 0 36 1.5 5 6 11 5.5 7 8 -1 0.003372 0 0 -1 -0.02561 0 0 5 4.1 9 10 5 -0.9 11 12 10 1.5 13 14 -1 -0.1409 0 0 -1 -0.09464 0 0 -1 -0.01367 0 0 -1 0.02467 0 0 -1 0.175 0 0
0 9.982 1 2 10 4.5 3 4 -1 0.0424 0 0 10 3.5 5 6 -1 -0.02961 0 0 4 -4.909 7 8 7 5.5 9 10 -1 -0.07267 0 0 -1 -0.0009358 0 0 21 0.5 11 12 -1 -0.07638 0 0 11 5.5 13 14 -1 0.2126 0 0 -1 -0.0339 0 0 -1 0.06891 0 0
35 0.5 1 2 -1 -0.003002 0 0 31 0.5 3 4 30 0.5 5 6 -1 0.05814 0 0 3 -0.1825 7 8 0 2.512 9 10 13 0.5 11 12 -1 0.03494 0 0 -1 -0.04876 0 0 -1 0.04593 0 0 -1 -0.05468 0 0 11 7.5 13 14 -1 -0.04532 0 0 -1 0.2687 0 0
0 -15.87 1 2 -1 -0.07112 0 0 17 0.5 3 4 16 3.5 5 6 26 434.5 7 8 -1 0.002433 0 0 -1 -0.1016 0 0 1 7.98 9 10 -1 -0.08844 0 0 26 49.5 11 12 -1 0.09831 0 0 -1 0.08605 0 0 27 5.05 13 14 -1 -0.03721 0 0 -1 0.08157 0 0
29 2.15 1 2 11 9.5 3 4 -1 0.04161 0 0 5 -4.909 5 6 26 281.5 7 8 -1 -0.009279 0 0 6 5.395 9 10 -1 0.01803 0 0 1 5.213 11 12 -1 -0.003542 0 0 26 281.5 13 14 -1 -0.1181 0 0 -1 0.03867 0 0 -1 0.05274 0 0 -1 0.004862 0 0
26 828.5 1 2 26 668.5 3 4 27 4.49 5 6 -1 0.0004629 0 0 12 0.5 7 8 10 1.5 9 10 -1 -0.06119 0 0 35 0.5 11 12 -1 0.06366 0 0 -1 0.009815 0 0 -1 0.1418 0 0 27 4.81 13 14 -1 0.03489 0 0 -1 -0.04384 0 0 -1 -0.1572 0 0
15 12.9 1 2 -1 -0.05248 0 0 15 13.14 3 4 5 1.9 5 6 27 1.3 7 8 27 2.99 9 10 -1 -0.07857 0 0 -1 0.005896 0 0 -1 -0.00665 0 0 0 -4.069 11 12 31 0.5 13 14 -1 -0.05215 0 0 -1 0.1096 0 0 -1 0.2165 0 0 -1 -0.02427 0 0
4 10.47 1 2 15 29.66 3 4 -1 0.04256 0 0 -1 0.0008533 0 0 10 2.5 5 6 1 6.786 7 8 -1 0.0674 0 0 11 5.5 9 10 -1 0.07197 0 0 1 4.044 11 12 1 -3.375 13 14 -1 0.04666 0 0 -1 -0.1525 0 0 -1 0.03246 0 0 -1 -0.102 0 0
6 -7.11 1 2 27 -6.25 3 4 1 -7.178 5 6 -1 0.1218 0 0 -1 -0.05881 0 0 27 5.37 7 8 -1 0.001975 0 0 0 2.512 9 10 -1 0.08134 0 0 34 0.5 11 12 -1 0.06534 0 0 -1 -0.07251 0 0 2 -7.587 13 14 -1 -0.04497 0 0 -1 0.1194 0 0
2 9.514 1 2 35 0.5 3 4 -1 -0.08519 0 0 -1 -0.002474 0 0 27 4.99 5 6 30 0.5 7 8 -1 0.05931 0 0 5 3.3 9 10 0 2.512 11 12 36 0.5 13 14 -1 -0.04337 0 0 -1 -0.04017 0 0 -1 0.04141 0 0 -1 0.06508 0 0 -1 0.007747 0 0`;

/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */

/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */
export const printingTable = `bias -163
=after    342
=after  " -147
=after  # -294
=after  ( -18
=after  / -92
=after  0 -266
=after  : 194
=after  < 268
=after  ] 26
=after  a -16
=after  b -116
=after  c -109
=after  d -12
=after  e 2
=after  f -148
=after  h -86
=after  i 91
=after  j -86
=after  k -111
=after  l -76
=after  m -138
=after  n -41
=after  o -51
=after  p -101
=after  r -3
=after  s -117
=after  u 2
=after  y 89
=after  z -204
=after  | 133
=after  © 286
=after  · -280
=after  σ 71
=after  в 242
=after  г -288
=after  п 59
=after  р -45
=after  с 40
=after  у 36
=after  ב 485
=after  ו 336
=after  ש -81
=after  ا -3
=after  ر 178
=after  ف 64
=after  ل 243
=after  و 281
=after  ک 119
=after  ی 8
=after  आ 338
=after  द 206
=after  ल 34
=after  स -122
=after  ह 197
=after  দ 114
=after  แ 192
=after  ใ 587
=after  ដ 526
=after  】 322
=after  が 356
=after  ご 386
=after  を 21
=after  填 206
=after  그 341
=after  넣 33
=after  마 189
=after  은 167
=after  � 240
=after "  -160
=after ", 69
=after ". -513
=after #  -401
=after (v 396
=after )  -238
=after ), -176
=after ). -663
=after ): -78
=after *  -131
=after ** 227
=after *. 138
=after *0 -10
=after +0 -492
=after ,  -152
=after .  149
=after .0 -144
=after /0 -619
=after 0. -142
=after 00 -378
=after 0: 309
=after 0分 472
=after 0月 -407
=after 0분 817
=after :  -203
=after </ 174
=after == 152
=after ]  137
=after a  42
=after aa -189
=after ab -80
=after ai 72
=after ak -21
=after an -106
=after ar -46
=after as -246
=after at -249
=after aw -26
=after ba 49
=after bo -303
=after ca 89
=after ce -27
=after cl -186
=after co -51
=after db -249
=after de -160
=after e  -94
=after ea 206
=after ec -61
=after ee -190
=after eg -41
=after ei 179
=after ej 75
=after el -114
=after em -44
=after en -37
=after eq 47
=after er -57
=after es -66
=after et 116
=after f  -81
=after ga -99
=after gn -122
=after go 208
=after h  228
=after ha -33
=after ia -20
=after if -182
=after ig -98
=after ij -349
=after il -68
=after im -104
=after in -157
=after ir 154
=after it -91
=after ix -80
=after iz -18
=after je 4
=after ka 37
=after ke -5
=after kl -310
=after l  5
=after la 45
=after le -125
=after li -156
=after lt -142
=after lu -20
=after ly -78
=after ma -15
=after mb -275
=after mo -63
=after mp -218
=after mu -12
=after n. 200
=after ni -6
=after nk -467
=after no -138
=after ns 60
=after nu -312
=after o  98
=after og -106
=after ol -4
=after om -168
=after on -87
=after oo 175
=after op 71
=after or -61
=after os -117
=after ou -188
=after p  -179
=after pa 29
=after pe -16
=after pl 110
=after pp -196
=after pr -16
=after r  32
=after ra -54
=after re -96
=after ri -138
=after se -58
=after si -4
=after so -132
=after st -25
=after su 16
=after t  -80
=after t. -12
=after ta -165
=after te -50
=after th -11
=after ti -140
=after to -61
=after tr -114
=after tt 118
=after u  -108
=after ua -472
=after ub -24
=after ud -136
=after ue -118
=after ug -32
=after ui 107
=after ul -221
=after un -42
=after uo 1
=after ur -22
=after ut -34
=after va 12
=after ve -10
=after vi 76
=after w  -72
=after wa -248
=after xp 1
=after y  188
=after ©  164
=after ·  -81
=after ». -21
=after αλ -39
=after ην 119
=after ι  54
=after ο  104
=after ον -366
=after ам 254
=after ва 50
=after во 90
=after дл 1
=after за 56
=after ко 162
=after н  160
=after на 21
=after ок 50
=after он 239
=after ст 161
=after וא 228
=after טל -111
=after ،  -16
=after ا  34
=after تم -114
=after در 71
=after ر  -121
=after هو 81
=after و  85
=after ی  311
=after ے۔ 169
=after पर -38
=after र् 578
=after लि 264
=after ै। 131
=after ।  146
=after คื 129
=after น  211
=after รห 298
=after ใน 275
=after ነው 66
=after ው። 83
=after →  -898
=after 」を 524
=after して 367
=after です 56
=after とご 159
=after なく -60
=after に0 -151
=after には -17
=after ログ 68
=after ン用 75
=after 使用 -349
=after 入力 303
=after 分钟 164
=after 力し 50
=after 勿告 36
=after 回覆 276
=after 在  287
=after 大小 265
=after 完成 301
=after 就能 514
=after 市中 -101
=after 年0 -216
=after 於  -121
=after 是您 134
=after 本信 63
=after 登录 364
=after 码， -57
=after 確認 414
=after 领取 -26
=after 고  219
=after 년  -17
=after 는  -119
=after 다. 73
=after 로  -3
=after 를  170
=after 은  21
=after 을  19
=after 🔑 21
=after ，交 256
=after ，請 347
=before    145
=before  " -86
=before  # -231
=before  % -314
=before  ( -393
=before  * -420
=before  + -364
=before  0 -302
=before  [ 222
=before  a -27
=before  c -221
=before  e 72
=before  f -479
=before  i 98
=before  k 51
=before  n -106
=before  o -91
=before  p -53
=before  r -71
=before  s 68
=before  u -66
=before  w 10
=before  z -216
=before  σ -293
=before  и -9
=before  к -70
=before  ה 197
=before  מ -162
=before  ש 189
=before  ه 114
=before  क -232
=before  হ 20
=before  แ -321
=before  • -91
=before  € 106
=before  № -244
=before  문 -32
=before  숫 29
=before !  739
=before ": 197
=before #  325
=before (# 1049
=before (0 -301
=before (c 151
=before )  225
=before ): 122
=before *  51
=before ,  -170
=before ,0 217
=before .  -158
=before .0 -1016
=before .t -72
=before /0 234
=before 0  65
=before 0# -321
=before 0* -89
=before 0. -372
=before 0/ -1171
=before 00 -66
=before 0: 235
=before 0f 84
=before 0， 175
=before :  69
=before :" 31
=before :0 316
=before :: -141
=before >  208
=before [# -642
=before ]  241
=before _i -52
=before a  -27
=before a, -107
=before a0 -39
=before a: -11
=before ab -82
=before ad 5
=before ag -113
=before ah 106
=before al -120
=before am -228
=before an 98
=before ao -23
=before as -46
=before at -103
=before b  -268
=before ba 119
=before be -169
=before bl -199
=before bo 32
=before bu -62
=before c  -67
=before c0 -150
=before ca -124
=before ce -145
=before ci -48
=before ck -72
=before co 44
=before cp -15
=before ct -670
=before d  -113
=before d0 -8
=before de 34
=before di -100
=before do -164
=before du 284
=before e  -59
=before e, -47
=before e. 124
=before e0 -16
=before e: 197
=before e= 276
=before e_ -48
=before ea 99
=before ec 328
=before ee -13
=before ef -101
=before ei -24
=before ek -54
=before el -212
=before em -6
=before ep -242
=before er -36
=before eu 128
=before ex -202
=before ey 454
=before f  -195
=before fa 311
=before ff 116
=before fi -4
=before g  -231
=before ga -67
=before ge -311
=before gi 114
=before gn -160
=before ha -60
=before hi -88
=before ht -210
=before i  -16
=before ia -288
=before ic -97
=before id -107
=before ie -124
=before if 32
=before ik 88
=before im -50
=before io -88
=before ip -320
=before is 158
=before it 47
=before ja -31
=before je 42
=before jt 166
=before ju -284
=before k  -181
=before k: -35
=before ka 113
=before kn 87
=before ko -119
=before kr 24
=before ks 135
=before ky -229
=before l  -124
=before l, 248
=before l. -110
=before ld -159
=before le -78
=before lh -68
=before li 54
=before lk -305
=before lo -23
=before lr 7
=before ls -178
=before lt 14
=before ly 180
=before m  -73
=before me 118
=before mo -8
=before ms -306
=before n: 21
=before na -92
=before ng -11
=before no -48
=before np -67
=before nr -267
=before ns -52
=before nt -156
=before nu 29
=before o  -153
=before o: 81
=before od 196
=before of -8
=before oi -203
=before ol -90
=before om -16
=before on -48
=before os -164
=before ot -85
=before ou -113
=before ov 16
=before p  -66
=before p: -78
=before pe 20
=before pi 160
=before pl 62
=before pn -171
=before po -42
=before pr -123
=before pt -78
=before pu -131
=before qu -9
=before r  -150
=before r, 244
=before r: 56
=before r_ -45
=before ra -202
=before rc -205
=before rd -71
=before re -38
=before ri 56
=before rn -96
=before ro -135
=before rs 27
=before rt -161
=before ru -369
=before s  -74
=before s, -115
=before se -109
=before sh 8
=before si 7
=before sl 209
=before st -111
=before su -126
=before sw 344
=before t  -54
=before t. -341
=before t: 90
=before ta 17
=before te 71
=before ti -133
=before tj 88
=before tl -298
=before to -168
=before tp 156
=before tq -56
=before tr -224
=before tt -17
=before tu -47
=before ty -17
=before tz 184
=before u: 100
=before uc 51
=before ud -113
=before ug -108
=before ui -120
=before ul -383
=before um -130
=before un -125
=before up -21
=before ur -106
=before ut 78
=before uz 14
=before v  -240
=before ve -56
=before vu 362
=before w: 264
=before wa -259
=before wi -62
=before x  -235
=before y  -113
=before y: 161
=before y_ -146
=before ye -153
=before z  -83
=before z: 118
=before zy -91
=before |  525
=before ©  -514
=before º  -246
=before ε  146
=before εσ -92
=before η  -76
=before ου -244
=before τη -281
=before а  -86
=before а: -260
=before ам 18
=before ан -187
=before ар -196
=before ая -23
=before в  -265
=before в: -42
=before вк -60
=before д  -138
=before е  101
=before ед 498
=before ек -27
=before ет -169
=before з: 113
=before за -301
=before и  35
=before к  -151
=before ки -19
=before м  1
=before ме -477
=before мі -188
=before н  140
=before н: 47
=before на -223
=before нд -5
=before од 67
=before ок -179
=before ол 17
=before ос 7
=before пи -279
=before ра -65
=before ро 120
=before с  -8
=before са -9
=before т  -33
=before то -34
=before хо 326
=before я  -120
=before ів -160
=before ար -93
=before א  290
=before בו -91
=before ה  -247
=before ון -197
=before יי -407
=before ימ 100
=before יש 427
=before ך  -28
=before קו -92
=before שו 45
=before ار -155
=before حو -42
=before ر  -391
=before رق 117
=before رو -134
=before ری -154
=before قق 48
=before لا -151
=before لخ -299
=before لی -70
=before مب -50
=before ن  -118
=before ند -67
=before ه  -517
=before و  8
=before ون -136
=before ی  -138
=before یں 112
=before ंब -262
=before क  -102
=before पी 68
=before र  -249
=before ीप 104
=before ुर -5
=before ्य -191
=before ড  314
=before ডি -18
=before র  -145
=before লা -3
=before হল 1
=before া  -98
=before াপ 300
=before ি  13
=before ্য -8
=before செ 310
=before ன் -13
=before ய  182
=before ை  -181
=before ఓట 5
=before ీప 41
=before ్  -76
=before ข  285
=before คื 625
=before ง  -49
=before ด  -97
=before ยั 30
=before รห 54
=before หม -6
=before หั 1
=before อก 368
=before ัส 52
=before เล 43
=before ้า -61
=before დი 42
=before ი  15
=before ოდ 2
=before ዎ  180
=before ាត 15
=before •• -929
=before €  171
=before №  -233
=before →  298
=before 【  132
=before 】验 513
=before こち 94
=before ちら 7
=before には 637
=before は、 38
=before キー 156
=before グイ -6
=before スワ 207
=before ド  -21
=before ド： 71
=before ワー 456
=before ンコ -57
=before 上  531
=before 今回 663
=before 代碼 -55
=before 使用 458
=before 入  742
=before 内線 -103
=before 动态 978
=before 单号 -23
=before 取件 -92
=before 受付 -31
=before 号  -45
=before 号: -174
=before 填入 269
=before 填写 732
=before 子里 131
=before 客服 -148
=before 密碼 455
=before 尾号 -504
=before 工单 -178
=before 惠码 -90
=before 把  864
=before 收到 -9
=before 数字 408
=before 有  -57
=before 校验 1106
=before 格子 93
=before 次性 126
=before 注册 15
=before 热线 -21
=before 用户 -15
=before 用量 -187
=before 画面 166
=before 番号 -468
=before 登录 33
=before 登録 551
=before 的登 127
=before 的验 -512
=before 短信 -10
=before 码: -94
=before 码为 62
=before 码是 176
=before 確認 498
=before 碼: 100
=before 編號 -105
=before 编号 -221
=before 號  -185
=before 証コ 236
=before 証番 324
=before 認コ 106
=before 認証 137
=before 證碼 623
=before 订单 -86
=before 认码 238
=before 证码 443
=before 请码 -36
=before 请输 521
=before 輸入 465
=before 输入 94
=before 邀请 -119
=before 邮编 -449
=before 里填 108
=before 驗證 700
=before 고객 -101
=before 드  13
=before 문의 -66
=before 번호 -486
=before 숫자 13
=before 에  527
=before 인번 120
=before 인증 562
=before 자  28
=before 증  148
=before 증번 212
=before 증코 5
=before 코드 33
=before 폰  -92
=before 확인 187
=before 🔑 4
=before ，验 9
=before ：  26
above 0 -54
above 00 -41
above 000 -34
above 0000 -44
above 00000 4
above 000000 -147
above 0000000 67
above 00000000 21
above 00000000000 -140
above 000000000000 -95
above 000000000000000 -79
above 000円 88
above 000원 85
above 00k0 -259
above 00p -114
above 00qx -558
above 00z 30
above 0er -678
above 0f 236
above 0fa 158
above 0분 -63
above a -38
above a0 28
above a00 -64
above aan 88
above ab -40
above abaixo 109
above abernathy 183
above abholcode -500
above aboard 4
above abone 12
above above 53
above aby 233
above acces 75
above acceso 309
above access 77
above accesso 29
above account 41
above acct 288
above act 122
above activation 271
above add -73
above adding 73
above address 52
above adjuster 48
above admin -88
above adressen 12
above after -31
above again -328
above agent 5
above ahoj 76
above aino 113
above akaun 262
above aktivierungscode 38
above aktywacyjny 15
above all -384
above alles -3
above almost 92
above alt 18
above always 259
above amigo -120
above amount -13
above an 20
above and -87
above anda -85
above anh -223
above anos -41
above another -145
above any -259
above anyone 26
above ao 23
above aoife -1
above app 65
above approval 92
above approved -10
above approver 61
above ar 16
above as 6
above asagidaki 31
above asked -63
above asking 51
above asks 19
above at -14
above ati 19
above att 131
above attempts -71
above authentication 84
above authorization 299
above authorize 95
above autorizacion -118
above avec -5
above away -4
above az 86
above b -9
above bag -74
above balance -143
above bank -9
above bapak -53
above basket -198
above be 79
above because 234
above been -170
above before 66
above begins 109
above bekraftelseskoden 146
above below 190
above ben 55
above berikut 40
above bestatigen -72
above bestatigung 141
above bestatigungscode 192
above betrag 386
above bien 43
above biglietto -15
above bilgi -125
above bill 9
above birth -223
above biscuit 1
above biten 58
above blessing -390
above blinking 99
above boa -249
above bokningsnummer -428
above book 101
above booking -147
above brandt 56
above broj 14
above browser 5
above btc 69
above bu 31
above buchung -135
above bugun -503
above buna 40
above buongiorno 76
above but 9
above by 38
above c 169
above ca 118
above cadeau -31
above caen -284
above call -63
above called 16
above came -372
above camera 19
above camille 99
above can -69
above cancelled 126
above capital 56
above card 45
above cards -227
above case 150
above change -111
above chao 107
above che 42
above check -41
above checking 219
above checkout -380
above cher 161
above chi -51
above chiara -48
above chiesto 37
above chrome 57
above cifre 42
above cita -128
above click -116
above client 99
above close -75
above cluj -8
above cod -4
above code 40
above codes -422
above codi 9
above codice -42
above codigo -77
above coffee -16
above coins 1
above colin -42
above collect -64
above collection -22
above com 76
above come 177
above comercio -149
above compare 61
above complete 40
above compra -301
above comprises 170
above compte 147
above conference -117
above conferma 427
above confermare 5
above confirm 112
above confirmacion 49
above confirmada -138
above confirmata -499
above confirmation 242
above connexion 226
above consegna -5
above conta 62
above continuacion 70
above continue -16
above contrato 113
above copia 166
above copy 120
above correo 1
above could -52
above coupon -16
above created -70
above cuenta 76
above cupom -159
above customers -55
above czesc 16
above d -138
above da -103
above dakika -440
above dan -96
above dang 75
above dans 28
above dar -147
above date 234
above db0 141
above de -15
above dead -5
above dealer 52
above dear 25
above december -157
above dein 78
above del -22
above della -144
above dem 250
above demande 84
above den 5
above der -4
above desember -200
above dessous 114
above destino 256
above det 21
above device 104
above deze 9
above di 34
above diese 126
above diesen 28
above dig -119
above digit -18
above digital 6
above digiti 180
above digits 47
above disregard 771
above dobry 63
above document 221
above documents 60
above doe -70
above doet 116
above doi -1
above domain 110
above done -150
above donor 131
above door -142
above dostepu 58
above dr -31
above drawn 437
above du 33
above due 143
above dziekujemy -45
above e 3
above e0000 -11
above editor 68
above egyszer 240
above ein 118
above eine -20
above einmalkennwort 369
above either 138
above elettronico -116
above eller -52
above em 130
above email 87
above emailed 194
above empadronamiento 207
above endereco 30
above ending 146
above engangskode 199
above enter 87
above entra 201
above entrada -293
above entrar 44
above entry -251
above envoi -190
above eres 65
above es 196
above escribe 31
above est -221
above esta -94
above estas 388
above esti 66
above estimada 102
above estimado 69
above eszter -23
above et -105
above eur 31
above event -53
above everything -97
above ex 412
above example 47
above exchange -214
above expire -168
above extension -89
above far -106
above fecha 76
above fee 7
above feld 53
above ferreira -13
above fi -158
above field -48
above file 33
above filing 48
above fill 43
above fines 606
above fino -180
above firefox 132
above firma 128
above firmware 215
above first -98
above flight -218
above folgende 20
above following 349
above for 17
above form 44
above format -299
above former -318
above forst 136
above forward -7
above four 374
above fra -42
above fragor 232
above freeze -49
above fresh -233
above friday -138
above friends -105
above fur 52
above g 19
above games -129
above gb 33
above ge 110
above geehrte 174
above genitore 243
above get -234
above gets 32
above gia -174
above gilt -469
above girin 220
above giulia -30
above go 138
above godan 18
above gone -265
above good 98
above granfjallet -98
above green 59
above greta 308
above grey 676
above guard 340
above gull 368
above gunilla 198
above guten 19
above h -133
above ha 20
above habari 136
above hai 37
above half 154
above hallo -29
above halo 11
above handler -38
above hang -106
above har 51
above harm -99
above has 8
above haslo 6
above have -46
above hear -136
above hebben -294
above heer 98
above hej 57
above held 249
above hello 52
above here -5
above het 132
above hey 72
above hi 34
above hit -140
above hm 94
above ho 5
above hoa 46
above hold -3
above hos -31
above hour -24
above hours -135
above how -75
above https -84
above hu 94
above hvala -12
above hyva 645
above i 44
above iban 210
above icin 229
above ico -202
above id -277
above if -67
above ihnen -36
above ihre -123
above ihren -61
above iki -207
above ikke -301
above il -56
above im -113
above img -75
above in -14
above inc -155
above inc0000000 12
above included -263
above ind 87
above indicar 12
above indirim -105
above ines 86
above ingresso -92
above inloggen 10
above inn 263
above ins -54
above inside -38
above instalacao -94
above internet 8
above into 147
above invitation -516
above inzien 230
above ip 55
above is -11
above isikan 54
above issue -33
above issued 101
above ist -133
above it 31
above items 245
above ivo 461
above iyi -298
above j -160
above jannik -144
above january -26
above je -37
above jednorazowe 48
above jemand 4
above jest -163
above jij 42
above jizdenky -30
above job 95
above jos 157
above jste 114
above june 49
above jus 62
above k 9
above k0 13
above kad 70
above kaixo 262
above karta -27
above kartya 12
above kasse -168
above kc -72
above ke 9
above kete 78
above khoan 44
above khong -56
above kids -101
above kimseyle -103
above kinh 21
above kl -43
above klo 83
above know 26
above kod -17
above kodas -64
above kode -23
above koden 84
above kodot 3
above kodu -34
above konto 202
above koodi -130
above ku 100
above kunt 63
above l0 -52
above labas 9
above lahetetty -245
above lasts 41
above lattice 41
above launch 22
above le 42
above left 11
above lena 67
above let 133
above letras 78
above lets 209
above letter 220
above letters 156
above library 56
above like 38
above linea 186
above links -167
above lists 174
above ll -30
above localizador -155
above locker -365
above loft -335
above log 160
above logging -122
above login 142
above logo -326
above loguje 121
above longer 117
above loom 304
above lucia 140
above luna -63
above m 94
above machine -48
above made 21
above maelys -693
above mai 118
above mail 103
above mailadres 113
above mailbox 103
above mails -234
above make 194
above man 202
above mano -438
above marta 226
above master 106
above masuk 92
above matches -262
above meeting -322
above megerosito 321
above meldet -117
above members 58
above mendaftar 29
above merchant -9
above merhaba 59
above mes 134
above met 75
above million -43
above min -97
above minuscole 215
above minut -34
above minutes -34
above minutos -429
above mochten 9
above modificare 17
above monday -185
above monouso 275
above monthly 101
above months -130
above most -53
above mot 9
above mrs -52
above my -29
above na 49
above nachricht -147
above nagon 331
above naissance 52
above name -142
above named 95
above navigateur 144
above nearly -119
above necesitamos 200
above nedan 37
above needed -123
above nel 27
above nell 65
above nella 13
above news -79
above nhap 73
above nicht -127
above nie -105
above no -10
above node -28
above nominated 45
above norte -66
above not -97
above nothing -51
above notre -53
above nov -67
above november 80
above now -194
above nowy -118
above nr 128
above ns0 19
above nuevo 20
above number -137
above numer -223
above numero -262
above nummer -89
above nur -34
above o -65
above oct 17
above odbioru -223
above odeme -275
above of -53
above off -199
above old 130
above oleva 60
above onaylandi -487
above onder -7
above one 48
above online -61
above only 3
above open 98
above opened -109
above or -104
above ora 313
above order -140
above ordine -42
above otp 92
above our -100
above out -28
above over 147
above overovaci 172
above owl 27
above owner 132
above oyelaran -104
above p00 -36
above page 168
above pagina 274
above paginas 106
above paid -146
above pana -272
above pane 13
above para 203
above parcel -161
above parent 154
above paso 34
above passcode 87
above passe 150
above passphrase 321
above password 41
above passwords 60
above paste 177
above pasto 316
above patvirtinimo 25
above pay -219
above payment -241
above pc 122
above pedido 26
above pediu -430
above per 163
above personal -415
above phut -47
above pickup -182
above plastic -385
above play 14
above please -101
above pln 102
above plus 118
above pm -28
above podaj -358
above policy 41
above pop 110
above por 83
above portal 84
above postadress 133
above postal -2
above postovani -21
above potvrdu 52
above potwierdzamy -623
above pre -132
above prescription -236
above previous -129
above pri -75
above primo -234
above prints -45
above priyanka -142
above pro 30
above project 156
above promocional -76
above proud -594
above przepisac 127
above przy -29
above pune -61
above qr -474
above quatre 133
above que 178
above rabatowy -253
above rachunek 63
above re -115
above receipt -255
above received -70
above reception -50
above recognise 198
above records -77
above recover -1
above recovery 163
above redeem -215
above reference 16
above refused -376
above reg -68
above regalamos -152
above registrering 9
above registrierung 28
above regisztraciot 121
above release 112
above renewal 328
above replies -7
above req 446
above request -85
above requested 41
above required -101
above resend -3
above reset 65
above results 17
above retrait -393
above return -12
above reunion -121
above revenue -164
above right -13
above rina 222
above road -307
above rookery 41
above room 91
above row -118
above rowan 72
above ruben 48
above run 37
above s -15
above sa -67
above saadetis -244
above safe -144
above salut 95
above same -27
above sample -283
above sanna -55
above saoirse -4
above saturday -263
above save 91
above savo 101
above sayin -25
above score 250
above seats 351
above secure 52
above securite 97
above security 87
above sedang 67
above seguinte 175
above seguranca 133
above sehr 81
above seis 46
above semana -103
above sender 296
above sera -198
above service -58
above services -144
above sesion 66
above settings -32
above seu -10
above share -256
above shared 36
above shell 93
above shift 94
above shows -93
above sicherheitscode 33
above sidan 10
above sign 23
above signature 313
above signed -4
above signer 74
above signs 311
above sila 57
above sina 197
above since 39
above siunta -25
above skal 3
above skriv 125
above sms -181
above software -29
above solicitud 110
above somebody 28
above someone -10
above son -196
above sonra -165
above soon 275
above space -63
above speed -243
above spostovana 274
above sr -63
above stadfestingarkodann 130
above stand 91
above star 32
above started -20
above starts -180
above status 62
above stay -72
above ste 10
above sticker -99
above still -16
above store -4
above str -6
above street -91
above su -94
above subject -131
above suivant 31
above support -32
above sur -121
above sure 209
above sveiki 1
above symbol -83
above syota 4
above szia 415
above t -61
above ta -19
above tab 70
above table 331
above tablet 16
above take -204
above talep 25
above talked -392
above tall -13
above tandem -27
above tartu -185
above tax 38
above te 123
above team -39
above telefon -37
above tell -82
above tem -51
above ten 38
above tento 57
above ter 62
above terminal -262
above test 71
above text -231
above thank -14
above thanks -229
above the 15
above them 127
above there 28
above these 168
above they -170
above things -22
above this 109
above thuc 14
above thursday -73
above tid -193
above tienda 100
above time 139
above tisztelt -22
above to 124
above today -26
above tonify -239
above tonight 117
above total -23
above trong -204
above truck 60
above tu -98
above tv 45
above tw 14
above twice 553
above two -19
above twoje 91
above tylko -105
above type 23
above u 83
above uctu 135
above uhr -43
above uj 37
above ul -10
above um -38
above un 32
above unique 371
above upisite 229
above us -92
above use 71
above user 209
above uso 83
above usuario 14
above ut -97
above utm_campaign -212
above uur -221
above v -25
above v00 -4
above vahvistuskoodi 16
above valid -17
above van -50
above vas 77
above vase -136
above vazena 281
above ve 38
above verifica 138
above verificacao 83
above verificare 189
above verification 179
above verified -79
above verifier 22
above verifikasi 106
above verify 15
above vi 11
above vid -61
above view 2
above ville 10
above virtual 98
above visa -305
above vk -75
above voce -52
above voici -320
above void 192
above voor -5
above vorgang 46
above voto 256
above votre -79
above voucher -410
above vu 305
above w -10
above waiting 221
above want 170
above wants 238
above wasn -43
above way 39
above we 32
above web 72
above website 243
above wednesday -121
above wedrowcze -708
above week -65
above welcome 18
above werden 13
above what 17
above when -62
above wi -172
above wib -12
above will -31
above window 12
above windows 86
above with 151
above won 64
above word 452
above words -26
above work 268
above working -133
above works -186
above www 20
above xac 68
above y -80
above ya -77
above yapmak 111
above year -8
above yeni 88
above yesterday -159
above your 22
above z 31
above za -60
above zadaj -57
above zadejte 22
above zarizeni 259
above zeby 101
above zu 90
above αγαπητε 31
above γεια 293
above για 20
above επαληθευσησ 104
above ζητησατε 223
above η -150
above καλημερα -103
above κωδικοσ -7
above με 171
above να 79
above ο -6
above πληκτρολογηστε 187
above σου 15
above τον 95
above б 105
above бронирования -2
above важен 87
above введіть 58
above вул -113
above входу 89
above вітаємо 126
above грн 24
above деиствует -86
above день 7
above до -118
above добрыи 162
above енгізіңіз 55
above запросили 38
above захтев -51
above код -29
above коды -373
above кодын 9
above команда 343
above мына 38
above на 43
above налога -13
above не -135
above новии -75
above номер -448
above одноразовии 280
above олено -87
above операціі -135
above пароль 22
above по -11
above подтверждения 143
above получения -265
above пользователь 114
above портал 49
above поштовани 71
above при -319
above привет 251
above путовање -448
above регистр 94
above резервације -168
above ряд 86
above с 31
above следния 266
above сотруднику -281
above сторінці 232
above та -192
above тестіленуші -138
above то 131
above фактура -179
above через -230
above чтобы 272
above щоб 153
above үшін 8
above բաժանորդի -162
above համարը -89
above ביקשת 52
above דקות -173
above ה 192
above היי 101
above הקופון -184
above כדי 87
above לא -33
above להזין 59
above מחכה -203
above מספר -57
above שלום 35
above ادخال 43
above البنک -248
above الدخول 118
above الرمز -77
above السلام 47
above السیده 20
above ان 30
above اپ -12
above برای 277
above به -219
above بەڕێز 9
above تا -241
above تاکید -232
above تایید 7
above تک -36
above درخواست 49
above دقایق -8
above را -15
above رقم -68
above سلام 7
above شماره 3
above شناسه -62
above صاحب 198
above فی 73
above فیس -60
above قبض -275
above لمره 25
above لک -21
above ما 157
above مبلغ 121
above مریم 90
above میں 108
above نمبر -170
above نوره -102
above نیچے 8
above ٹوکن -77
above پنل 223
above کارت 13
above کتابه 74
above کد -20
above کر -63
above کل -15
above کن -7
above کوڈ 13
above یہ 7
above अंतिम -3
above आज -101
above करण्यासाठी 3
above जी 126
above नमस्कार 100
above नमस्ते 9
above नहीं -45
above नीचे 61
above पिन -20
above मिनट -76
above लिए 110
above संख्या -73
above सत्यापन 170
above स्नेहा 46
above हो -353
above এই -93
above কেড -16
above তেমার -52
above নম্বর -4
above নিচের 142
above প্রিয় -12
above মিনিট -48
above রেল -290
above লিখুন -150
above সময় -236
above হলে -25
above ਤੇ -25
above இந்த 96
above எண்ணை -315
above எண்ணைச் -84
above ஐ 50
above தள்ளுபடி -112
above பெங்கல் -430
above வணக்கம் 99
above కోడ్ను 40
above నంబర్ -323
above నమోదు 61
above ഈ -179
above บาท 14
above ปี -27
above พัสดุหมายเลข -525
above โค้ดส่วนลดของคุณ -107
above ສະບາຍດີ 155
above გამარჯობა 72
above თქვენ -122
above თქვენი -116
above ნომერი -539
above ውድ 106
above ጥያቄ 12
above いつもご利用ありがとうございます 61
above お客様 38
above からログインがありました 336
above ご依頼主 -94
above さん 54
above に 290
above はじめてログインするときは 86
above を入力してください 290
above クーポンコード -224
above コード 109
above 下記の内容でご予約を承りました -254
above 予約番号 -386
above 亲爱的玩家 107
above 人民币 5
above 优惠码 -290
above 你好 19
above 信義店 -667
above 取件码 -143
above 受付番号 -102
above 嗨 461
above 实付 -1
above 尾号 157
above 您好 -42
above 您於 190
above 您的驗證碼為 83
above 應繳金額 -77
above 成都 207
above 新しい端末 194
above 會員中心 10
above 校验码 194
above 校验码后六位 -339
above 様 275
above 满000减00 -135
above 登录 175
above 確認コード 94
above 親愛的客戶 326
above 認証コード 135
above 認証番号 124
above 账号 42
above 金额 209
above 隨機碼 -215
above 驗證碼有效時間為 18
above 验证码 20
above 건 184
above 고객님 -59
above 드립니다 -137
above 모험가님 40
above 보관함 -163
above 비밀번호 -162
above 새 29
above 아래 139
above 위한 27
above 인증번호입니다 65
above 입력하여 41
above 입력해 69
above 접수되었습니다 29
above 주문번호 -211
above 쿠폰 -78
above 쿠폰번호 -213
after 0 -70
after 000 -146
after 0000 -68
after 00000 -148
after 000000 -266
after 0000000 -127
after 00000000 -126
after 000000000000 -14
after 00h00 461
after a 27
after account 81
after activation -62
after active 116
after an -126
after anmeldecode 208
after another 189
after antes 6
after app 175
after appen 59
after are -66
after ask 44
after auftrag 15
after az 29
after bank -105
after be 118
after because -101
after bei 55
after bestatigungscode 52
after biten -92
after both -117
after box 26
after but -514
after c -21
after caduca 84
after can 27
after card 23
after case 1
after cet 96
after code 48
after codes -24
after confirmed -122
after confirms 263
after counts 121
after da -153
after dakika 545
after dang 312
after dans 8
after dashboard -621
after de 106
after der -122
after det 122
after device 339
after di 29
after din 235
after do 29
after donde 74
after dossier 255
after driver -70
after drop 42
after dziala 162
after e -91
after el -124
after else 66
after en 33
after enter -229
after entered 266
after es 109
after ete -441
after expired -302
after free -239
after ft -111
after go 140
after goes 75
after goodbye 197
after half -289
after has -118
after het 299
after hour 263
after i 110
after id -32
after if 195
after in 15
after inr 49
after inte -51
after into 61
after ir 224
after is -114
after it 147
after jangan 78
after je 225
after keep -67
after kenttaan 173
after kl 303
after koden 32
after kodot 16
after kodu -264
after kom 99
after kommer -180
after l 123
after la -54
after las 222
after library 52
after lo 210
after login 51
after longer -63
after luc 73
after ma 267
after masukkan -10
after meg 267
after message -274
after minut 89
after minute 268
after minutos 13
after ms -93
after muda 72
after n -223
after na 200
after ne 106
after nel 46
after never 244
after nhan 18
after niemandem 86
after no 13
after not 46
after now -194
after off -202
after om 104
after once 132
after one 10
after opens 204
after or 55
after ora -121
after pa 52
after page 181
after pagina 137
after para 43
after passcode -274
after password 193
after pentru 43
after people -130
after phut 127
after pihak -70
after pin 26
after piu -2
after please -235
after plus -185
after po 185
after pour 223
after press 62
after pro 63
after put 64
after que -18
after queue -173
after reference -357
after request 133
after room -176
after s -88
after sa 268
after save -13
after second 114
after sent -54
after shop -190
after si 113
after siapa -37
after sms -226
after stronie 55
after sunday -17
after sur 395
after t 4
after te 164
after test 93
after that 152
after the 75
after then 78
after this 51
after till 24
after time -20
after ton 204
after transfer -22
after transferencia -55
after typed 230
after under 108
after until 103
after untuk 181
after up 175
after use 93
after user -30
after valable 168
after valid 202
after vence 11
after verification 11
after verlopen -8
after vez 18
after voksne 74
after votre 18
after was -137
after what 40
after when -28
after which 21
after will 16
after window 103
after works 84
after your 171
after yours 71
after za 95
after και 101
after λεπτα 324
after ο 184
after σου 215
after στισ -188
after никому 193
after при -72
after у 203
after хвилин 97
after через 40
after է 577
after לא 392
after است 39
after الرمز -156
after اپ 68
after خلال 34
after دقیقه 304
after را 73
after من 59
after پر -375
after मिनट 156
after না 253
after నమోదు 65
after ነው 115
after នាទី 456
after です 423
after 切勿告知他人 -164
after 已作废 -47
after 查詢 65
after 様 -64
after 년 -6
after 로 -14
after 를 87
after 이 -167
after 입니다 1
after0 0 29
after0 0000 -270
after0 al 202
after0 and 191
after0 ar 26
after0 card 22
after0 code -300
after0 confirms 109
after0 device 210
after0 di 40
after0 ein 72
after0 en 497
after0 entro 311
after0 esta -117
after0 exp 376
after0 expired -282
after0 for 312
after0 i 101
after0 in 413
after0 into 125
after0 is 309
after0 je 70
after0 kod -154
after0 kode 81
after0 kodu -28
after0 kodunu 128
after0 login -169
after0 ne 68
after0 needs -314
after0 nella 684
after0 no 141
after0 not 190
after0 on 160
after0 para 71
after0 payment 32
after0 que -43
after0 replaces 96
after0 reply 379
after0 skriv 60
after0 sur 78
after0 that -224
after0 to 210
after0 u 143
after0 until -186
after0 valid 123
after0 within 88
after0 write -228
after0 звонок 163
after0 и 286
after0 на 67
after0 не 53
after0 است 177
after0 فی 205
after0 ነው 24
after0 です 94
after0 已作废 -269
after0 已失效 -15
after0 請於 -314
after0 는 -1
after0 를 44
after0 을 180
after0 입니다 516
after1 0 -19
after1 000 -42
after1 00000 -122
after1 000000 9
after1 active 573
after1 campo 463
after1 code -125
after1 confirm -257
after1 de 125
after1 din 117
after1 en -32
after1 ends 205
after1 expire -230
after1 for -156
after1 go 117
after1 il 74
after1 it -5
after1 je 9
after1 la 432
after1 min 260
after1 o -6
after1 of 5
after1 on -35
after1 open -402
after1 our -3
after1 see 48
after1 test 183
after1 the 302
after1 this 26
after1 tonight -348
after1 verlopen -326
after1 you -50
after1 бесплатныи 105
after1 입력하면 28
before 0 -132
before 00 -113
before 000 -56
before 00000 -150
before 000000 -5
before 00000000 -85
before 00000000000 -352
before a -96
before acme 141
before activacion 313
before activation 200
before akun -45
before and 5
before ang 452
before ange 44
before anmeldecode 307
before another 6
before answer 589
before app 371
before ar 66
before ask 60
before asked 75
before asks 45
before assertionerror -463
before au -133
before auf 67
before authenticate 398
before authentication 704
before authorisation 103
before authorization -3
before autorizacni 268
before b -167
before back 31
before balas 216
before ban 180
before bank -5
before be 255
before behind -4
before bestatigungscode 254
before bis -102
before borrower -45
before box 229
before branch -407
before broj -17
before build -82
before but 604
before c -143
before call -265
before can 37
before candidate -51
before case -420
before changed 7
before cisla -298
before cislo -645
before cita -230
before class -533
before clave 436
before cliente -103
before code 343
before codice 17
before codigo 117
before com 7
before comanda -303
before comunica -225
before confirm 447
before confirmacao 110
before connexion 678
before content 60
before controle -200
before copy 38
before da -345
before dal -83
before dat 117
before de -109
before de00 179
before deine 224
before demande -25
before der 248
before desk -106
before device 113
before deze 313
before digit 97
before din 17
before ditt -31
before do 235
before does 192
before du -68
before dung 152
before e 1
before echo 374
before eenmalige 204
before ein 78
before ekrana 115
before el -18
before em -70
before email 83
before en 95
before ending -298
before ends -92
before enero 757
before enter 631
before entered 225
before entering 624
before entrar 72
before entrez 11
before er 498
before et -384
before ete 129
before eur 328
before event -1
before exit -1
before expired 103
before factor 91
before file -17
before finish 57
before five 457
before for 187
before form 181
before forms -56
before four 5
before fresh 145
before fur -89
before fyll 47
before ga 70
before gate -403
before genere 60
before giam -43
before giving 107
before go 336
before gunakan 63
before gutscheincode -34
before hand 2
before hang -429
before haslo 150
before hentekode -144
before her 262
before here 430
before hier 436
before him 968
before hopefully -222
before hs -250
before iata 154
before iban 17
before icin 600
before ico -160
before id -275
before if 68
before ihr 229
before ihre -106
before indirim -379
before indirizzo 412
before ingresa 56
before into 461
before introduce 306
before invite -22
before is 74
before ist 46
before it 181
before item -345
before je 56
before jednorazovy 237
before jusu 184
before k -112
before k0 1
before kertakoodi 33
before kertakoodisi 205
before kindly 380
before kod 81
before kodu -289
before konfirmasi 144
before kortingscode -424
before la 37
before locker -98
before log 92
before login 28
before lot -37
before ltd -228
before ma -54
before magic 700
before mar -257
before masz -467
before mat 277
before me -3
before med 249
before mehr 53
before member -174
before meter -107
before misto -86
before mit 159
before n -778
before namen 238
before nell 178
before neni 24
before next -67
before nhap 453
before nie -121
before no -140
before not -206
before noutokoodi -35
before nov 151
before number 70
before numer -90
before numeris -226
before numero -124
before nuovo 5
before o 83
before of 89
before off -101
before og -70
before onay 159
before once 64
before one 415
before only 272
before open -99
before opened -428
before oto 224
before otp 430
before our 47
before out 141
before overovaci 206
before pa -7
before page 511
before pagina 677
before panel 129
before pantalla 11
before par 10
before para 25
before parola 147
before passcode 444
before password 247
before pentru 52
before per 133
before pesanan -35
before petsa 628
before phishing -20
before pin 43
before plan -98
before please 66
before pop 205
before popust -105
before port -171
before portal 558
before pour 185
before prenotazione -561
before previous 13
before prices 80
before prihlaste 122
before prisijungimo 786
before pro 180
before process 354
before psst 71
before publ 413
before punch 641
before que 258
before quy 170
before radio -43
before re -98
before read 105
before redwood 527
before ref -296
before reference -237
before registration 3
before release 109
before replaces -44
before request -87
before reserva -380
before reset 138
before respond 9
before right 140
before ring -493
before rm0 40
before row -207
before s 36
before saisir 35
before same -184
before sample -444
before sat -372
before says 440
before score -307
before sd -40
before sec 183
before sekali 382
before selam 92
before send 29
before share -14
before shelf 208
before shows -19
before sicherheitscode 70
before signing 280
before sim 316
before skal 41
before sms -43
before so -240
before someone -19
before sondern 385
before sort -554
before src -138
before st -62
before stato 150
before step 423
before storgatan -91
before submit 241
before supply 209
before syota 353
before t -230
before tac 276
before tan 546
before tap 144
before tax -273
before tell 469
before termina -126
before tesdiq 2
before test 63
before thanks -193
before there 146
before these 132
before thing 729
before this 286
before through 81
before ticket -323
before to 47
before today 189
before toegangscode 64
before token 316
before two 25
before twoj 273
before u -7
before ucun 167
before uj 12
before und -42
before unesite 290
before unic 50
before unica 120
before use 335
before username -9
before using 187
before va 90
before validation 595
before value -125
before van -16
before ve 13
before verificare 334
before verificatiecode 46
before verification 245
before verified -192
before verlopen -356
before visit -23
before voer 164
before voici 66
before votre 80
before voucher -276
before want 483
before wants 139
before way -68
before we -71
before when 279
before wifi -208
before with 251
before would 107
before xac 238
before xx0000 372
before year -20
before you -21
before yours 501
before za -144
before zahl 128
before zip -543
before zoom -312
before zugangscode 58
before zum 127
before κωδικοσ 12
before να 13
before ο -48
before την 149
before τον 99
before а 169
before број -20
before ваш 108
before ваша 193
before ви -18
before вот 145
before входа 32
before да 1
before для 5
before до -104
before доступу 42
before за 82
before и -86
before ключ 19
before код 175
before коды 6
before на 37
before наберите 11
before номер -282
before пароль 511
before подтверждения 6
before підтвердження 482
before растау 118
before үшін 92
before է 12
before համար 51
before հաստատման 55
before אימות 27
before המספר 320
before יש 140
before מספר -501
before קוד -83
before שלך 162
before التحقق 120
before التفعیل 107
before الخصم -148
before الدخول 93
before الرمز -1
before تایید 416
before تخفیف -24
before تسجیل -243
before تم -9
before رقم -332
before رمز 247
before ریال 119
before شماره -126
before لمره 9
before من -40
before هو 243
before واحده 794
before پویا 68
before یہ 111
before ऐप 92
before कूपन -14
before कोड 32
before टाइम 382
before पासवर्ड 189
before पिन -349
before लिए 225
before लॉगिन 146
before वन 173
before संख्या -127
before सत्यापन 390
before আপনার 1
before করতে 624
before কুপন -72
before কেড -40
before জন্য 257
before કરવા 268
before உங்கள் 466
before எண் -214
before ఓటీపీ 35
before మీ 6
before లాగిన్ 340
before హెదరాబాద్ -75
before ნომერი -122
before የማረጋገጫ 3
before ご使用量 -107
before コード 219
before 工单号 -7
before 確認番号 322
before 認証コード 204
before 输入 36
before 邮编 -33
before 비밀번호 204
before 수 -268
before 숫자 176
before 예약 -120
before 인증 93
before 인증번호 214
before 일회용 435
before 쿠폰 -126
before 픽업 -54
before0 0000 -13
before0 00000 -398
before0 00000000 -220
before0 a -1
before0 account 37
before0 acesso 227
before0 acme 17
before0 activacion 361
before0 and -132
before0 anda 55
before0 ange 632
before0 ar 324
before0 are 474
before0 at -104
before0 authcode 50
before0 but 98
before0 c -197
before0 cislice 35
before0 cli 1
before0 code 30
before0 codice 383
before0 com 604
before0 compte -26
before0 con 898
before0 confirmation 144
before0 continue 596
before0 da 23
before0 de -693
before0 device -27
before0 din 582
before0 dinamica 137
before0 do -8
before0 door 471
before0 e 441
before0 en -431
before0 ending -19
before0 enter 893
before0 er 127
before0 es 291
before0 est 117
before0 este 138
before0 example 788
before0 generated 123
before0 glasi 55
before0 hentekode -191
before0 hn -14
before0 ialah 364
before0 id -266
before0 ini -178
before0 is 417
before0 it 349
before0 je 157
before0 kertakoodi 39
before0 koden -167
before0 kodi 73
before0 kodo 145
before0 konfirmasi 145
before0 koodi -139
before0 kortingscode -111
before0 la 206
before0 lautet 137
before0 login 99
before0 mail 309
before0 masukkan 15
before0 may -105
before0 mit 407
before0 neu 134
before0 nhap 366
before0 no -77
before0 noutokoodi -39
before0 nr -201
before0 numeris -68
before0 nummer 306
before0 on 214
before0 order -184
before0 otp 708
before0 pa -180
before0 panel 191
before0 pin 131
before0 por 266
before0 psst 952
before0 put 356
before0 reads 41
before0 ready 106
before0 request -362
before0 retrait -543
before0 ride 231
before0 send 225
before0 session -37
before0 show 594
before0 sie 42
before0 sondern 569
before0 tan 432
before0 test 179
before0 the -555
before0 ticket -138
before0 times 268
before0 to 44
before0 token 681
before0 type 179
before0 us 132
before0 use 848
before0 vahvistuskoodi 370
before0 verificacion 302
before0 verification 196
before0 verifikasi 165
before0 von -121
before0 will -42
before0 with 755
before0 you 671
before0 your -240
before0 χρησησ 121
before0 а 86
before0 доступу 14
before0 е 217
before0 пароль 25
before0 подтверждения 203
before0 підтвердження 42
before0 руб 87
before0 הקוד -48
before0 التحقق 49
before0 ب -195
before0 تایید 341
before0 هو 59
before0 ओटीपी 183
before0 संख्या -25
before0 รหัสยืนยัน 79
before0 รหัสอ้างอิง -45
before0 ご使用量 -29
before0 コード 51
before0 確認番号 62
before0 認証コード 64
before0 输入 35
before0 邮编 -32
before0 验证码 87
before1 0 -88
before1 00 -81
before1 000 57
before1 0000 70
before1 00000 -192
before1 000000 198
before1 a -148
before1 access 370
before1 activation 364
before1 and -111
before1 auth -373
before1 ban 17
before1 belepesi 4
before1 checkout 254
before1 clave 258
before1 code -174
before1 codice -505
before1 codigo -5
before1 confirmation 333
before1 customer -185
before1 da -42
before1 dang -194
before1 de 136
before1 der -380
before1 di 88
before1 digit 39
before1 din -13
before1 do 9
before1 dogrulama 396
before1 e 140
before1 el -126
before1 email 367
before1 ending -89
before1 enter 56
before1 est 114
before1 fill 424
before1 for -392
before1 form 60
before1 from -64
before1 haslo 451
before1 hasznalatos 174
before1 il -96
before1 is 69
before1 it 163
before1 just -208
before1 kod -422
before1 kode -165
before1 la -123
before1 login 185
before1 longer 25
before1 med 18
before1 mobile -84
before1 more 260
before1 na -190
before1 new 327
before1 no -126
before1 number -308
before1 of -61
before1 old -237
before1 on -12
before1 onay 248
before1 one -189
before1 otp 217
before1 password 136
before1 per 237
before1 pin -269
before1 pln 3
before1 re 140
before1 ready -30
before1 registration 100
before1 reset 244
before1 security 584
before1 see -569
before1 signing 138
before1 termina -481
before1 terminada -185
before1 the 145
before1 this 1
before1 time 210
before1 to -128
before1 tuo 176
before1 use 41
before1 username -275
before1 vous 61
before1 waiting 176
before1 will 34
before1 your 150
before1 z -592
before1 zoom -126
before1 μιασ 180
before1 τον 85
before1 ваш -172
before1 הקוד 44
before1 पिन -16
before1 लॉगिन 369
before1 কুপন -10
before1 የማረጋገጫ 1
before1 인증 147
before1 일회용 189
before1 쿠폰 -11
before1 픽업 -37
before1 확인 150
below 0 38
below 00 73
below 000 -50
below 0000 -57
below 00000 23
below 000000 -202
below 0000000 23
below 00000000 27
below 000000000 21
below 0000000000 2
below 00000000000 -79
below 000000000000 -18
below 0000年0月00日 -209
below 0000年0月0日 222
below 00h00 77
below 00z 51
below 00まで -242
below 00分を過ぎると使えなくなります 9
below 00分钟内有效 50
below 00時00分 142
below 00時間 18
below 00月00日 -22
below 0f0e0d0c 189
below 0pm 16
below 0분 487
below 0회 -12
below about -295
below above 34
below access -52
below account -41
below achat -5
below acima -313
below active 116
below address 122
below afrekenen -26
below after 80
below afterwards 78
below ag 158
below aiki 54
below ako 90
below al -201
below already 101
below an -79
below and 9
below anda -46
below anmeldung 118
below answer -348
below anything -18
below aplikacji -99
below app -83
below april -87
below ar 9
below are 111
below argo -50
below arrival -252
below arrive -162
below as 9
below asked 85
below asks -44
below at -31
below ate 239
below attempt 121
below auftrag 190
below authentication 254
below autorizacni -214
below avaa -459
below ave -10
below azonosito -82
below back 18
below bag -74
below balance -6
below be 65
below begin 32
below below -138
below bergen -235
below berger -58
below berlaku 340
below bij -98
below bike -161
below bitte 2
below block 70
below bo 2
below book -65
below both -41
below bound 208
below box -116
below br -25
below branch -27
below bucuresti 52
below bureau 26
below but -146
below button -73
below by 45
below cada -216
below caduca 110
below call 85
below can 1
below cannot -21
below capital 78
below capitals 32
below card 73
below case 207
below cashier 83
below ce 48
below cegjegyzekszam 105
below certificate -225
below change 56
below channel 121
below charge 81
below chat 48
below check -31
below checkout -532
below cheers 81
below chi -21
below child 469
below cho -82
below christmas -1
below cifras -346
below clase -172
below class -241
below clave -40
below clearing 539
below client 138
below closes 188
below cod 182
below code -102
below codigo -109
below com -127
below commercant -16
below communiquez 241
below complete 317
below confirmation -30
below contact 135
below counted -171
below coupon -4
below covers -133
below credit -83
below credito -131
below ct 90
below cuenta 92
below cv -121
below d -78
below daca 310
below dagen 30
below dakika 238
below dalam 355
below dan -35
below danach 33
below das -27
below data -306
below day 91
below days -3
below de -1
below dear -176
below december -391
below decembre -53
below del -23
below delivery -93
below demande 88
below demo -23
below depois 13
below deqiqe 165
below der 122
below des -101
below desk 147
below det 90
below details 13
below device 57
below deze 98
below dicembre -313
below didn 127
below die 84
below dies 116
below dig 9
below digital -75
below dit -13
below do 16
below dock 380
below does -25
below don 20
below double -401
below dropped 67
below du -1
below due 44
below dupa 29
below dziala 159
below e -15
below een 184
below effettuato 267
below ei 201
below ein 122
below einer 204
below eingeben -151
below einlosbar -430
below eintippen 75
below el -36
below ele 64
below elle -249
below eller -77
below else -149
below em -34
below email -17
below en 60
below end 44
below ends 176
below enero -116
below enter 75
below entrar 136
below entry 27
below error -31
below escribelo 400
below est 44
below esta 14
below este 31
below et 219
below event -105
below events -70
below every 62
below example 66
below expira 188
below expire -100
below expires 333
below extension 31
below failed -20
below falls 42
below fathom 452
below federally 34
below fee 17
below few 14
below field -119
below figures 57
below fila -83
below fill 76
below firefox 35
below firmware 28
below first -48
below five 55
below fixed -20
below flight -59
below fois 15
below folio 41
below for -9
below form 18
below found 176
below four 241
below fra 42
below fraccion -44
below free 5
below friday -79
below from -39
below front 6
below ft -158
below gang 82
below garibaldi 212
below gecerlidir 47
below gecerlilik 4
below geldig -183
below get -23
below gets 106
below gian -42
below gift -39
below gilt 223
below go -18
below goes 120
below going -27
below good 35
below green 371
below groetjes 91
below gros 291
below grus -59
below guard -28
below gultig 262
below h 141
below hai 296
below halcyon -327
below hang 40
below happens 175
below har 66
below has 94
below hasla 2
below haslo 206
below hasznalhato 315
below heeft 192
below helpdesk 109
below helpline 87
below heslo 45
below het 168
below heti -56
below heure 89
below hill -117
below him -185
below hoeft -155
below hold 114
below homes 1
below hora 223
below hotel -93
below hotline 10
below hour 337
below household -53
below http 107
below https 26
below hubungi 120
below i 27
below icinde 138
below idan 71
below if 43
below iki -167
below ikke 99
below il 84
below ili -149
below importe -87
below inden 21
below index 117
below inn 180
below inserendolo -100
below inserire -611
below instead -227
below insured 46
below into 153
below invite -205
below ip 19
below ir 20
below irja -299
below is 25
below isn 103
below it 73
below ja 128
below jam 102
below jan -255
below jangan 6
below je 85
below jen 553
below jest 193
below jo 161
below juli 56
below june 82
below k -46
below kada 29
below kamu 106
below kan 126
below kartou -223
below kassen -37
below kc -170
below ke 122
below keep -204
below kehtib 296
below kemarin 201
below kept -21
below kereta -39
below key 47
below khong 231
below ki 11
below kimseyle 11
below kind 19
below kl 197
below kod -59
below koden 74
below kods 108
below kombinierbar -99
below konstanz -25
below korting -11
below kostar -224
below kozlemeny -117
below kr -63
below kui 227
below kullanimlik -39
below lan 40
below lapses 82
below las 141
below last 268
below later 91
below left 192
below lei -11
below letters 138
below level 15
below lidz 23
below lifetime 271
below lighthouse 25
below ligne 25
below likes 189
below limit 94
below link 9
below listeners -156
below livorno -23
below ll -76
below load 629
below log 49
below login 76
below logowania -796
below long -505
below los -46
below lot 160
below lower 167
below m -23
below mail -63
below mar -36
below march -270
below marlowe -137
below med -195
below menit 165
below merchant 86
below message 39
below metabolic -138
below midnight 207
below min 226
below minuit 105
below minut 416
below minuta 204
below minuten 427
below minuter 99
below minutes 283
below minuti 359
below minutit 36
below minuto 94
below minutos 364
below minutter 482
below minutur 490
below minuutin 399
below minuuttia 387
below mit -50
below mobile -153
below moment 170
below monday -288
below more -42
below mt 1
below munud 95
below my 15
below n 89
below na 126
below nach 51
below nam -74
below name -194
below names -118
below nao 464
below nap -360
below nar -137
below naudokite -428
below ne 85
below nebo 210
below need -105
below nem 242
below neue 295
below never 4
below new -72
below next 146
below ngay -61
below nicht 82
below nie 218
below nmls 108
below no 98
below noget -364
below nome 23
below nomor 81
below non 155
below nooit 102
below not 141
below nouveau -237
below nov -147
below november -276
below novo 90
below nr 44
below number -81
below numer 98
below numero 3
below nummer -147
below nur 31
below o 173
below odeme -4
below of 4
below off 44
below og 81
below oggi 43
below old 4
below om 99
below on 27
below once 57
below one 53
below online -35
below only 241
below open 117
below opened 126
below opening -22
below opens 25
below or -62
below ora 188
below orchard 142
below order -11
below ore 69
below our 5
below over -52
below overst -72
below p -92
below pa -156
below padova -217
below pages 252
below paid -148
below panel -255
below pantalla 74
below par 104
below para 13
below parents 12
below passcode -8
below password 128
below paste -42
below patch -135
below payout 69
below pe -161
below pedido 11
below pediu 48
below people -95
below percig 245
below person -44
below phut 309
below pin -115
below plaatje -365
below plan -26
below plate -4
below platnost 90
below plazo 680
below plc -16
below please -52
below plkst 196
below po 247
below port 192
below postal 251
below potom 200
below pour -70
below prazo 206
below pri -256
below primeira -547
below primo -132
below print -248
below profile -16
below prompt 293
below pt 97
below qr -344
below que -34
below questions -4
below quote -212
below r -49
below rabattkode 126
below rd 106
below read 1
below reading 247
below recognise -533
below records -107
below reference 38
below regards 9
below registration 252
below release 87
below replies -32
below request 112
below requested -12
below reset -243
below resta 42
below return -3
below rf 175
below ride 422
below ridge 1087
below right -43
below ring 101
below room 197
below row 126
below rs -365
below rua 33
below rubuta 2
below run 17
below rund -81
below s -62
below safari 238
below sah 124
below saisir 165
below saisissez 64
below sala -188
below same -222
below samme -9
below sampai 3
below sat -147
below saved 75
below scade 211
below score 345
below screen -76
below se 40
below sea -61
below secondi 72
below seconds 77
below security 93
below see 84
below seeblick -27
below self 71
below semester 3
below send -13
below sendung -37
below senest -163
below sent 82
below sera 322
below server 32
below service -123
below shall 54
below sheet 419
below shelf -291
below shows 22
below si 91
below sich -182
below siden 87
below sie 198
below sign -29
below signed -27
below sin -16
below site -169
below sladu -186
below slow -53
below slutar 149
below so -23
below something 27
below sonra 424
below south 161
below sperr 65
below st -23
below star -58
below station -16
below stays 35
below ste 136
below steps -95
below stockholm 161
below stops 84
below store -90
below str 2
below straight 122
below street -13
below student -279
below stunden 29
below su 28
below suite 24
below suma -126
below sunday -98
below sundial 345
below support -54
below sure -130
below szamot -143
below t 91
below ta 190
below takes -35
below tamat 93
below tap 17
below tax 181
below team -19
below teclado -429
below tek -36
below telephone 277
below tell -63
below test 57
below thank -83
below that 40
below the 157
below them 78
below there -83
below this -31
below throw 109
below thu -71
below ti 11
below ticket 197
below tin -605
below tl -52
below to -61
below today 116
below tomorrow 166
below ton 470
below tonight 147
below transfers -134
below tri 106
below try -77
below ttl 12
below tua -104
below tunnus 18
below tuo 19
below two 121
below type 76
below u 221
below uhr 200
below ul 78
below um -2
below un 25
below una 39
below und -148
below une 12
below unit 218
below until 87
below up 7
below us -55
below used 229
below ut 42
below utc 262
below utrecht -82
below uur 184
below uye -7
below uzeri -76
below v0 246
below valabil 83
below vale 283
below valid 142
below validade 365
below vanhenee 2
below ve -56
below vedi 128
below vehicle -221
below verfallt 114
below verifica -119
below verifier -235
below verify -64
below version 87
below via 109
below vid 143
below view -184
below visit 52
below void 527
below voided 205
below voimassa 158
below vote 189
below vous 100
below vy 42
below w -34
below wallet -26
below want -30
below way -27
below wazny -12
below we -39
below website 118
below wed 456
below werkt 156
below when -118
below where 91
below whitcombe 10
below who -62
below wi -401
below wib 418
below will 87
below window 233
below withdrawal 21
below without -76
below word 48
below working 137
below wrenfield 222
below write -92
below www 167
below xx 11
below y -98
below you 15
below yours 188
below yourself 5
below za -161
below zadne 236
below zephyr 29
below zl -116
below αν 143
below για 11
below ισχυει 263
below λεπτα 58
below σε 153
below συροσ -1
below τηλ 92
below την 13
below τισ 143
below аитпаңыз 33
below ако 30
below без 178
below будет -157
below важи 172
below валиден 129
below ви 104
below до 6
below діиснии 212
below діє 359
below его -25
below енгізіңіз -56
below если 37
below зі -209
below и 217
below к 108
below ключ 193
below код -102
below лична -309
below лише 138
below минут 229
below минута 36
below минути 264
below моля -250
below на 25
below назовите -6
below наступну -25
below не 164
below никому 128
below новыи -39
below один -192
below операция 177
below отстъпката -411
below пароль 24
below после 41
below приема -35
below під -148
below седиште -76
below срок 72
below термін 95
below тов -44
below удалите -33
below хвилин 284
below ч 33
below часа 4
below чем -70
below через 25
below якщо 50
below үшін -66
below ոչ 5
below պետք 337
below սպը 22
below րոպե 267
below בשדה -85
below בשעה 84
below דקות 182
below ההודעה -175
below הספרות -12
below לא 261
below לאיש 62
below מספר 17
below اتصل 18
below ادخلوا -129
below اذا 43
below از 21
below است -38
below اعتبار 55
below الرساله 290
below الساعه 82
below الطلب 24
below المفتوحه 11
below ان 369
below اول 130
below اگر 36
below این 86
below بار -127
below بعد 140
below به 77
below تاریخ 28
below تومان -316
below تکایە 70
below تکونوا -15
below دا 95
below درخواست 101
below دقایق 399
below دقیقه 342
below روپے -347
below زمان 197
below شد 30
below شناسه 67
below علی -53
below عند -56
below فی -87
below لغو00 16
below لم 167
below ماوەی 53
below نومبر -20
below و -128
below کا 62
below کد -100
below کو 83
below کوڈ 5
below کے -91
below گا 7
below अधिकतम -375
below आज 60
below को -164
below कोड 5
below चलेगा -322
below तक 295
below दर्ज -52
below पर -65
below बजे 277
below भी 143
below भुगतान -49
below मान्य 50
below मिनट 102
below यह -30
below संख्या -18
below हा 189
below है 80
below কেড -205
below কেডটি 12
below ছাড় -144
below থাকবে 187
below নম্বর -93
below নিশ্চিত -167
below পর্যন্ত -213
below ফেন 137
below মিনিট 161
below ਮਿੰਟ 153
below இது 250
below எண் -209
below குறியீடு 67
below செல்லுபடியாகும் 96
below நிமிடங்களுக்கு 178
below பகிர -17
below ఈ -272
below ధృవీకరణ -388
below ഉപയേഗിക്കുക 115
below മിനിറ്റിനുള്ളിൽ 151
below ඇතුළත 100
below කෙතය 45
below විනාඩි 74
below จ -239
below ชม -146
below ชั่วโมง 57
below นาที 315
below บาท -63
below รหัสอ้างอิง 5
below วันที่ -164
below อ -76
below เชียงใหม่ -34
below განმავლობაში 231
below მოქმედებს 123
below នាទី 383
below រៀល -353
below お一人様0回限り -331
below なお 265
below クーポンコード 214
below 予約番号 164
below 分鐘內有效 64
below 分鐘後失效 217
below 分钟内有效 130
below 前 16
below 区分大小写 6
below 即可 246
below 土 -71
below 如非本人操作 140
below 客服 -60
below 截至 -78
below 日 -59
below 时间 265
below 有効期限 123
below 有效期 105
below 木 -136
below 水號 -351
below 港幣 -207
below 登录地点 396
below 若非本人操作 300
below 號 -188
below 裝置 -233
below 邮编 219
below 배송 -2
below 번호를 -93
below 알려 8
below 위 231
below 유효합니다 66
below 을 -33
below 주문번호 79
below 주세요 -31
below 지나면 345
below 카드 -157
below 코드를 -74
case lower alnum -101
case lower hyphenated -6
case lower letters -355
case mixed alnum -64
case mixed letters -1206
case none digits -1
case none grouped 5
case none prefixed -64
case none spaced 142
case upper alnum -16
case upper hyphenated -66
case upper letters -14
case upper spaced -93
gap 1 -201
gap 2 -36
line  -298
line begins 60
line beginsends 318
line ends -260
place alt -152
place html 23
place subject -123
place text 48
place title -2
shape alnum -66
shape alnum 10 -389
shape alnum 4 9
shape alnum 5 104
shape alnum 6 153
shape alnum 7 -475
shape alnum 8 -42
shape alnum 9 -660
shape digits 128
shape digits 10 -441
shape digits 4 -90
shape digits 5 -85
shape digits 6 185
shape digits 7 -265
shape digits 8 -21
shape digits 9 -374
shape grouped 46
shape grouped 10 -431
shape grouped 4 -275
shape grouped 5 -545
shape grouped 6 351
shape grouped 7 -208
shape grouped 8 -148
shape grouped 9 -631
shape hyphenated -14
shape hyphenated 10 -283
shape hyphenated 11 -157
shape hyphenated 12 -387
shape hyphenated 7 501
shape hyphenated 8 -92
shape hyphenated 9 42
shape letters -479
shape letters 10 -581
shape letters 4 -605
shape letters 5 -3
shape letters 6 231
shape letters 7 -528
shape letters 8 21
shape letters 9 -793
shape prefixed -1
shape prefixed 4 -241
shape prefixed 5 17
shape prefixed 6 289
shape prefixed 7 -297
shape prefixed 8 -211
shape spaced 4 -57
shape spaced 6 327
shape spaced 9 -71
shape words -80
subject 0 -141
subject 00 -275
subject 000 -85
subject 0000 -58
subject 00000 -190
subject 000000 -286
subject 0000000 -138
subject 00000000 -322
subject 000円offクーポン -578
subject 00k -75
subject 0b -68
subject 0fa 212
subject 0k0 -777
subject a -64
subject abonnement -463
subject about 129
subject accepted -287
subject acceso 163
subject access 79
subject accesso 138
subject account -58
subject acesso 86
subject acme 9
subject acquisto -343
subject action -71
subject activa 9
subject activacion 17
subject adalah 59
subject added -314
subject adding 73
subject address -110
subject admin 22
subject adresse 110
subject adresu 170
subject afspraak -69
subject ai -18
subject akaun 1
subject aktivacija 32
subject al 27
subject alert -477
subject am -290
subject an -78
subject and -255
subject ang 66
subject anmeldung 98
subject another 65
subject api -367
subject appareil 138
subject application -62
subject appointment -117
subject approval 313
subject approve 310
subject approved -185
subject apstiprinajums -298
subject aqui -281
subject are 110
subject area -23
subject arrival -556
subject arrivee -101
subject as 216
subject asking 311
subject attic 307
subject aunt -8
subject auth -123
subject authorisation 60
subject authorize 86
subject auto -154
subject automaatissa -287
subject autoriza 162
subject autoryzacyjny 426
subject aw 162
subject ax -175
subject az -15
subject azonositas 56
subject b000 -121
subject backup -186
subject badge -1
subject bag -48
subject baharu -104
subject ban -26
subject banco 31
subject bank 169
subject basket 71
subject before 188
subject bei 199
subject bekrafta 122
subject bekraftad -593
subject bekreft 49
subject belepesi 74
subject belepokodod 304
subject bestatigen 113
subject bestatigung 62
subject bestellung -330
subject bevestig 118
subject biglietto -412
subject billets -111
subject bio0000 -234
subject birthday -132
subject biscuit 5
subject boarding -314
subject bonifico 269
subject bonus -58
subject booked -765
subject booking -257
subject box 156
subject brightwater 278
subject bring -1
subject by -709
subject c 250
subject cadeau -95
subject call 55
subject can -658
subject cancelled -542
subject card -140
subject carte -74
subject casier -136
subject certificate -934
subject challenge 48
subject changed -256
subject changing 29
subject check 91
subject checkout 46
subject cho -87
subject ciao 22
subject cislo -145
subject claim 337
subject class -322
subject clave -71
subject clinica 435
subject club -39
subject cod 51
subject code 53
subject codes -452
subject codi 251
subject codice 11
subject codigo -6
subject codigos -373
subject coletul -355
subject colis -246
subject collect -615
subject commande -627
subject complete -220
subject completed -23
subject compte -16
subject computer 201
subject con -372
subject conectare 17
subject conferma 7
subject confirm 89
subject confirma 127
subject confirmacion -207
subject confirmar 155
subject confirmation -178
subject confirme 64
subject confirmed -908
subject confirmez 237
subject cong 56
subject connexion 150
subject consegna -186
subject console 22
subject contrasena 109
subject cooperativa 265
subject corner -69
subject correo 412
subject cottage -150
subject cua 66
subject cuenta 139
subject customer -54
subject cv 189
subject czeka -297
subject da -78
subject day -508
subject de 33
subject december -32
subject default -159
subject deine -369
subject delivery -152
subject demandee -34
subject den -185
subject dentro -75
subject det 55
subject details -87
subject device 107
subject di 14
subject die -61
subject dig -17
subject digits -208
subject dijbekero -120
subject din -6
subject dinamica 57
subject disponible -360
subject dispositivo 232
subject do 72
subject domingo -27
subject don -218
subject door -150
subject down -282
subject draw -100
subject du -155
subject due -281
subject duoc -323
subject dynamic 338
subject e 41
subject echec -171
subject een -54
subject eich 24
subject einmalpasswort -227
subject electronic 144
subject email 96
subject emergency -284
subject emitida -58
subject en -105
subject enabled -168
subject engangskod 113
subject enrolment 263
subject enter -283
subject entra 252
subject entrar 121
subject entrega -205
subject episode -348
subject er -227
subject error -231
subject errors -418
subject esim 167
subject espace 346
subject espera -141
subject esta -105
subject et -265
subject eth -83
subject eur 108
subject euro -215
subject events -268
subject example 15
subject expedient 136
subject expired -384
subject export 230
subject factor -22
subject factura -279
subject facture -112
subject failed -1216
subject fair -91
subject faktura -371
subject falta 71
subject family -38
subject fatura -58
subject field -344
subject filing 206
subject firma 20
subject firmar 26
subject first -76
subject fisiniz -435
subject fixture 50
subject fl 65
subject for -16
subject forum 140
subject fost -164
subject fran -222
subject freigabe 285
subject fresh -34
subject friday -371
subject fur 19
subject g 50
subject gare -105
subject gate -36
subject gerat 146
subject gift -251
subject giris 119
subject give -365
subject go 157
subject godkend 163
subject got -1
subject half -191
subject har -76
subject has -143
subject have -510
subject hazir -103
subject hello 43
subject help -544
subject here -31
subject hesabina 127
subject hesla 275
subject holnap -20
subject hotel -209
subject hours -383
subject house 54
subject how -320
subject hr -140
subject i -58
subject identity 69
subject ihr -9
subject ihre -313
subject ihrer -486
subject ihres 236
subject in -104
subject indirim -28
subject inlogcode 139
subject inloggningskod 385
subject inscription 323
subject inside -495
subject into 146
subject invited -204
subject invito -319
subject invoice -661
subject ir -25
subject islem -127
subject issue -381
subject ist -11
subject it 87
subject jelszo 78
subject jira -660
subject jizdenka -54
subject jk -195
subject jos 20
subject jouw -439
subject jusu -200
subject k 78
subject kertakoodi 79
subject kestrel 100
subject kinnituskood 275
subject kirjautumiskoodisi 85
subject kitchen 53
subject klaar -414
subject klub 1
subject kod 91
subject koda 169
subject kodas 138
subject kodem -74
subject koden 101
subject kodi 204
subject kodunuz 132
subject kody -513
subject konfirmasi 8
subject konta 4
subject konto -5
subject kurz 16
subject kvittering -33
subject l 138
subject la -33
subject lab -29
subject left -295
subject length -355
subject les -732
subject let 269
subject letters 327
subject library 71
subject licence -369
subject lich -80
subject liegt -12
subject ligne 34
subject ligt -123
subject line 134
subject lisbon -384
subject little 71
subject live -58
subject localizador -67
subject locked 256
subject locker -165
subject log 309
subject logg 47
subject logga 37
subject logging 143
subject login 139
subject login_code -174
subject logowanie 153
subject longer -104
subject made -67
subject magic 1
subject mail 132
subject mailer -467
subject mara 541
subject mas 271
subject masuk 76
subject match -47
subject meeting -136
subject megerkezett -684
subject melding -199
subject merging 57
subject message 156
subject meter -565
subject mewngofnodi 9
subject mfa 196
subject mina -216
subject mit -487
subject monday -281
subject mot 117
subject move 92
subject munkalap -210
subject n -57
subject narudzba -73
subject nas -76
subject nearly 31
subject need 462
subject needed 133
subject needs 126
subject neue -315
subject never -259
subject new -153
subject newer -417
subject news -454
subject newsletter -217
subject next -53
subject nhan 176
subject nhap 16
subject nightly -26
subject noch 9
subject norwind 157
subject norwindbe 64
subject nota -397
subject notice -224
subject notificacion -1
subject nou 58
subject noudettavissa -498
subject nouveau 192
subject nouvelle -153
subject november -513
subject novi 158
subject now -285
subject nr 130
subject nu -113
subject number -106
subject numbers -541
subject numero -59
subject nuovo 31
subject nº -238
subject o -80
subject objednavka -214
subject odbioru -335
subject odottaa -50
subject of 136
subject off -273
subject og -604
subject on -139
subject online 48
subject only -425
subject open -89
subject opened -216
subject ops -76
subject order -55
subject ordine -217
subject oslo -346
subject otp -59
subject out 28
subject overovaci -225
subject ownership -10
subject pacco -381
subject paczka -422
subject pagamento -130
subject pago -113
subject pair 19
subject pairing 225
subject paket -661
subject pakiautomaadis -240
subject pakket -199
subject paquete -203
subject parcel -372
subject parking -29
subject pas 127
subject passcode 129
subject passed -89
subject passo 223
subject passphrase 4
subject pay 100
subject payee -97
subject pedido -607
subject pendiente 136
subject per 143
subject personale -484
subject pesanan -103
subject phone 229
subject pickup -270
subject pin 145
subject pins -245
subject player -156
subject please -55
subject pm -66
subject pnr -303
subject points 262
subject policeniz -246
subject portale 403
subject portkod -139
subject porto -560
subject postadress 189
subject postal -33
subject potrditev 343
subject potvrda 309
subject potvrzeni 9
subject potwierdz 23
subject pour 115
subject pr -993
subject prenotazione -291
subject preview -63
subject prihlaseni 105
subject pro 153
subject prod -300
subject psst 74
subject purchase -8
subject que 67
subject queue -111
subject qx0t0m -195
subject rabatkode -248
subject rabatowy -79
subject rabatt -209
subject radio -22
subject raffle -42
subject re -107
subject reading -234
subject ready -323
subject recall -608
subject receipt -1106
subject receive 334
subject received -189
subject rechnung -2
subject recovery 41
subject redirect 165
subject regalo -503
subject register 105
subject registered -333
subject registration 4
subject regression 274
subject rekeningnummer 65
subject releve -131
subject repair -5
subject replacement -244
subject report -372
subject requested -5
subject required -97
subject reserva -295
subject reservation -9
subject results 30
subject return -184
subject rev -192
subject revenue -83
subject review -296
subject rezervace -30
subject rezervacija -135
subject ricevuta -192
subject ride -23
subject rma -114
subject ruth -581
subject s 92
subject sach -188
subject sahkan 10
subject saldo -146
subject sale -153
subject samedi -93
subject saturday -268
subject scam -11
subject school -133
subject screen 86
subject sd 232
subject second 349
subject security -6
subject see -174
subject seguridad 18
subject semana -118
subject senha 135
subject sepette -84
subject server -73
subject sesion 108
subject session 212
subject set -126
subject setting -86
subject seu -35
subject shared -141
subject shift 133
subject shop -274
subject show -89
subject shows -11
subject siakad -394
subject sidor -61
subject sifre 9
subject sign 282
subject signing 169
subject sim -56
subject six -20
subject slot 262
subject slow 5
subject smoke 125
subject sms 186
subject so -141
subject solicitud 321
subject something 125
subject sorry 1
subject sound -298
subject spring00 -559
subject ssh -98
subject sso 98
subject st -43
subject stadfestingarkodi 51
subject statement -280
subject stay -438
subject still 342
subject su -64
subject sua -9
subject sudah -90
subject summary -258
subject sunday -6
subject system 226
subject tac -176
subject tai 181
subject take 16
subject tamarind 436
subject tang -276
subject tannery -673
subject tasdiqlash -99
subject tau -135
subject te -261
subject team -69
subject telephone 121
subject template -121
subject tesdiq 158
subject text 26
subject thank -557
subject thanks -30
subject that 255
subject the -64
subject thing 90
subject this -31
subject ticket -58
subject tickets -281
subject tilauksesi -29
subject till 11
subject time -179
subject titularidade -88
subject tl -53
subject to 63
subject toegangscode 197
subject tomorrow -359
subject ton 229
subject tonight -132
subject transfer 71
subject trip -660
subject troca -12
subject tu -3
subject tua -58
subject tuo 23
subject tuoi -129
subject tv 55
subject tvoj 1
subject two -9
subject uberweisung 341
subject ucast -224
subject uj 13
subject un -13
subject und -67
subject unique 54
subject unlock 82
subject up -42
subject update -287
subject updated -509
subject us -19
subject uusi -87
subject uw -194
subject uz -303
subject v -104
subject vahvista 230
subject vahvistus 69
subject vahvistuskoodi 227
subject van -130
subject varauksesi -13
subject vase -16
subject ve -306
subject verificatiecode 5
subject verifiera 122
subject verifieringskod 271
subject verify 73
subject version -301
subject vi -83
subject via -86
subject view 51
subject visszaigazolasa -129
subject vk -155
subject vol -60
subject vom 129
subject vorgang -15
subject vote -162
subject votre -26
subject voucher -267
subject vous -360
subject voyage -351
subject vpn 70
subject waiting -104
subject wants 462
subject was -236
subject we -288
subject webinar -473
subject week -483
subject weekly -268
subject weiter -35
subject welcome -87
subject weryfikacja 470
subject what -298
subject why -503
subject wij 307
subject winter00 -55
subject with 77
subject work 174
subject wurde -679
subject y -3
subject year -255
subject yenileme 44
subject you -116
subject your -47
subject yours 138
subject za -44
subject zahlerstand -357
subject zgloszenie -150
subject zone -1
subject zugang 275
subject για -144
subject επιβεβαιωση 100
subject επιβεβαιωστε 94
subject η -317
subject κρατησησ -438
subject κωδικοσ 3
subject νεα -133
subject σασ -17
subject σου 10
subject στισ 116
subject συνδεση 190
subject συνδεσησ 120
subject την 404
subject в -50
subject внутри -21
subject вход 335
subject входа 155
subject вхід 187
subject голос 55
subject еднократен 13
subject електронноі 1
subject жеке -260
subject за -95
subject заказ -221
subject записи 331
subject зараховано 4
subject заяви -218
subject заявление -33
subject и -190
subject имеил 194
subject код 92
subject нов -12
subject новии -86
subject новыи -66
subject одноразовии 53
subject от 59
subject подтвердите 191
subject подтверждение 251
subject потврда 182
subject потвърждение 5
subject почты 73
subject растау 18
subject рахунок -2
subject стенд 44
subject счет -29
subject талона -523
subject ти 168
subject у -124
subject անձնական -376
subject մուտք 167
subject את -80
subject ההזמנה -119
subject הכניסה 169
subject הקוד 133
subject חדשה -18
subject סיסמה 55
subject על -103
subject קבלה -5
subject קוד 27
subject שלך 36
subject תור -39
subject التاکید -40
subject الدخول 28
subject الرقم -136
subject المرجعی -107
subject ان 24
subject اکاونٹ 264
subject ایمیل 125
subject بانک 307
subject تا -69
subject تایید 46
subject تفعیل 29
subject تم -343
subject جدید -14
subject حجزکم -340
subject خصم -298
subject رمز 138
subject سفارش -64
subject شد -404
subject شماره 197
subject طلب 39
subject طلبک -337
subject فعالسازی 128
subject فقط -44
subject لا -160
subject مستفید -76
subject موکد -29
subject هدیه -20
subject ورود 142
subject پویای 54
subject کد 54
subject کوڈ 127
subject کۆدی 35
subject کی -75
subject आज -224
subject आपका -198
subject ओटीपी 49
subject करें 120
subject की -164
subject को -152
subject कोड 148
subject खाते 81
subject गया -83
subject टिकट -124
subject पिन -156
subject बुकिंग -44
subject लॉगिन 189
subject ওটিপি 52
subject কেড 112
subject পাসওয়ার্ড 15
subject ফলাফল -133
subject রিপের্ট 239
subject লগইন 33
subject হয়েছে -85
subject અરજી 657
subject உங்கள் -147
subject எண் -178
subject மாற்றம் -11
subject மின் -65
subject ఓటీపీ 193
subject టికెట్ -44
subject నంబర్ -20
subject లాగిన్ 136
subject കേഡ് 26
subject ยืนยันอีเมลของคุณ 108
subject ลด -181
subject თქვენი -139
subject ኮድ 151
subject លេខកូដផ្ទៀងផ្ទាត់ 407
subject ご予約確認 -588
subject ご注文 -74
subject ご注文ありがとうございます -68
subject しらかば -219
subject ひなたサーバー -500
subject みなと運輸 -250
subject ポータル 508
subject メールアドレスの確認 108
subject ログイン用コード 362
subject ログイン確認コード 26
subject ワンタイムパスワードのお知らせ 152
subject 一次性密碼 132
subject 予約番号 -108
subject 会員様限定 -148
subject 动态密码 2
subject 取件码 -322
subject 暗証番号 -32
subject 本人確認 376
subject 满000减00 -319
subject 確認コード 58
subject 確認コードをお送りします 3
subject 認証コード 144
subject 請完成信箱驗證 279
subject 购票成功 -318
subject 重要 -841
subject 電子申請 61
subject 電子發票開立通知 -95
subject 验证码 250
subject 계정 -85
subject 광고 -170
subject 기기 152
subject 도착했어요 -266
subject 로그인 68
subject 및 -195
subject 보관되었습니다 -373
subject 본인확인 126
subject 새로운 -32
subject 생일 -8
subject 안내 -74
subject 열람 -96
subject 예약 -35
subject 온라인 -102
subject 완료 -272
subject 운송장번호 -30
subject 이번 -583
subject 이체 60
subject 인증 94
subject 인증번호 87
subject 일회용 159
subject 재설정 117
subject 코드 95
subject 확인 131
subject 회원가입 208
~after   0 -374
~after   i -38
~after   p 32
~after   y 114
~after  &  -163
~after  (a -53
~after  (i -67
~after  (k -199
~after  (p -236
~after  (s 16
~after  .. -50
~after  /  -45
~after  0  60
~after  0. -161
~after  0/ 272
~after  00 -105
~after  :  58
~after  =  96
~after  >  -5
~after  a  10
~after  ab -109
~after  ac 82
~after  ad 131
~after  al -31
~after  an 86
~after  ap 23
~after  ar -7
~after  as -62
~after  at -27
~after  av -116
~after  ba 50
~after  be 24
~after  bu -293
~after  by -75
~after  ca 1
~after  co 13
~after  d  175
~after  da 80
~after  de 51
~after  di 73
~after  dr -192
~after  du 72
~after  e  128
~after  el 9
~after  er 59
~after  ex -118
~after  fa -34
~after  fe 83
~after  fo 191
~after  fr 43
~after  ft -316
~after  fu 149
~after  ga -5
~after  gb 333
~after  ge 51
~after  gi 99
~after  gr -144
~after  ha 7
~after  hi 192
~after  ih 38
~after  is 7
~after  it 136
~after  iz -28
~after  ja 100
~after  ji -157
~after  ke 22
~after  ko 162
~after  la 195
~after  le -83
~after  ma 22
~after  mi 170
~after  mo -28
~after  na 80
~after  ne 86
~after  nh 51
~after  o  18
~after  of -53
~after  ok 287
~after  or -88
~after  os -328
~after  ou -15
~after  ov 200
~after  p/ 34
~after  pe 60
~after  pi -22
~after  po 45
~after  pr 139
~after  re -141
~after  ro -190
~after  rs -341
~after  ru 14
~after  s  -72
~after  sa 6
~after  sc 20
~after  se 77
~after  sh 40
~after  si 72
~after  sm -275
~after  so -80
~after  sp -18
~after  su -171
~after  sz -303
~after  t  44
~after  ta 94
~after  te -16
~after  th 23
~after  ti 183
~after  to -34
~after  tr -46
~after  tu 116
~after  u  379
~after  un 153
~after  ut -134
~after  uu 300
~after  v  125
~after  va 14
~after  ve 167
~after  vi 21
~after  vo 112
~after  vr 6
~after  wa -54
~after  wh 232
~after  wr -20
~after  xa 50
~after  ye -8
~after  yi 155
~after  za 5
~after  «  56
~after  ·  -31
~after  κα 105
~after  ο  222
~after  аи 12
~after  бе 70
~after  бо -79
~after  вы -35
~after  дл 549
~after  е  -7
~after  из -314
~after  ма -40
~after  ми 113
~after  не -84
~after  по 88
~after  пр -125
~after  се 35
~after  ст 21
~after  хв 242
~after  րո 55
~after  במ 373
~after  דק 81
~after  خل 49
~after  دق 373
~after  شد -203
~after  شم 102
~after  فی 56
~after  می 50
~after  هو 224
~after  وا 47
~after  یہ 92
~after  आप 63
~after  को 182
~after  पर -178
~after  बज -189
~after  কর 31
~after  পা 81
~after  লি 409
~after  આવ 331
~after  உள 103
~after  ని 595
~after  แล 57
~after  ไป 166
~after  ነው 85
~after  €  -150
~after  →  -178
~after  은  50
~after  입력 234
~after  주시 352
~after !!! -202
~after (ma 372
~after (re 137
~after ) i -227
~after ),  -177
~after **0 -443
~after +00 -12
~after , 0 -80
~after , c -30
~after , h 36
~after , i -97
~after , k 53
~after , l -176
~after , n 80
~after , o 12
~after , p -1
~after , r -44
~after , t -100
~after , v 18
~after , w -12
~after , y -108
~after , п -263
~after ,00 82
~after ,用于 134
~after . 0 7
~after . a 58
~after . c -79
~after . e -102
~after . h 111
~after . i -14
~after . k 105
~after . m -13
~after . n 64
~after . o 29
~after . p -32
~after . r 134
~after . s 51
~after . t 100
~after . א 169
~after .,  -255
~after .00 -4
~after .te 119
~after /00 -178
~after 0   -27
~after 0 % -134
~after 0 ( -221
~after 0 a 37
~after 0 e -184
~after 0 i -127
~after 0 j -67
~after 0 k -170
~after 0 m 188
~after 0 o -17
~after 0 p 236
~after 0 s 68
~after 0 t 68
~after 0 м 264
~after 0 ր 52
~after 0 म 322
~after 0 న 208
~after 0 წ 331
~after 0 分 496
~after 0%  -371
~after 0)  -88
~after 0,  -49
~after 0.  -194
~after 0.0 -4
~after 0/0 116
~after 00% -109
~after 00) -86
~after 00, 5
~after 00. 59
~after 000 -60
~after 00。 68
~after 00分 313
~after 00분 12
~after 0:0 139
~after 0;  213
~after 0@l 190
~after 0a0 -47
~after 0b0 -177
~after 0c0 -56
~after 0f0 -34
~after 0k0 -140
~after 0月0 -271
~after 0분  180
~after : 0 -106
~after : c 48
~after : l -82
~after : r -52
~after : t -191
~after ::0 -563
~after ; e 192
~after ; p 70
~after ; t 2
~after ] e -123
~after ] s 29
~after ] y -374
~after a 0 -187
~after a a 51
~after a b 113
~after a c 85
~after a g -144
~after a i 322
~after a l -61
~after a o -49
~after a p 40
~after a s 104
~after a u 66
~after a,  -70
~after a.  -86
~after aa  -568
~after abi 322
~after ace 70
~after ach -175
~after ack -16
~after ad. 230
~after ada -122
~after age 110
~after agi 6
~after ago -3
~after ah. -325
~after ail -214
~after aju 21
~after aka 91
~after ale -97
~after ali -100
~after ama 113
~after amp 73
~after anc -45
~after and -49
~after ane -40
~after ani 157
~after anm 88
~after ans 192
~after ap  22
~after apl 105
~after arc -104
~after are -50
~after ark -28
~after arn -29
~after art -7
~after as  20
~after ase 101
~after ass -3
~after ast 37
~after asy 371
~after ati 257
~after ats 48
~after att 151
~after au  -24
~after aut -25
~after ave -36
~after avo 16
~after ay  -10
~after aym 29
~after ayt 89
~after az  -16
~after ban 55
~after bas -150
~after bat -221
~after beg 63
~after ben 29
~after bla 101
~after boa -37
~after bro 188
~after bul -28
~after bun 359
~after bye 39
~after c e 52
~after ca  7
~after cal -177
~after can -72
~after cas 123
~after ce  34
~after cen -201
~after ces 103
~after cet 5
~after ch  15
~after cha -5
~after che -170
~after chi -233
~after cho 78
~after cht -65
~after chu 38
~after cig 309
~after ck  -95
~after cke -298
~after cme 165
~after cod 171
~after con 18
~after cor -83
~after cou -243
~after ct  -68
~after cto -299
~after cua 136
~after d 0 -219
~after d a -54
~after d c 143
~after d e 50
~after d f -24
~after d i 77
~after d m 76
~after d o 13
~after d r -14
~after d t -79
~after d u 48
~after d w -36
~after d.  -212
~after d:  -36
~after da  -15
~after dal 329
~after dam -221
~after dan 193
~after dax 183
~after day -108
~after dby 42
~after de: -198
~after ded -30
~after dei 290
~after del -69
~after den -47
~after dep -78
~after der 70
~after des -83
~after det 11
~after din 223
~after do  63
~after do. -396
~after dro 68
~after ds. -210
~after dud 53
~after due 179
~after dur 25
~after dzi -60
~after e " 104
~after e a -8
~after e b -49
~after e e 77
~after e f 22
~after e h 9
~after e n -49
~after e r 29
~after e s -145
~after e x 317
~after e z 15
~after e). 92
~after e,  72
~after e00 -195
~after e:  -28
~after ead -90
~after eam -193
~after ear -353
~after ebe 374
~after eca 131
~after eco 113
~after ect -159
~after ecu 154
~after ed  -54
~after ed: -48
~after ede -51
~after edn -10
~after een 50
~after eep -166
~after eet -185
~after eg. 67
~after ei  -15
~after ein 363
~after ek  123
~after eke -2
~after ekr 20
~after eks -311
~after el  10
~after ela -92
~after eld 57
~after ele 134
~after ema 55
~after emb -265
~after en  69
~after enc -33
~after end -81
~after ene 169
~after eni 30
~after eno 20
~after ens -88
~after ent -12
~after eny 16
~after epl -74
~after ept -203
~after er. -2
~after era 33
~after erd -195
~after erk 25
~after ero -121
~after ert 97
~after erv -93
~after es  94
~after es. -18
~after esa 151
~after ese -34
~after esh 279
~after esi -87
~after est 36
~after et  55
~after et. -135
~after eti 136
~after ets 58
~after etw -29
~after eu  279
~after eue -75
~after evi 247
~after ez  -238
~after f 0 114
~after f t -433
~after f w 121
~after f y -75
~after far 11
~after fen -273
~after fic 31
~after foi -78
~after for 34
~after fre 72
~after fte 60
~after fy. 136
~after g 0 -98
~after g i -64
~after g p 51
~after g v 107
~after gen -252
~after ger -197
~after ggi 315
~after gi  249
~after gia -35
~after gin 245
~after gio -59
~after gir 50
~after gno 362
~after go  63
~after gon -114
~after gua -51
~after h 0 -8
~after h d -31
~after h n 231
~after h t -19
~after h y 52
~after ha  -39
~after hal 108
~after has 220
~after hat 16
~after hel -255
~after het 115
~after hic 108
~after hif 69
~after hin 35
~after his 8
~after ho  103
~after hos 59
~after hou 73
~after how -238
~after ht. -45
~after i 0 -20
~after i a 127
~after i h 279
~after i l 74
~after i m -72
~after i t -197
~after i y 321
~after ia  -32
~after iam -49
~after ian -6
~after ias 51
~after ib  514
~after ic  -86
~after ica 120
~after ice -101
~after id  -136
~after ie  -41
~after ien -92
~after ier -185
~after iet 114
~after ieu 46
~after if  78
~after ig  145
~after iga -8
~after ige 317
~after igh -238
~after ign 90
~after ihr 33
~after ii  109
~after ika 45
~after ike -48
~after il  49
~after il, -39
~after ili -101
~after ils -1
~after im  -99
~after imi 87
~after imo 296
~after in  10
~after in) 288
~after in, 297
~after in. 197
~after inc -216
~after ind 1
~after ine -166
~after inf -134
~after ini -14
~after inl 7
~after inm -158
~after ino 4
~after ins 228
~after int -70
~after inu 204
~after io  181
~after ir  218
~after ir. 227
~after ire -57
~after irm 198
~after irs -67
~after is  -31
~after ish 202
~after isi -35
~after iss 192
~after ist -6
~after it? 458
~after its -2
~after ive 30
~after ixe -16
~after iz  130
~after iza -264
~after j g 21
~after ja  96
~after jav 54
~after jel 148
~after ji  -150
~after jim 225
~after jut 16
~after k i -38
~after k l -220
~after k m 45
~after k o 353
~after kam 200
~after ke  -52
~after kep -5
~after ker 69
~after ket -46
~after kit 83
~after kly 147
~after ko  22
~after kod 18
~after kom 194
~after kot 43
~after kre 163
~after ksn 244
~after kti 50
~after kui 339
~after kva 74
~after kwe 87
~after kwh -29
~after l 0 36
~after l f 183
~after l m 291
~after l n -116
~after l r -9
~after l t 191
~after l w -38
~after l y 92
~after l.  -1
~after lam 99
~after lan -12
~after lap 273
~after lar 45
~after las -126
~after lat -76
~after le  -31
~after lea -98
~after lec -65
~after led 77
~after let 125
~after lig -242
~after lis -1
~after liv -127
~after lje 11
~after lla -5
~after lni 63
~after lo  72
~after log 156
~after lon -139
~after loo 107
~after ls  -47
~after lt  280
~after ltr 203
~after lum 73
~after ly  97
~after m 0 -106
~after m k -4
~after m v 149
~after m y 210
~after m0  -27
~after mac -240
~after mai 28
~after mar -88
~after mas 200
~after mel 15
~after men -159
~after mes -150
~after mi  -38
~after min 126
~after mo  3
~after moh 46
~after mon -92
~after mos -130
~after mot -54
~after mov -48
~after ms. -290
~after mul 60
~after n 0 -126
~after n a 37
~after n b 163
~after n d 53
~after n e 7
~after n g 82
~after n i 65
~after n k 5
~after n o -64
~after n t -20
~after n u 53
~after n w -184
~after n y -3
~after n.  55
~after na  45
~after nc. 202
~after nce -122
~after nch -69
~after nd  -124
~after nd. 120
~after nde -2
~after ndi -20
~after ndl 69
~after ndt -21
~after ne  46
~after ne) 648
~after nee -140
~after nel 67
~after nev 19
~after nex 57
~after nfi 142
~after ng  -19
~after nga 79
~after nge -268
~after ngg 113
~after ngi 87
~after ngs 11
~after ngu -135
~after ni  17
~after nic -154
~after nik 11
~after nim 106
~after nin 20
~after nit 58
~after nke 291
~after nni 61
~after no  -88
~after nom -92
~after nor 78
~after nta -9
~after nte -2
~after nto 144
~after ntr 87
~after nva -34
~after ny. -19
~after o 0 75
~after o a 91
~after o c 48
~after o d 75
~after o k 10
~after o l 70
~after o n 46
~after o p 62
~after o r 14
~after o t 67
~after o v 201
~after o y -69
~after o,  48
~after o.  180
~after oam 246
~after obe -26
~after oca -126
~after ock -94
~after od  35
~after ode 5
~after og  -62
~after ogg 58
~after ogi -84
~after oin -81
~after oj  222
~after old -232
~after oll -4
~after om  155
~after ome -85
~after omp 133
~after on  -50
~after on. -82
~after onn 106
~after ons -181
~after ood 168
~after oom 391
~after oor -40
~after op  113
~after ope -196
~after opl -89
~after or  40
~after or, -46
~after ort 94
~after os  -13
~after osi -46
~after ot  12
~after ota -3
~after oti -86
~after otr 22
~after ou  28
~after ou? -174
~after oup -128
~after out -14
~after ove -27
~after ovo -8
~after p a 210
~after p f 184
~after p.  55
~after p/  5
~after pa  90
~after pag 56
~after par -22
~after pay 121
~after pdf -130
~after pe  18
~after pen 287
~after per 75
~after phu 21
~after pia -20
~after pie 38
~after pin 30
~after pla -22
~after ple -167
~after pol 99
~after pon -56
~after pop 135
~after por -53
~after pos -206
~after pou 186
~after pp  16
~after pp. -112
~after pra -95
~after pre 82
~after pri -26
~after pro 35
~after pun -68
~after pur -40
~after qua 78
~after que -23
~after qui 68
~after r 0 -13
~after r c 97
~after r e 108
~after r f -178
~after r g 68
~after r i 24
~after r n -21
~after r r -52
~after r u 127
~after r v 48
~after r w 24
~after r y -155
~after r,  -236
~after r.  81
~after ra  156
~after rag 131
~after rak -20
~after ral -196
~after ram 128
~after rat 99
~after raw -18
~after rd  -31
~after rda -93
~after rdi 164
~after re  76
~after rea -121
~after rec 140
~after red -31
~after ren -11
~after rep -117
~after rer 27
~after res 22
~after ret -2
~after rie -423
~after rif 94
~after rij 40
~after rim -162
~after riz 102
~after rja 245
~after rk  -228
~after rla 205
~after rlo -128
~after rm  -109
~after rmu 20
~after rn  146
~after rne -53
~after ro  314
~after rog 239
~after ron 292
~after rre -144
~after rri -415
~after rs, 55
~after rs. -95
~after rse 89
~after rt, 116
~after rta 103
~after ru  22
~after s a -35
~after s b -138
~after s g -27
~after s h -110
~after s j 287
~after s l -90
~after s n -246
~after s o -52
~after s p -51
~after s s 28
~after s t 38
~after s v -52
~after s w -103
~after s y 551
~after sai -31
~after sam 10
~after sch -146
~after scr 32
~after se  120
~after se. 16
~after sec 19
~after seg -256
~after sen -13
~after ser -47
~after seu 179
~after si  182
~after sis 91
~after six -122
~after ska 69
~after ske -7
~after skr 255
~after sne 582
~after so  72
~after son -124
~after spa 79
~after ss  31
~after sse -35
~after ssi 44
~after st  19
~after ste 11
~after sti -140
~after str 40
~after su  45
~after sz  189
~after t a -69
~after t c -42
~after t e -1
~after t f 154
~after t h 131
~after t i 100
~after t k 34
~after t n -63
~after t o -14
~after t r 28
~after t s 95
~after t v 147
~after t y -22
~after t). 193
~after t:  -70
~after ta  138
~after tad 140
~after tag -40
~after tai -19
~after tam -12
~after tap 135
~after tar -112
~after tay -204
~after te  32
~after ted 40
~after tel 15
~after ten -35
~after ter 139
~after tes -48
~after th  -35
~after thd -19
~after thi 22
~after ti  18
~after tid -83
~after tik -417
~after til 29
~after tin -113
~after tio -140
~after tis -231
~after tiv 58
~after tme -116
~after tny -1
~after to  75
~after too -31
~after tor -88
~after tps -25
~after tra 62
~after tro 119
~after ts: 262
~after tte 32
~after ttl 41
~after tu  209
~after tum 179
~after tur -153
~after ty. -127
~after u c 96
~after u h 10
~after u n 3
~after u o -129
~after ual 333
~after uan 216
~after ufe -95
~after uis -1
~after uk  160
~after uka 228
~after uku 295
~after ula 217
~after ull -91
~after umb 159
~after ume -5
~after und 10
~after une 152
~after uns -213
~after uo  255
~after uoi 72
~after ura 138
~after urd -96
~after urn -405
~after us. 25
~after usc 42
~after use -156
~after ust -101
~after uta 147
~after uti -26
~after utk 304
~after utr -60
~after utu 539
~after uut 310
~after uye 37
~after va  -100
~after vai 98
~after van -25
~after vao 6
~after ven 47
~after ver -140
~after vi  -45
~after via -311
~after voi -201
~after w y 271
~after was -37
~after we  -220
~after web 216
~after whi 2
~after woo 42
~after x00 -83
~after xac 14
~after y a -176
~after y c 112
~after y i -41
~after y o 119
~after y p -84
~after y s 31
~after y t -159
~after yaz 166
~after ye  170
~after yer -127
~after yme 294
~after you -57
~after ysl 1
~after ysz 723
~after για 188
~after ην  53
~after οσ  41
~after σε  138
~after στη 329
~after а п 81
~after аит 31
~after амо 101
~after ано -44
~after бур -70
~after в 0 -150
~after го  64
~after для 134
~after е н -263
~after ени -82
~after ерд 17
~after же  -143
~after жен 83
~after зап 21
~after и р -76
~after ите 64
~after ия  71
~after л.  -372
~after лен -193
~after ли, 31
~after мен -141
~after мин 257
~after н н -28
~after нии -31
~after ння 24
~after но  -113
~after нок 311
~after о 0 78
~after о н 477
~after од  105
~after ок  49
~after ост -12
~after пла 147
~after при -21
~after раз 276
~after ред 146
~after ска -12
~after спл 23
~after ств 95
~after сто 151
~after тан -73
~after те  84
~after то  3
~after ть  80
~after ург -16
~after хви 241
~after ի 0 -471
~after ոպե 9
~after վեր 478
~after א א 8
~after ד ה 13
~after וג  336
~after וד  260
~after י ל 391
~after יסה 6
~after כני 4
~after סה  33
~after פוג 45
~after קות 80
~after קף  18
~after שלך 31
~after תוק 91
~after ، ا -23
~after ا د 554
~after الت 37
~after الی 45
~after ان  19
~after انه 164
~after اه  -37
~after تسج 301
~after جیل 104
~after خلا 4
~after خول 66
~after دخو 4
~after ده  -35
~after را  144
~after ران -15
~after رد  312
~after سجی 82
~after شما 25
~after فی  78
~after ل ا 35
~after لا  298
~after لرس 295
~after پ ک 356
~after ی 0 -17
~after ی ا -11
~after ی ص 235
~after ی ه 34
~after ید  22
~after یر  -169
~after یہ  1
~after ं स 195
~after कोड 135
~after जिए 256
~after मिन 86
~after या  -289
~after ान  -67
~after ीजि 104
~after ोड  37
~after । 0 49
~after । य 203
~after কাউ 117
~after ন।  101
~after মিন 159
~after য়ে 29
~after লিখ 147
~after ়ে  39
~after ার  28
~after ங்க 126
~after ன்ற 38
~after ండి 359
~after డి. 270
~after నిమ 24
~after ి.  145
~after ు చ 58
~after ของ 9
~after ข้า 132
~after คือ 32
~after น 0 112
~after นหน 247
~after น้า 145
~after ภาย 60
~after รหั 129
~after หน้ 12
~after หัส 30
~after อกใ 267
~after อรห 1
~after ายใ 16
~after ကို 175
~after ို  166
~after ის  103
~after កម្ 127
~after ធី។ 79
~after មវិ 22
~after ម្ម 4
~after វិធ 1
~after 。不是 3
~after 」です 160
~after お心当 98
~after くださ 82
~after さい。 125
~after してい 203
~after せくだ -116
~after てくだ 15
~after です。 -58
~after に00 -58
~after になり -24
~after に入力 194
~after の確認 250
~after は00 14
~after ました -563
~after ます。 -20
~after を入力 -266
~after イン画 304
~after グイン 361
~after コード 102
~after タイム 192
~after ログイ 29
~after 了して 153
~after 于登录 33
~after 任何人 28
~after 作废。 -114
~after 使用。 -59
~after 入れて 15
~after 内有效 45
~after 分钟内 296
~after 号00 137
~after 在 0 153
~after 大小写 146
~after 失效) 85
~after 完了し 401
~after 当たり 153
~after 录验证 183
~after 心当た 3
~after 是您的 574
~after 登入網 3
~after 登录验 96
~after 的验证 -49
~after 認コー 35
~after 認証番 98
~after 证码) 274
~after 非本人 66
~after 가입  164
~after 객센터 1
~after 고,  260
~after 내에  13
~after 년 0 -6
~after 드립니 -155
~after 로 보 -81
~after 면 바 129
~after 습니다 -504
~after 시면  2
~after 에 입 504
~after 요.  6
~after 터 0 27
~after ，請於 158
~before     -4
~before   " 474
~before   k -88
~before   s -30
~before  "y -1217
~before  #0 -45
~before  (# -1116
~before  (c -168
~before  (k -30
~before  (n -33
~before  (p -63
~before  (t -158
~before  (u -132
~before  ** -122
~before  *0 43
~before  +0 -99
~before  0  -61
~before  00 -135
~before  :  192
~before  a  178
~before  ab -206
~before  ac 121
~before  af -302
~before  ai -87
~before  al 51
~before  am 135
~before  an 114
~before  ar -3
~before  as 127
~before  av -176
~before  ba 28
~before  bl -164
~before  bo -105
~before  br 10
~before  c  236
~before  c. -101
~before  ca -70
~before  ce -44
~before  co -114
~before  cr -130
~before  d  20
~before  da -43
~before  de 30
~before  di 3
~before  dl -118
~before  do -41
~before  dr -6
~before  e  318
~before  eg 48
~before  ei 250
~before  el 111
~before  en 79
~before  es 374
~before  ex -294
~before  fi -15
~before  fr 50
~before  ga -52
~before  gi 284
~before  gm -215
~before  gr -178
~before  he 124
~before  ho -50
~before  hr -13
~before  i  -66
~before  ie 223
~before  ig -21
~before  il 97
~before  ir 62
~before  is 11
~before  it 9
~before  je 289
~before  jo -179
~before  ka -11
~before  ke 30
~before  kh 84
~before  kn 176
~before  ko 108
~before  kr -193
~before  ku 44
~before  ky 77
~before  la 52
~before  li -142
~before  ll -105
~before  lo -58
~before  lu -20
~before  ma 1
~before  mi 33
~before  mo -36
~before  mu -129
~before  ne 103
~before  nh 7
~before  ni 89
~before  no 78
~before  nu 37
~before  o  88
~before  od -99
~before  of -330
~before  om 41
~before  op 65
~before  or -76
~before  pe -74
~before  ph -159
~before  pi 64
~before  pl 126
~before  pu 34
~before  ra -347
~before  re -35
~before  rx -22
~before  sa -13
~before  sc -57
~before  sh -230
~before  si 117
~before  so 14
~before  sw -142
~before  t  -36
~before  ta 32
~before  te -97
~before  th 73
~before  ti 24
~before  to 1
~before  ts -52
~before  ty 147
~before  uc 204
~before  um -101
~before  un 52
~before  up 25
~before  us 19
~before  ut 84
~before  ve 92
~before  vi -97
~before  vu 96
~before  vy -48
~before  wa 45
~before  wh 48
~before  wi -83
~before  wp 267
~before  wy 62
~before  yo 87
~before  ze -240
~before  |  -335
~before  «в -178
~before  ·  -388
~before  ει 397
~before  επ 353
~before  κρ -7
~before  κω -62
~before  а  62
~before  в  4
~before  ва -80
~before  вв 135
~before  ви -268
~before  дл 253
~before  е  63
~before  за -19
~before  но 173
~before  от -144
~before  пл -7
~before  по -129
~before  пр -8
~before  ре 102
~before  մո 361
~before  את 302
~before  הו 118
~before  לא 147
~before  מס -67
~before  פע 318
~before  ال -90
~before  تح -95
~before  سف -22
~before  لل -59
~before  لی 103
~before  هو 314
~before  ور 330
~before  کا 45
~before  एक 524
~before  ऐप 245
~before  ओट 102
~before  पर 567
~before  रह 365
~before  सं -305
~before  চা 281
~before  ব্ 184
~before  કર 36
~before  ఓట 58
~before  ಬಾ 336
~before  รห -179
~before  ერ 222
~before  €  23
~before  №  -399
~before  →  559
~before  결제 222
~before  등록 37
~before  인증 274
~before  코드 -27
~before  화면 530
~before  확인 46
~before ! g 196
~before ! в 439
~before "   486
~before " ( -233
~before ",  -112
~before ".  270
~before "pi 72
~before "yo -37
~before #00 -271
~before #>  268
~before (00 -357
~before (co 120
~before ) i 200
~before ).  131
~before *** -254
~before *00 487
~before +00 -62
~before , 0 -200
~before , b -22
~before , c -89
~before , e 25
~before , i 148
~before , k -30
~before , l -56
~before , o -24
~before , r -80
~before , s -88
~before , v -71
~before , y 141
~before , в 6
~before ,00 211
~before ,本次 295
~before . 0 -4
~before . a -242
~before . b -132
~before . c 18
~before . f -97
~before . i -95
~before . k -17
~before . l -27
~before . n 87
~before . o -242
~before . p -204
~before . r -186
~before . t -162
~before . y 80
~before . н 203
~before .,  -131
~before ..  58
~before ... 170
~before ..0 283
~before ..: 116
~before .00 187
~before .ex 104
~before .te 440
~before /li 519
~before 0 ( -127
~before 0 + -169
~before 0 / -82
~before 0 0 79
~before 0 a -23
~before 0 c 288
~before 0 d -28
~before 0 e 4
~before 0 i 268
~before 0 j -8
~before 0 k -47
~before 0 l 77
~before 0 m -37
~before 0 n -18
~before 0 o -277
~before 0 s 138
~before 0 t 5
~before 0 w 242
~before 0 z 51
~before 0 ر 136
~before 0 € 33
~before 0), 45
~before 0,  -94
~before 0.  69
~before 0.0 2
~before 0/0 112
~before 00  -58
~before 00) 132
~before 00. -132
~before 00/ 22
~before 000 -62
~before 00: 96
~before 00; 104
~before 00m 63
~before 00t -141
~before 00x 354
~before 00月 -132
~before 0:  520
~before 0:0 102
~before 0;  421
~before 0>  47
~before 0f0 -378
~before 0h0 23
~before 0分钟 -283
~before 0月0 -81
~before : " -30
~before : 0 -152
~before : [ -92
~before : f -151
~before : o -25
~before : s -248
~before : t 9
~before : y -80
~before :00 -77
~before <#> 93
~before > p 191
~before >>  162
~before ? i -24
~before ? t 66
~before a   -175
~before a ( -186
~before a a 59
~before a b 50
~before a c 228
~before a e -72
~before a g -290
~before a i 256
~before a j 56
~before a l -38
~before a m -1
~before a n 39
~before a o 48
~before a p 145
~before a q 277
~before a r -295
~before a s 23
~before a t 69
~before a u 100
~before a x 47
~before a,  -11
~before a.  -87
~before a:  75
~before aai 21
~before aan -1
~before aar 2
~before ab  -17
~before abo -108
~before ac  227
~before aca 109
~before acc 241
~before ace -28
~before acm 386
~before acy 567
~before ad  2
~before ada 79
~before adr 66
~before afh -250
~before afs -79
~before ag  -275
~before agi 132
~before ah  25
~before aho 46
~before ail 23
~before air -54
~before ais 231
~before ait -39
~before aj  149
~before aja -8
~before aka 59
~before ako 111
~before akt 205
~before al  -146
~before ald -61
~before ali 131
~before alj 90
~before alo 205
~before alu -75
~before ame -134
~before amm -5
~before amo -35
~before an  -97
~before and -20
~before ane 128
~before ang 26
~before anj -91
~before ank -18
~before ano 47
~before anu -171
~before ap: -115
~before apa -21
~before apr -38
~before apt 170
~before ar  133
~before ara -11
~before arc -114
~before ard -209
~before arg -229
~before ari -152
~before ark 81
~before arm -147
~before arn -150
~before aro 226
~before art -165
~before ary -184
~before as  40
~before as: -78
~before asu 67
~before at  -16
~before at: -5
~before ate -149
~before ath -237
~before ato -119
~before ats -207
~before att 141
~before atu 129
~before auf -37
~before aul -74
~before aus -178
~before aut 141
~before avi -120
~before ax  -348
~before axi 98
~before ay  68
~before ay, -41
~before ayi -100
~before ayt 248
~before aza 18
~before azn -256
~before azo 86
~before b c -50
~before b,  -93
~before ba  -270
~before bac -104
~before bag -199
~before bat -141
~before bay 84
~before be  104
~before bek 371
~before ber -30
~before bil -620
~before bit 247
~before ble 88
~before bok -347
~before bol -138
~before bon -154
~before boo -51
~before bor -244
~before bot 16
~before bri -89
~before bsi 99
~before buc 36
~before bui -151
~before c . 280
~before c a 195
~before c t 224
~before c,  -89
~before c.  -114
~before ca  95
~before cad -319
~before cal -557
~before can -139
~before cao 256
~before car -105
~before cel -34
~before cen -176
~before cer -38
~before cet 346
~before cha 2
~before che -34
~before chi -14
~before cho -135
~before chu 38
~before ci  375
~before cie 77
~before cin 102
~before cis -218
~before cit -274
~before ciu -61
~before ck: 159
~before cka -44
~before cke -71
~before cku -576
~before cli -365
~before cme 101
~before cod 41
~before col -116
~before com -37
~before cop 115
~before cor -51
~before cou -22
~before ct  -101
~before cte 122
~before ctu -90
~before cue -68
~before cy  -146
~before d a 77
~before d c -120
~before d e 60
~before d h -4
~before d i -295
~before d k 98
~before d l 206
~before d o 49
~before d s -109
~before d t 49
~before d u 223
~before d!  -47
~before d": -32
~before d): 31
~before d,  -168
~before d:  -81
~before da  64
~before da: -365
~before daj 60
~before dd  -140
~before de  -35
~before de. -122
~before de: -224
~before ded -112
~before dee -15
~before dei 86
~before dek 87
~before del -78
~before dep -6
~before der 37
~before des -130
~before det -117
~before dge -125
~before dic -13
~before did -42
~before dig 185
~before din 5
~before diq 371
~before dir -99
~before dis -72
~before div -49
~before dja 3
~before dla -82
~before dle -27
~before dlr 83
~before dna -62
~before dne 116
~before dni 171
~before dnu -190
~before do  -47
~before dod 84
~before dol -94
~before don -8
~before dow -82
~before du  207
~before du: -385
~before duc -2
~before dul -42
~before dus -194
~before duz 58
~before dy: 158
~before e # 451
~before e ( 88
~before e / 462
~before e 0 14
~before e d -92
~before e e 63
~before e f 117
~before e h -86
~before e j -87
~before e k 192
~before e l 24
~before e n 76
~before e q -30
~before e t 125
~before e v 107
~before e w -56
~before e z 338
~before e!  370
~before e"  -5
~before e): -34
~before e.  -76
~before e:  -49
~before eal 153
~before ear -28
~before eat -262
~before ebe -148
~before ebs 4
~before eca -89
~before ece -108
~before eco 35
~before ecr 80
~before ecu 338
~before ed  -166
~before eda 43
~before edb -214
~before edi -47
~before edu -76
~before ee  -171
~before eed 56
~before eel 460
~before eem 80
~before een 271
~before eet -42
~before efe -258
~before efo -20
~before eft 361
~before egu 212
~before egy 124
~before ei  -132
~before ein 278
~before eis -121
~before eit 23
~before ej  172
~before eja -25
~before ek  29
~before ekr 145
~before el  -117
~before el, 304
~before ela -111
~before eld 25
~before ele 40
~before eli -188
~before ell -48
~before els 139
~before em  135
~before emb -321
~before eme -164
~before end -283
~before eng 217
~before eni 223
~before enn -173
~before eno 21
~before enr 124
~before enu -269
~before env -493
~before enz -1
~before ep  -90
~before epa -67
~before epe 342
~before epi 6
~before epo 92
~before er  -113
~before er, -34
~before er0 35
~before er_ -128
~before ere -103
~before erf 217
~before erg -181
~before erh 486
~before eri 148
~before ero 168
~before err -65
~before ers 1
~before erv -121
~before es  -5
~before es. -36
~before es: 234
~before esc -28
~before esh 273
~before esp 196
~before ess -22
~before est 50
~before et  31
~before etb 369
~before eto -70
~before eu  98
~before eu: 5
~before eut 150
~before eva 97
~before evi -144
~before ew  -6
~before ew: 35
~before ex  32
~before exa -16
~before exp -125
~before ez  177
~before eze -376
~before f c -191
~before f m 189
~before f s 204
~before f t 42
~before f00 -96
~before f:  25
~before fa  31
~before fai -17
~before fal 251
~before ff: 424
~before ffr -14
~before fi  -29
~before fie -3
~before fil -222
~before fin 40
~before fir 219
~before fis -104
~before fog -261
~before fol 32
~before fon -72
~before fra -34
~before fre 260
~before fro 11
~before fur -13
~before fy  69
~before fyl 56
~before g 0 296
~before g a 28
~before g b -17
~before g c -171
~before g f 224
~before g k 227
~before g m 205
~before g o 118
~before g t -145
~before g u -92
~before gal -26
~before gan 29
~before gar -30
~before gat -198
~before gco 1
~before ge  31
~before gel -103
~before ger -93
~before ges 235
~before gia -237
~before git 30
~before gle -31
~before glo -87
~before gn  256
~before gne -91
~before gno -245
~before go  -8
~before god 303
~before gon -8
~before gri 116
~before gsa 371
~before gsk 270
~before gst -19
~before gua 184
~before gue 27
~before gul 195
~before gun 133
~before gur 242
~before gys 334
~before h c 173
~before h l 282
~before h s -62
~before h t 317
~before h y -109
~before h.  -59
~before ha  229
~before hal -40
~before ham -171
~before han -46
~before hap 71
~before hat 44
~before hav -158
~before haz -87
~before he  -81
~before hec 164
~before hel -214
~before her 21
~before het -149
~before hig -133
~before hin -207
~before his -57
~before hla 20
~before hle -121
~before hmi -340
~before hne 256
~before hoo -29
~before hop 58
~before i c 80
~before i e 104
~before i f -12
~before i h -28
~before i i 52
~before i k -65
~before i n -39
~before i s 68
~before i t -45
~before i v 133
~before ibe 319
~before ica 136
~before ich -30
~before ico -138
~before id  -69
~before id" -7
~before id) 78
~before idi -306
~before ie  89
~before iec 155
~before ien 26
~before ies 27
~before iet 18
~before iev 60
~before ife -282
~before ifi -53
~before ifr 37
~before igh -52
~before igi 304
~before igo -169
~before ihl 202
~before ihr -48
~before iju 173
~before ik  322
~before ika 49
~before ike -245
~before il  -127
~before il: 219
~before ila -78
~before ild -188
~before ile -15
~before ilk -119
~before ill 94
~before ils -146
~before im  -259
~before ima -457
~before imi -146
~before imo 101
~before in? 204
~before ina 75
~before inb 33
~before inc -633
~before ine -105
~before ing -153
~before inl 256
~before inm 282
~before inn 66
~before inr -80
~before ins 128
~before inv -627
~before ion -12
~before ios 13
~before ip  -106
~before ipk 6
~before ira 89
~before ird 337
~before irj 402
~before irm 94
~before irt 58
~before ish 48
~before isl -7
~before iso -25
~before ist -8
~before isz 114
~before it  -75
~before it: -22
~before iti 146
~before itu 282
~before iva 206
~before ivi 88
~before iza -11
~before j i 30
~before j k 170
~before j n -89
~before ja  10
~before jan -222
~before jat -91
~before jav 149
~before je  54
~before jel 61
~before jte 52
~before k : 87
~before k a -20
~before k d 40
~before k f 4
~before k k 95
~before k u 149
~before ka  -35
~before kac 320
~before kam -30
~before kan 47
~before kar -19
~before kau -472
~before kay 64
~before kaz -49
~before ker 147
~before kho 69
~before kic 747
~before kin 56
~before kke 16
~before kla -219
~before kod 122
~before kol -8
~before kon -288
~before kop 37
~before kor -54
~before kra 406
~before kri 389
~before ks  -75
~before ksa -15
~before kse -57
~before kti 115
~before ku  73
~before kum -457
~before kup -365
~before kur -426
~before ky  160
~before l 0 -24
~before l c 57
~before l d 210
~before l f -106
~before l g 104
~before l o -51
~before l s -124
~before l t 150
~before l,  -70
~before l:  80
~before la  12
~before la: -255
~before lab -94
~before lag -93
~before lai 29
~before laj 245
~before lam 103
~before lan -48
~before lap 140
~before las -174
~before lat -119
~before lav 34
~before lay -143
~before lco -240
~before ld: -4
~before ldo -120
~before le  -69
~before le: -229
~before leb 276
~before lef -35
~before leg 40
~before lei -63
~before lej -80
~before lek -3
~before lep 123
~before ler -34
~before let 135
~before lic -154
~before lie -69
~before lig -129
~before lik 127
~before lim -164
~before lin -79
~before lip -82
~before liy 359
~before lka -29
~before ll  234
~before ll: -29
~before lla 95
~before lle 24
~before lli -121
~before llo 168
~before lls 94
~before lme 85
~before lo: 48
~before loc -160
~before log 259
~before lon 154
~before lot -56
~before low 74
~before loy -529
~before ls  -128
~before lt  -160
~before lu  94
~before lua 13
~before lus -203
~before m e 8
~before m g -501
~before m p -80
~before m t -44
~before m u -181
~before m v -3
~before m w 65
~before m y -86
~before m,  62
~before mac 125
~before mag 106
~before mai 111
~before man -138
~before mar -120
~before mas 16
~before mat -244
~before mbe -89
~before meg 286
~before mel 81
~before mem -24
~before men -55
~before mer -37
~before mic 81
~before mil -170
~before mit 36
~before mme -254
~before mod -378
~before moh 290
~before mon -14
~before mot 347
~before mpa -108
~before mpo 238
~before ms: 180
~before mus -135
~before n   -10
~before n . 16
~before n 0 -118
~before n c 194
~before n d -82
~before n e 5
~before n f 133
~before n i 100
~before n l -67
~before n m 158
~before n n 27
~before n o -6
~before n r -112
~before n t -3
~before n u 18
~before n w 71
~before n y -162
~before n z -155
~before n:  11
~before na, 20
~before nag -39
~before nak 51
~before nap 118
~before nat 138
~before nav -51
~before nci -121
~before nco -5
~before nd  58
~before nde -133
~before ndi -93
~before ndt 237
~before ndu -238
~before ne  -20
~before ne) -324
~before ne: 216
~before ned -228
~before nel 17
~before ner 126
~before net -13
~before ngi -130
~before ngs 133
~before ngt -14
~before nh  -22
~before nha 13
~before ni  158
~before nia 65
~before nic 133
~before nie -119
~before nif 142
~before nik -234
~before nim 102
~before nin -158
~before niq 31
~before nk  -9
~before nk: 210
~before nka 229
~before nli -13
~before nma 487
~before nn  143
~before nnl -228
~before nnu -305
~before nnw 329
~before nok 228
~before nom -117
~before nor 62
~before not -89
~before now 43
~before nr. -116
~before ns: -275
~before nse 93
~before nsi 158
~before nst -37
~before nsw 136
~before nt  -281
~before nt, -45
~before nt: 62
~before nta -188
~before nte -54
~before nti -77
~before ntn -292
~before ntr 385
~before nud -104
~before nue 162
~before num -275
~before nut -66
~before nwo 19
~before ny  -147
~before nza -127
~before o " -204
~before o 0 -131
~before o a -49
~before o b 43
~before o c -25
~before o d -209
~before o k 82
~before o l 31
~before o m -48
~before o n 52
~before o p 104
~before o v -43
~before o y 22
~before o z -186
~before o!  271
~before o.  64
~before o:  15
~before oad -202
~before oat 1
~before ob  -5
~before oca -88
~before oci -65
~before ock 280
~before od: -158
~before oda 19
~before ode 3
~before odi 198
~before odk 20
~before odl 10
~before odn -62
~before odo 208
~before og  122
~before ogi -64
~before ogl -84
~before oi  -113
~before oin -50
~before oit 14
~before oj  -111
~before oki -325
~before ola -18
~before oli -39
~before olo 270
~before omo -510
~before on  -93
~before on: 55
~before ona 70
~before one -21
~before onf 108
~before oni -20
~before ons -20
~before ont -91
~before ood 18
~before ook -16
~before oom -176
~before op  -48
~before ope -80
~before opi 372
~before opp 186
~before or  -201
~before ora 193
~before ore -49
~before ori -142
~before ork -311
~before ort -161
~before os  -20
~before osa 117
~before osz -78
~before ot  -119
~before ote -25
~before otm 16
~before otp 151
~before ou, 2
~before ou. 121
~before oul 226
~before oun -55
~before oup -403
~before ous 122
~before out -249
~before ova 245
~before ove 125
~before ovi -50
~before ovo 61
~before owe -68
~before own -24
~before ox  -202
~before oya 156
~before oye -127
~before p ( -330
~before p a 189
~before p d 33
~before p n -3
~before p s -190
~before p t -37
~before p,  -50
~before p:  -110
~before paa 28
~before pac -330
~before pad -93
~before pag 1
~before par 13
~before pas 153
~before pay 147
~before pe  221
~before ped -137
~before pel -16
~before per -49
~before pin 49
~before pir 26
~before pis 443
~before pka 214
~before pla -85
~before pln 120
~before ply 7
~before po  -45
~before por 149
~before pos -554
~before pot 95
~before poz -58
~before pp  173
~before pp: -71
~before ppa 126
~before ppe -76
~before ppo -122
~before pra -107
~before pre -183
~before pro -17
~before pte -395
~before pti -163
~before pu  37
~before pun 208
~before put 553
~before quy 28
~before r 0 45
~before r : 355
~before r a 32
~before r b -100
~before r c -28
~before r e -16
~before r h 270
~before r i -156
~before r l 122
~before r p -90
~before r r -40
~before r s -75
~before r t 124
~before r u -163
~before r v -154
~before r w 66
~before r00 137
~before ra  -2
~before raa -387
~before rab -155
~before raf -355
~before rak 329
~before ram 271
~before rat 74
~before raz 222
~before rda -53
~before rde -100
~before rdz 127
~before re  -42
~before re. 146
~before re: -4
~before red -207
~before ree -93
~before ref -224
~before reg -205
~before rei 42
~before rek -210
~before rel 106
~before rep 191
~before req -418
~before rga -273
~before rhe 116
~before ri  -105
~before ric -20
~before rif 235
~before rim -205
~before rit -23
~before rje -452
~before rke -50
~before rko 1
~before rla 180
~before rm  -265
~before rma 36
~before rmi -221
~before rmo 297
~before rn  -160
~before rna -6
~before ro  -105
~before roa -136
~before rog -353
~before roj -324
~before rol 4
~before rom -94
~before roo 69
~before ror -310
~before rot -64
~before rou 120
~before rov 180
~before row -74
~before rra -8
~before rro -9
~before rs: 100
~before rse -3
~before rso -303
~before rst -57
~before rt  -98
~before rta 125
~before rte -8
~before rtg 432
~before rti -130
~before ruc -326
~before rul -57
~before run -181
~before rv: -175
~before rve -796
~before s " -86
~before s ( -216
~before s 0 -95
~before s c -61
~before s d -239
~before s e 62
~before s f -42
~before s i -116
~before s k 71
~before s l -216
~before s m -140
~before s o -42
~before s p -79
~before s t -28
~before s w -204
~before s y 134
~before s,  -107
~before s.  -20
~before sa  65
~before sa: 306
~before sak -235
~before sam -98
~before sat -29
~before sc  -109
~before sco -170
~before scr 168
~before sde -63
~before se  -19
~before sed -159
~before see -50
~before sek 119
~before sen 84
~before sep -160
~before ser -171
~before ses -84
~before set 192
~before sez 369
~before sh  54
~before sha -42
~before si  152
~before sia -63
~before sid 220
~before sie -83
~before sig 10
~before sij 31
~before sil 230
~before sim 147
~before sin 57
~before sio -120
~before sit 40
~before ska -184
~before ske -286
~before ski 124
~before sko 12
~before skr 153
~before sl. 3
~before sle 33
~before sli 103
~before snu -478
~before sod -524
~before sol 146
~before son -106
~before sos 133
~before sre 46
~before ssa -85
~before ssc 78
~before sse 178
~before ssi -78
~before sso 229
~before st. -103
~before st: -154
~before sta -81
~before sto -231
~before str 103
~before stu -113
~before su  39
~before suc -28
~before suk 185
~before t # 246
~before t ( -336
~before t 0 -11
~before t b -237
~before t c -195
~before t e -309
~before t i 32
~before t k 20
~before t l 141
~before t n -228
~before t o 37
~before t t -24
~before t w 30
~before t(  -69
~before t,  -104
~before t:  11
~before ta  14
~before taa 109
~before tac 50
~before tad 33
~before tai -118
~before taj -323
~before tak 93
~before tan 88
~before tap 185
~before tas 525
~before tat 158
~before tco -7
~before te  81
~before te: -56
~before ten -328
~before tep 255
~before ter 53
~before tev -72
~before tga -59
~before th  -186
~before tha -135
~before the 71
~before thr 67
~before ti  80
~before tia -76
~before tic -439
~before tid -365
~before tig 365
~before tik 79
~before til -169
~before tin 74
~before tip 267
~before tir -382
~before tiv 181
~before tja 64
~before tko -184
~before tle 189
~before tni -224
~before to  -14
~before tod 8
~before tom -81
~before ton -10
~before top -407
~before tor 143
~before tow -237
~before tp  35
~before tra 46
~before tro 72
~before ts  -254
~before tsa 141
~before tta 13
~before tte 54
~before tto 3
~before tu  59
~before tud -112
~before tui 514
~before tum 29
~before tur -67
~before tus 100
~before tvr 108
~before twi 109
~before two 296
~before ty  -15
~before tya -72
~before typ 326
~before u a 251
~before u d 45
~before u e 19
~before u k -141
~before u r 7
~before u s -46
~before u v 34
~before u w 41
~before u)  -88
~before u:  53
~before udg -76
~before ufe -279
~before uhe 642
~before ui  69
~before uk  8
~before uku 353
~before ula 75
~before ull 213
~before ulu -73
~before um  -127
~before uma -214
~before umb 294
~before umi 309
~before umm -139
~before un  81
~before und -69
~before ung 50
~before unl 106
~before unt -185
~before unu 323
~before uot -135
~before upo -412
~before ur  18
~before ure -11
~before urs -133
~before us  -227
~before usa 282
~before usi 239
~before usk -23
~before usl 381
~before usn -51
~before uso 598
~before ust -113
~before ut  268
~before ute 163
~before utg -307
~before uth 234
~before uti -26
~before uto -126
~before uts -104
~before utu -173
~before v.  -16
~before v:  -219
~before va  -11
~before vac 248
~before vad 59
~before vah 840
~before van -93
~before vas -207
~before vat 2
~before ve  -54
~before vea 15
~before ved -219
~before ven -112
~before vi  -97
~before via -180
~before vic -13
~before vie 41
~before vin 234
~before vir 160
~before vis -256
~before vit -24
~before viz -520
~before vo  98
~before vo: 166
~before vol -25
~before vor -263
~before vov -129
~before voz -57
~before vrd 137
~before vui 46
~before vul 736
~before w a -244
~before w c 199
~before w o -274
~before w00 139
~before w:  99
~before wac -174
~before wai 237
~before wan 269
~before way -196
~before web 265
~before wee -8
~before wei -52
~before whi 110
~before wi  -251
~before wic 395
~before wif -14
~before win -51
~before wla -441
~before wot 57
~before wri 309
~before ws  -118
~before wy  93
~before x 0 -151
~before x c -341
~before x)  -155
~before x:  426
~before xam -22
~before xt  -180
~before y 0 -134
~before y a -109
~before y c 49
~before y e 86
~before y g 235
~before y h 78
~before y i 323
~before y k -284
~before y l -42
~before y o 8
~before y p -31
~before y w 83
~before y y 137
~before y z -71
~before y,  -83
~before y.  -64
~before y.e 164
~before y:  8
~before ya  42
~before yea -168
~before ymo -114
~before yot 195
~before you 53
~before yte 304
~before yva 627
~before z a 17
~before z d 173
~before zac 10
~before zad 78
~before zam -530
~before ze: -83
~before zi  168
~before zil -17
~before zit -35
~before zo  251
~before zon -470
~before zte -64
~before zwe -40
~before zy  89
~before α σ -28
~before ασ  126
~before ατη -383
~before γρα 26
~before ετο -23
~before η σ 54
~before ημα -181
~before ηστ 44
~before θμο -35
~before ια  -50
~before ιθμ -7
~before μοσ -442
~before ογη 185
~before παρ -219
~before ριθ -2
~before σ μ 103
~before σ:  -122
~before σησ 374
~before στε 341
~before στη 151
~before συμ -69
~before τε  64
~before χρη 40
~before а к -255
~before а п 52
~before а:  -58
~before аза 160
~before аит 119
~before аме 376
~before анн -111
~before аро 51
~before аст 348
~before ата 20
~before ачу -23
~before аяв -199
~before бро -237
~before в:  -144
~before вед 535
~before вер 208
~before вка -135
~before від -158
~before го  -268
~before д   632
~before д о -39
~before д п 155
~before да: 30
~before дно 370
~before дос 255
~before дпи 44
~before дтв 83
~before ду  4
~before е к -26
~before ево -70
~before еде -218
~before екс -59
~before еме -150
~before ен. -179
~before енн -286
~before ерв -70
~before ерд 19
~before ери 21
~before ете 32
~before етт 7
~before жде 173
~before жен 88
~before з:  111
~before за  90
~before зая -7
~before и:  -71
~before ие  -183
~before ии  -89
~before ии: 2
~before или -174
~before иса 57
~before иск -53
~before ият -106
~before ка  -277
~before кар -53
~before кау -61
~before ки  -60
~before клю 233
~before код 59
~before кра 408
~before лен -48
~before лич 454
~before лог -97
~before луч -36
~before льн -32
~before люч 12
~before ля  204
~before мен -67
~before мер -132
~before му  243
~before мір -89
~before міс -116
~before н к 51
~before н н 217
~before н.  -205
~before н:  10
~before наб 26
~before наз -111
~before не  218
~before нес 240
~before нии -152
~before нит -321
~before нка 218
~before нов 308
~before ное -25
~before нт  -8
~before од  -93
~before оду 19
~before оды 43
~before окр 306
~before олу -272
~before оме -236
~before омо -151
~before отв 563
~before оу  -98
~before пар 68
~before пер -91
~before пиш 141
~before пол -156
~before пре -3
~before про -177
~before ра  -66
~before раз 236
~before рас 88
~before рат 112
~before рет 111
~before ром -316
~before рти -28
~before ско 254
~before слу -31
~before сни -135
~before ств -275
~before т п -79
~before те  302
~before тел -74
~before ти  147
~before тро -22
~before тті 2
~before ть  35
~before у ( -16
~before уча -95
~before ции 21
~before циф 455
~before ция -239
~before час -57
~before чен -152
~before шін 800
~before ін  29
~before іть 267
~before јав 140
~before ատմ 377
~before կան 494
~before հավ 221
~before ն է 104
~before տատ 125
~before ր հ 248
~before ր՝  -156
~before րի  -27
~before ד ש 187
~before ה ש -144
~before ה,  146
~before האי 117
~before ההנ -30
~before הזי 527
~before הנח -256
~before הקל 200
~before ו ל -31
~before זמנ -236
~before חד  111
~before ים  33
~before ימו 29
~before יסמ 75
~before כני 126
~before לך: 37
~before ם א 202
~before מות 445
~before ן 0 10
~before נחה -89
~before סמה 177
~before קוד -91
~before רטי -18
~before שלך 49
~before اب  -6
~before ادخ 267
~before اره -235
~before است 5
~before اعک 77
~before الت 410
~before الر -1
~before الم -116
~before الی 8
~before اپ  84
~before اکت 156
~before ایم 362
~before بار 216
~before به  88
~before بیق 4
~before ت:  -207
~before تاب 52
~before تسج -2
~before تصد 40
~before تفع 11
~before تید 11
~before جیل -112
~before خال 14
~before خصم -44
~before خفی -14
~before خول 315
~before د ب 305
~before د ش 352
~before داد -361
~before دخل 546
~before دخو 57
~before دیق 897
~before ر:  -10
~before رقم -321
~before رمز 257
~before ز ا -377
~before ز پ 437
~before ستی 5
~before سجی -172
~before شما -6
~before صرف 23
~before طلب -146
~before عیل 6
~before فعی 4
~before فیف -50
~before ل ا 28
~before لتف 10
~before لحس 123
~before لدخ 91
~before لشر 45
~before لیے 418
~before مار -154
~before مبر -257
~before مرا -60
~before مصر 39
~before ه ا 76
~before ود  374
~before وعد -1
~before کد  -111
~before ی ش -107
~before یال 137
~before ید  61
~before ید: 172
~before یف  -73
~before یں  235
~before یہ  271
~before یید 17
~before یے  300
~before ंख् -43
~before ऐप  2
~before ओटी 109
~before करण 70
~before कूप -20
~before कोड 45
~before ख्य -79
~before गिन 116
~before चा  104
~before ठी  714
~before न क 68
~before पिन -294
~before मां -69
~before र्न 84
~before लिए 312
~before ली  -130
~before लॉग 21
~before ल्ल -14
~before साठ 142
~before ांक -26
~before ाठी 22
~before ापन 301
~before ालय -224
~before िए  35
~before ी ह 162
~before ूपन -124
~before े क 1
~before ॉगि 10
~before ोड  80
~before ्न  2
~before করণ 756
~before গ্য 34
~before তে  171
~before ন ক 266
~before ম্ব -343
~before যাপ 325
~before র ক -18
~before র ব 36
~before রযে 4
~before াইন -29
~before েন  -269
~before ্য  388
~before கடவ 518
~before கள் 85
~before க்  620
~before செய 497
~before ந்த -143
~before ர்  -32
~before గిన 24
~before టీప 3
~before ీపీ 1
~before േഡ് 643
~before กรอ 121
~before การ -249
~before ค้า -61
~before ง:  -10
~before งคุ -35
~before งอิ -7
~before ซื้ -47
~before ดส่ -86
~before ดีย 484
~before ตอบ 185
~before ที่ -340
~before นยั 267
~before นี้ 34
~before นุม 3
~before น้า 291
~before ป็น 484
~before มัต 13
~before มาย -170
~before ยัน 139
~before รับ -161
~before ลข  203
~before ลขค -52
~before สยื 518
~before สั่ -159
~before หน้ 61
~before หมา -96
~before อก  49
~before องค -38
~before อนุ 260
~before ัติ 13
~before ัสแ -294
~before ั่ง -22
~before ียว 113
~before เดี 56
~before เป็ 74
~before เลข -70
~before ใช้ 327
~before ให้ 189
~before ไปร -9
~before ่วน -144
~before ้าส 157
~before ည်ပ 660
~before တည် 220
~before ပြု 132
~before အတည 90
~before ်ပြ 25
~before ად  247
~before ადი 28
~before დი  632
~before ეთ  228
~before ის  -217
~before რებ 209
~before რი: -7
~before កគឺ 48
~before កូដ 179
~before ខកូ 9
~before ងផ្ 3
~before ជាក 445
~before • 0 80
~before ありま 153
~before お客様 -84
~before があり 14
~before こちら 91
~before ご予約 -153
~before ご本人 144
~before の確認 -21
~before はこち 3
~before りまし 4
~before イン用 67
~before コード -159
~before スワー 104
~before タイム 25
~before ド:  216
~before パスワ 9
~before ページ 19
~before ムパス 20
~before ード： 26
~before ーポン -81
~before 一次性 496
~before 付番号 -26
~before 代碼: -237
~before 任何人 -291
~before 优惠码 -109
~before 使用量 -4
~before 单号  -14
~before 受付番 -84
~before 子里填 236
~before 客様番 -60
~before 序号  442
~before 您的验 411
~before 末四碼 -177
~before 格子里 16
~before 様番号 -33
~before 画面に 55
~before 的登录 103
~before 确认码 307
~before 確認コ 377
~before 確認番 57
~before 証コー 289
~before 認コー 120
~before 認証コ 62
~before 認証番 1146
~before 证码为 132
~before 证码是 335
~before 请立即 -73
~before 非本人 -29
~before 面輸入 199
~before 니다. -101
~before 다.  -98
~before 려면  37
~before 로그인 318
~before 면에  13
~before 문번호 -5
~before 밀번호 15
~before 번호  147
~before 수:  -170
~before 예약  -27
~before 용 비 75
~before 인 코 182
~before 인번호 115
~before 인증  267
~before 인증코 29
~before 일회용 122
~before 주문번 -41
~before 증 코 66
~before 증코드 11
~before 코드  61
~before 쿠폰  -86
~before 픽업  -59
~before 확인  296
~before 회용  27
~before 🔐  603
~before ，您的 184
~before ：00 -79`;

/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */
export const mailTable = `bias -149
0 -14
00 -10
000 10
0000 -48
00000 1
000000 49
0000000 30
00000000 50
000000000 -4
000000을 32
0000ab 250
0000b -53
0000l -401
0000로 -38
0000을 47
000a 140
000e -51
000s 375
000원 -151
00a0 -131
00a00 -11
00b -189
00b0f0 20
00c -79
00c0ab 437
00d0 -6
00f0c0 -288
00h -11
00h0 47
00k 158
00m 341
00qd 338
00s -45
00t00 26
00th -65
00z 352
00にログインの要求がありました 44
00분간 80
00시 47
0a 91
0a00 16
0aa 156
0ab 10
0b0000 -227
0b0e 209
0bt -27
0c0 346
0c00e0 -149
0d 6
0ds 315
0e0a -46
0e0d -9
0er -120
0f00 -26
0f0b -30
0f0e0d0c 78
0f0k0q -209
0g 98
0h -143
0h00 -46
0k 36
0k0000 -63
0k0m -150
0kd 165
0p00 -115
0pm 4
0q0kx0 217
0q0ztn 322
0rd -168
0x0 -18
0xe -131
0z000aa00000000000 176
0月00日 -41
0분 431
0분간 185
0월 -134
0자리 -139
a -29
a0 4
a000000000 53
a0b0c0 105
aangemeld -215
aangevraagd 232
aaqrxqa 32
abbiamo -98
abend 34
abgelaufen -93
abholcode -21
about -70
above -21
aby 241
accedere 20
accept -152
accepted 60
acces 77
acceso 157
access 55
accesso 163
according -29
account -7
accounts -167
acesso 151
achat -26
acik 60
ack -113
acknowledge -234
acknowledgement 97
acme 106
acorn 30
actions -107
activacion 283
activation 363
active 22
actor -29
ad 99
ada 132
adding 169
address 36
addresses -305
adeverinta -259
adeyemi -104
admin 7
administration -247
administrator -278
adres 13
adress 89
adresse 66
adressen 314
ads -35
advice -11
af -112
afhentningskode -85
afrekenen -398
afsendt -116
after 198
afternoon 83
afterwards 113
ag 18
again -110
ago 162
agora -52
agosto -238
agree 164
ahead 290
ahoj 88
ahora -61
ai 66
aika -57
aino 163
air 2
airport 1
airways 104
aisyah -13
ait 33
akan -24
akkor 103
akses -115
aktiv -112
aktivacijski 90
aktiveringskode 27
aktiveringskoden 231
aktivierungscode 293
akun -16
al -114
alarm -341
alatti 225
aldik -51
alert -378
algebra -158
alguien 13
alisverisinde -11
alkaen 15
alkalommal 299
alkuun -55
all -193
alle 40
allerede -42
alles -188
allo 81
almost 444
alone -59
alone 00 -105
alone 0000 323
alone 00000 274
alone 000000 340
alone 0000000 186
alone 00000000 317
alone 000000000 -8
alt 117
alta 71
alto -36
altro 10
altul 19
am -88
amb 202
amber -169
amex -182
amigo -277
amount -25
amsterdam -3
an 12
ancien 55
and 12
anda -4
andere 448
andreea -42
anew -227
ang 114
ange 151
angefordert 81
angeles -228
angemeldet -72
angka -43
anh -112
ani -27
ankomst -7
anmeldecode 300
anmeldung 47
anna 103
another 55
anouk 654
answered -505
antal -70
anterior 63
antes -25
antwort 234
any -114
anyone 8
anything -178
anywhere -174
aparelho 18
apenas -12
aperta 100
aperto -82
api 46
aplicacao 89
aplicativo 62
aplikaciju 351
aplikasi 84
apne 150
app 76
appareil 34
appen 234
application -18
applies -78
apply -66
appointment -150
approval 10
approve -125
approved -374
apre -155
apresente -52
april -128
aps 73
aqui 227
ar 67
ara 128
arayin -80
arcade 267
are 70
area -18
aren 117
arende 26
arendenummer -91
arrival -103
arrive -472
arrived -354
arriving -108
arrow 59
art 146
article 67
artik -247
arve -91
arvotaan -92
as 14
ashburn -538
asi 13
asiakas -40
asiakasnumero 22
asiakasnumerosi -53
asiakaspalvelu -186
ask -3
asked 163
asking 243
asko -47
asks 116
asset -192
assigned -499
assim -19
assinar 226
assistant 64
asteptam -291
asunto 89
at -7
ata 113
atau -131
ativacao 88
atlas -190
atm -76
att 145
attached -73
attachment -34
attachments -52
attacker -129
attempts_left 152
attend 23
attendance -53
attivo -27
atveteli -124
au -61
aucun -12
audio -126
auftrag 195
auftragsnummer -63
aug -23
august -26
aula -54
aus -38
ausgefuhrt -110
austin -46
autenticacao -37
auth -103
authenticate 265
authentication 229
authenticator -332
authorise 110
authorization 130
autofill -25
automatic -94
automatica -15
automatically 8
automatycznie 91
autorisation -109
autorizacao 59
autorizacion -161
autorizacni 178
autorizzare 477
available -75
ave 143
avec -18
avez 36
avl -286
avons -91
avviso -74
awaits -213
away -109
ayrica 139
az 43
azonositoja -33
b 62
b00 48
b000 -9
b0000 -142
ba 142
back 89
backup 103
bad 116
badge 103
bag -333
bagi 87
baharu 144
baja -38
baki -7
balance -37
balio 35
banca 51
banco 15
band 70
bank -79
banke -50
bar -41
barbaros -15
barcode -349
barista -14
barrier -81
bas 255
base -79
based -82
basement -599
basket -197
bath 44
bayar -246
bayaran -133
bday -108
be 32
because 177
beder 152
been -56
before 47
begin 194
begins -161
begona 235
behalf 6
behind -63
bei -166
beim -187
bejelentkezesi 167
bekrafta 118
bekraftelseskode 343
bekraftelseskoden 140
bekreftelseskode 167
bekreftelseskoden 465
belanja -23
beleg -162
belepeshez 222
belepesi 408
belepni 123
belepokodod 69
belgeyi -184
bell -8
belongs -125
below 52
ben 84
beneficiary 296
benotigen 47
bent 57
ber -105
bereit -88
berger -68
berhasil -109
berikan 113
berikut 10
berlaku 172
berlin -54
best -49
bestallning -69
bestatigen 44
bestatigt -95
bestatigung 143
bestatigungscode 394
beste -154
bestelling -46
bestelnummer -74
bestilt 399
beta -77
betaald -221
betalt -219
betrag 8
betreff 78
betriebsnummer -5
betruger -310
bevestiging 106
bevestigingscode 150
bevestigingsnummer -13
bevor 11
bewahren -218
bezorger -193
biar 126
bib -274
biblioteca -69
bid 102
bien 148
bientot 12
biglietto -160
bij -317
bilet -105
bill -67
bin -100
binding 216
binnen 92
bins -146
bir 148
birgitte -6
birth 92
birthday -276
bis -101
bisa 46
biscuit 22
bitte 2
bize 69
bj 79
bjorkvik 77
blagajni -212
bldg 30
ble -67
block 4
blocked -367
blog 119
blok 79
bloqueamos -126
blvd -13
boarding -87
body -20
boiler -134
bok 256
bokningen 139
bokningskod -30
boksen -311
bol -66
boleto -171
bon -85
bonjour -43
book -36
booked 54
booking -103
bor 133
borrower -147
bot 130
botao -193
both 194
boton -113
bought -142
bounced -263
bouquet -112
boutique -260
bouton 128
box -8
boxes 233
br -142
branch -133
brand -401
brandt -24
breakfast -95
brenda 74
bridge -100
bring -270
bringen -1
bristol -218
brivibas -65
broj -224
brojke -52
brug 137
bruk 151
brukes 133
bs0 -20
btc 42
buchung -30
bucuresti -94
budapest -39
bude 39
build -133
building -5
bukan 100
bulan -31
bureau 58
butter -43
button -530
buying -55
buyuk 2
bv 140
by -34
byl -110
byla -22
bytes -97
c -5
c00000 45
ca 107
cab -14
cabbycar 439
cache -236
cada -79
cadeau -388
caduca 91
caducado -56
cagri 12
caldera -82
call -73
callback 354
calling -1
calls -56
callum 48
cambiado -68
cambiar 180
cambridge 65
came -17
camille -96
camp 61
campo 258
campul 98
can 9
canal 31
cancel -188
cancelled -20
cannot -173
cap -177
capital -18
capitals 15
captura 25
car -31
card 89
care 117
carl -252
carrello -35
carried -44
carrier -90
carrinho -181
carry 142
casa -71
case -114
cases -65
casilla 101
casuta 68
catalogue 265
cau 157
cawangan -161
cb0 102
cdn 340
ce 64
ceci 154
cena -238
center 5
centre 30
centro -49
cep -71
cererea 7
certain 193
certificado -112
certificate -3
cerut 161
cest -7
cg 242
chain 148
challenge 280
changed -12
changelog -28
changes 19
channel 255
chao 139
charge -240
charged -118
charity 352
chat 277
chatterbox 95
che 60
check -21
checkout -509
cheers 9
cher 285
chf 7
chia 53
chiama -141
chiami -9
chiave 66
chiesto 88
chieu -91
chiffres -31
cho 260
choisi -21
choose -46
chose -156
chrome -35
chua -729
chung -148
ci -32
ciao 86
cic 261
cidadao -169
cif -17
cifre -105
cin 86
circulation -49
cisla -131
cislice 82
cislo -269
cita -391
city 82
claim 148
class -370
clave 32
cle -78
clean -8
cli -79
click -395
clicked 208
client 39
cliente -44
clinic 150
clinica 27
cliquez -66
closing -34
club 104
cluj -170
cn -134
cnpj -20
co 90
cobrar 97
cod -51
code 120
codes -426
codici -151
codigos -227
codul 20
coffee -163
cold 8
colis -79
colleague 263
collect -78
collection -99
colley -377
colour -92
column 3
com 15
come -41
comes -228
comme 79
commented -202
comments -100
company 6
comparta 50
compartas 257
completare 47
compra -13
compte -7
computer 142
comunicarlo 284
con 73
concluir 123
conditions -126
conectare 30
confermare 141
confidential 436
confirm 62
confirma 78
confirmacao 286
confirmacion 188
confirmada -22
confirmare 64
confirmarlo 189
confirmata -158
confirmation 194
confirmations -110
confirme 133
confirmed -39
confirmez 139
confirms 433
conforme -237
connecter 77
connexion 197
consegna -116
conseillere 74
console 33
consulta -152
conta 1
contact 21
contacting -13
contador -31
context 76
continue 346
contract -65
contrasena -52
contrato 46
controleren 99
coop 299
cooperative 10
copay 97
copia 205
copy -9
copying -4
corran 5
correct -105
corte -46
cosa 101
cost -202
costo 136
costs -146
coucou 204
could -371
council 101
country -473
counts 170
coupon -268
courier -165
course -141
coverage -99
create 16
created_at 150
creating 349
credit 30
credited -340
credito -60
credits -4
crime -53
cron -68
cs -30
csomagszam -37
cu 34
cua 68
cuelga -193
cuentas 55
cuma -51
cupom -12
curier -1
curl -462
current 66
cursa -131
customer -5
customers -494
customs -67
cv -40
cve -531
cvv -167
d 48
da -13
daar 120
daca 10
dad 118
dag 9
daily -437
dakika 188
dakikan 162
dal -72
dalam 171
dall -17
dan -18
dana 10
danach 137
dane 131
dang 207
dank -68
danke -55
dann 164
dans 150
dari -54
das -13
dash 246
dashes 59
dass 10
dat 161
date -93
dateien -143
datum -310
dauer -11
daxil 229
day -2
days -162
dayton 61
dazu 57
db -19
db0 150
de -14
de00 60
deactivated 43
dead 69
deal -76
dear -14
debera 76
debit -7
dec -19
deccan 451
december -309
decembra -238
decembri -64
declared -133
dedahkan 278
deel 13
default 93
deg 201
degilse 183
dei 116
dein 152
deine 294
deja -3
dekujeme -18
del -30
dela 3
delete -222
deleted -69
deletions -199
delivered -254
delivery -52
dell 11
della -85
delle 85
dem -74
demande 72
demandera 227
den -20
denemesi 140
dengan 133
dengta -73
denise 80
deniz -156
denne -138
dennis 91
denver -24
deny -436
dep 61
deployed -284
depuis -55
deqiqe 320
der -55
deriga 18
derigs 136
des -104
desconto -194
desde -40
desember -153
desk 55
desktop 131
desormais -20
destinatario -231
det 24
detail -41
details -177
device -5
devices 47
deze 20
di 9
dial -100
dias -127
dibayar -27
dicembre -390
dich 108
did -131
didn -25
die 21
diem -83
dies 257
diese 85
different 214
dig 246
digit -28
digita 197
digital 142
digitale -180
digite 233
digiti 623
digitos -365
digits -23
dihantar 44
dihormati -54
dikirim -20
din 74
dina 10
dinamica 192
dine 106
diperlukan -87
dir 250
direct -159
directly -233
direkt 303
disabled 217
disattivato 323
disclose 41
discount -412
diskaun -145
diskon -19
display -203
displeji -450
disponible -237
disponivel -314
disregard 6
dit 16
ditt -134
diz -336
dl -147
dn 350
dnevnik 18
dni -268
dnia 17
do 51
dobry -26
doc -208
doctor 14
document 4
documento -353
doe 21
dogrulama 67
doi -69
doing 333
dois -131
domain -183
domains -61
domande -90
domenica -785
domingo -36
don 16
donde 94
donderdag -3
done -73
dont 140
door -187
dopo 181
dossier -28
dostepu 131
dosya -31
double -34
doubt 83
down -83
downloaded 145
dp -47
dr -22
dra -106
draft 138
draw -119
drawer -85
dress -196
drive -111
driver -114
drivers 301
drop -73
dropped 161
druhe -223
drum 222
dsm 15
du 35
due -54
dummy 190
dung 121
duoc -194
dupa 315
dur 126
dura 18
durchwahl 59
duree -8
duvidas -138
dvorak -93
dynamic 169
dziekujemy -135
dzis -80
e 20
e0e 156
each -88
earlier 108
early -180
eccolo 62
ecra 105
ecrit 248
ed -95
edge 7
edin 2
editors 81
edu -128
een -41
eenmalig 111
eenmalige 169
effettuato -110
ega -24
egyszeri 20
ei -41
eika 93
eiluteje 127
ein 165
einen -29
eingang 66
eingeben 104
einlosbar -143
einmal 154
einmalcode 116
einmalkennwort 499
einmalpasswort 445
einsatz -82
eintippen 503
eintragen 75
either -85
ekipa 323
ekki 334
ekrana 576
ekraninda 51
el -131
elapsed -23
ele -4
elections -97
electronic 228
electronica 13
electronico -149
elektro 231
elif 146
elkeszult -106
eller -181
elm -92
else 129
em -66
email 21
emailed 38
emergency 221
emme -163
empfanger 271
employees 276
en 50
encomenda -68
ended -23
ending -58
ends -34
endung -161
endziffern -22
engangsadgangskode 125
engangskod 518
engangskode 78
engangskoden 345
engangslosenord 63
engangspassord 389
engineer -179
england 60
enhet -162
enheten 5
enhetsnummer -14
enim 313
enkratno 86
enlace -34
enroll -254
ens -94
enter 283
entered 33
entering 469
entidade -11
entrada -185
entrando 91
entrar 47
entrare 291
entre -148
entree -28
entrega -192
entrez 388
entro 196
entry -62
entsperren 69
env 156
enviado -56
enviamos -493
envio -7
environment 127
envoi -320
episode -43
equal -172
equipe 249
er 17
erapaiva -2
erhalten -143
erp 66
error -292
errore -129
erstellt 75
ertekezlet -1
ervenyes -178
erzeugt 35
es 127
escreva 101
escribe 260
escribelo 1
ese 88
esemenyszamot -22
eshte 335
esim 19
essais -308
esserti 117
essex 95
est -19
estas 346
este 33
esteban -116
esti 23
estimada 162
estimado 76
estonia -253
et 19
etait -333
etape 190
ete -233
ett 107
etter 105
eu 120
eur 72
europe 55
even -22
evening -109
event -135
evento -137
events -331
ever -286
every -86
everybody 41
everything -96
ex0 -22
exactly 17
exam 54
examen -153
example 75
exchange -32
existing -179
exit -463
exited -72
exito -4
exp 76
expected -367
expira 247
expire 10
expired -176
expires -45
expires_in 307
expirou -148
expiry -118
ext -18
extension -42
external 223
extra -28
ez 202
ezt 121
ezzel 64
f 50
f0kz -1498
fa 2
factor 65
factory -195
factura -171
facture -177
factuur 142
facundo -322
failed -252
failures -65
faire -182
fake -207
faktura -98
fale -130
fall 127
fallen -23
falls -40
family 112
fares 532
farid 217
fatt -165
fattura -288
fatura -85
faubourg -25
fault -70
fca -47
feb 25
febrero -70
february -110
fee 92
feedback -227
feeder -218
fees -200
fehlt -238
fel -65
feld 210
felkod -7
felt 163
femke -118
fenn -299
fenwick 220
fereastra 113
fern00 -10
fernbank -405
ferri -4
ferry -12
fertig 237
feu 470
ff -53
fi -172
figures 72
fila 83
file -159
filing 182
fill 90
fim 106
fine -422
finestra 374
finish -38
finished -24
fire 213
firma 135
firmware 323
first 89
first_name 107
fiscale -155
five 71
fix -202
fixed -146
flat -22
fleet 78
flickers -35
flight 12
flour -226
flyers 50
focus -171
foglalasi -1
foi -110
folgenden 237
follow -155
followers -112
following 135
folosi 135
folosinta 304
folosit -56
fontechiara 30
for 56
forde -74
fordi 10
forfaller 29
forge 35
forgotten -84
form 61
forma 37
forms -311
formulaire 123
formulare 12
formulario 331
formulier 5
forst 32
fortaleza -50
forum 99
forward 95
fost -45
found 127
four 164
fr 320
fr00 539
fra -116
fragen -64
fragor 105
fragt -93
fram 120
fran -15
fraud -207
free -152
freephone 29
freigabe 231
freigabecode 200
freischaltcode 190
fresh 101
frete 279
friend -151
friends -345
frn -1
from 51
front 50
frontend -422
ft -136
fue -41
fuiste -57
full -153
fun 272
fur 105
fyll 218
ga 170
gaat -85
galaxy 24
galla 31
game 121
games 99
gantry -31
gaps 33
garage 154
garantie -22
garden -126
gardener -57
gate -237
gateway 123
gave -314
gdansk 197
ge -4
geben -2
gecerli 204
gecerlidir 169
gecko 12
geef 63
geloscht 172
generat 92
generated 137
generato 112
generator -546
genere 89
genitore 264
gentile -44
genuine -461
ger -14
gerade 16
gerek -37
gergely 64
gesamt -16
geslo 283
get -93
gets 145
gewijzigd -11
gewoon 61
ghent -181
giam -605
gian -108
giao -99
gib 73
gift -288
gilt 100
giorno -207
girildi -163
girin 332
giriniz 271
giris 55
git -77
giulia -50
give 111
given 18
giving 164
gjelder 39
gmbh -3
go 155
godkann 3
godz -14
godziny 13
goes 81
goi -167
goiania -170
going 134
gold 14
gonderdik -338
gone -118
good -4
goodbye 451
google 65
gooi 6
gospa 154
got 5
grad 70
grade -63
grand 110
granna 60
gratis -208
green 13
greetings 32
grew -177
grey 377
groet 59
gros 84
gross -361
group 131
grus -109
guard 183
guarda -69
guest 196
gui -31
gultig 230
gun -346
guna 186
gunakan 121
gunu -222
gut -14
guten 147
gutscheincode -296
h 5
habari 131
haben 140
hacer -50
had 7
hafenstrase 82
hagkaup -3
hai 28
halaman 243
hallo -16
halsningar 105
hand 137
hands 202
hang -281
hanggang -93
hann 23
hannover -49
hanya 10
happen 214
happened 28
har 23
harbor 11
hardware -67
hari -14
haro -566
harrow 58
harrowgate -159
has 21
haslo 125
hasta 83
hasznalatos 259
hasznalhato 248
hat 99
hatali -28
have -76
haven 463
haziran -26
he 253
hear 68
hears 146
hebben -336
hec 53
hech 106
hei -101
hej 52
heller 52
hello 63
hello00 121
help 96
helpdesk -69
helsinki -57
hemat00 -10
hemos -29
hendaklah -37
henrik 78
here 142
hesla 418
het 270
heure 299
heures -24
heute 21
hexley -111
hey 138
hf 111
hi 46
hidden 203
hier 253
hieu 64
high -93
hij 109
hilsen 92
him 73
hindi 11
hingga -156
hire 151
his -40
hmz0tq0b0k -46
ho 72
hoa 80
hoang -187
hodiny 178
hoeft -29
hoi 40
hoje -27
holding 118
holds 154
holfid -36
home 101
homes 66
hop -526
hope 115
hora 144
horas 1
hores -315
horvat 29
hos 94
hospital 54
host 22
hotline -29
hour 288
hours -192
house -1
how -443
hoy -7
hozza -12
hp 271
hr 163
hrb 8
hrs 158
http -215
https -297
hubungi -58
huwag 50
hy -138
hyphen 265
hyva 87
hyvaksy 65
i 23
ia 21
iata 140
iba -103
iban 64
icin 294
icinde 348
ico 38
id -153
idan 98
idatzi 324
ideiglenes -110
identitate -245
identity 197
identyfikator -206
idm 127
ievadiet 261
if -11
ifsc 144
ignore -99
ihr 20
ihre -26
ihres 41
ikaw 100
iki -65
il 58
iletisim 150
ilk -139
im -51
ime 68
imizuzu 354
immer -78
import -187
importe -109
importo -196
imsi 12
in -5
inbox 103
inc 79
inc0000000 75
incident -435
incl -349
include -406
inconnu 30
indeksi -74
indica -181
indiquez 117
indirim -423
indtast 484
ines 33
info -71
information 170
informe 16
informujemy -59
ingelogd -84
ingresa 27
ingressos 176
ini 120
iniciar 76
inkwell 49
inlogcode 296
inloggen -44
inloggningskod 96
inn 180
inr 2
ins 50
inscription 25
inserire 219
inserisca 380
inserisci 317
inserito -159
insert 71
insertions -100
instead 239
instruments 82
int 93
inte -22
internet 2
into 132
introduce 330
introduceti 313
introduiu 258
introdus -109
introduza 323
introduzca 355
introduzir 24
invalid -382
invoice -216
io -26
ios -186
ip -97
ipad00 15
ipe 27
iphone 161
iptal -35
ipアドレス -72
ird 335
ireland 76
irja 68
is 58
isbn -105
iscrizione 47
isn 16
isso 230
issue -247
issued 59
ist -101
istanbul 23
iste 106
isteach 287
isto 116
it 59
it00x0000000000000000000 16
item -249
items 370
its 195
itse 4
itself 194
itu 54
iva 59
iveskite 33
ivo -59
iyong 69
iz -26
izin -48
j 29
ja 52
jadran 116
jadwal -96
jahr -50
jalan -92
jam -91
jamais -17
jan -129
jana -214
jangan 42
januar -324
jata 80
jatka 34
java -453
je 79
jednokratna 208
jednokratni 57
jednorazove 159
jednorazovy 209
jednorazowe 73
jednorazowy 168
jei -28
jelentkezzen 98
jelszo 35
jemand 237
jen 51
jesli -137
jest -116
jetzt 27
jl 46
jo 67
job -79
join -180
joining 112
jonas 13
jos 59
joten -178
jou 69
jovahagyo 314
jsi 86
jsme -177
jste 70
jueves -57
juli -174
july 16
jumper 262
june -1
juni -10
junio 66
junto 34
jus 186
jussara -307
just 19
jusu 158
juz -169
k 33
k0 9
k0q0mx -42
ka 62
kad 61
kadar -49
kai 231
kaiserstrase -13
kaixo 83
kak 49
kalau 113
kali -148
kami -230
kamu 55
kare 57
kart -150
karte -128
kartica -129
kartinizla 232
kartya 15
kassan -144
kassen -52
kaytetty -27
kc -135
kcal -110
kde -319
ke 132
kedves -37
keep -182
keer 63
kehtib 193
keinen -138
keizersgracht -140
kell -59
kenellekaan 140
kenteken -60
kenttaan 148
kerdese -47
kerjen 154
kerran 276
kert 133
kertakayttoinen 594
kertakayttosalasana 116
kertakoodisi 433
ketik 258
key 56
keys 22
kezdemenyezte 75
kg -211
khach 118
khau 299
khi -174
khong -176
kids 132
kiitos -251
kimga 51
kindling 23
kindly 56
kini -103
kinnita 188
kinnituskood 212
kiosk 189
kirish -58
kirjaudu 238
kirjautumassa 91
kirjautumiskoodi 206
kirjautumiskoodisi 397
kirjoita 311
kit -13
kl 23
klantnummer -32
klasy -51
kleebi 354
klein -111
kleinschreibung 318
klick -159
kliencie -11
kliendinumber -145
klientske 247
klijenta 109
klik 49
kliknij -494
klistra 231
klo -3
klopt -38
klub -46
knappa 60
knjiznica -155
know 262
kobenhavn -17
kod -1
kodas -52
koddal 71
kode 8
kodenya 7
koder -332
kodici 61
kodja 229
kodjat -182
kodo 53
kodod 211
kodot 19
kodovi -249
kodow -455
kods -35
kodu -41
kodun 68
kodunu -88
kodunuz 229
kodunuzu -186
kofi 8
kohtaan 151
kola 299
kommer -58
kommst 73
kommt -457
koncici -309
konfirmasi 3
konstanz 8
konta -58
kontoen -69
konu 124
koodi -81
koodia 73
koodisi 190
kortele -17
korting -11
kortingscode -247
kosiku -6
kostar -53
koszyku -178
kovetkezo -69
kq00xt0 453
kqmz -64
kr -79
krijg -295
krs 80
krvt0000 -89
ksh0 -71
ksiazki -42
ktere -65
ktore 115
ktos 83
kui 105
kuin 190
kuingia -78
kuldott -144
kullanimlik 163
kun 50
kunagi -48
kunci -43
kunden -515
kundennummer -81
kundenummer -51
kunder -38
kup -66
kupuje -277
kurier -134
kurierowi -10
kurs -31
kusi -61
kvar 65
kvart 124
kvitto -49
kwa 48
kwartier 82
kwenye 298
kwh -109
kx00 -125
kx0q0m 38
l 97
la 27
lab 129
labas 144
labdien -16
label -134
labels -188
ladder 62
lagi 2
lahetetty -120
lahetimme -6
lahtrisse 309
lai 150
lamna -87
lan -174
lane 5
langre -31
language -285
lanken -279
lapa 271
lapse -202
lapses 201
laptop -96
laramie -105
large -524
larkspur -52
las 157
lasku -4
last -79
lasts 189
later 13
latest -89
lauka 161
lautet 87
lb -281
le -78
lead -96
leave -127
lectura -105
leeds 57
left 89
legajo 57
legal 118
lehe 172
lehel 15
lei -113
lek -97
len 157
lending 252
length -160
leo 122
les 53
lesson -160
lesz -47
let 56
lets 232
letters 165
leur -149
liberar 293
libro -8
liczba -51
lieber 212
liegt -114
lien -411
lifetime 276
ligne 16
lik 123
like 89
limit 54
limited 96
linden 65
lindqvist 59
line 58
linea 199
lines -147
linha 10
link -356
linka 104
linked 74
linking 129
links -49
linux 7
lisboa -27
listeners -191
liter 21
little 5
live -75
liye 60
ljubljana 161
ll -6
llc 146
llega -131
llegar -193
llegara -55
load 180
loan -17
loans 399
local -79
locale 22
localizador -619
location -37
locker -138
loft -84
log 55
logga 88
logge 2
logged -145
loggen 243
logget -6
logging 143
login 158
logins -69
loginwithemail 213
logowania 108
logs 225
lokalizacja 80
lola -10
london -80
long -26
longer -111
look -100
looked -299
loomly 15
los -1
lost -241
lot -40
lote -4
lottery 301
low -228
lower 238
ls0 -113
ltd 193
lua -197
luck -9
lucky 31
luis 7
luka -100
luna -23
lund -53
lundi -84
lunedi -324
lutfen -1
luxembourg 136
luz0000 -117
ly -295
lyon 5
m -25
m00 -135
m0x0tb 83
ma 46
maandag -384
machine 115
macos -149
made 65
madison 9
madrid -58
magaval -115
magic 203
mail 5
mailadres 16
mailbox 33
mailer 20
mailing -56
mails -96
mailu -138
main -108
maintenant -88
mairie 222
mais 51
maison -4
maiuscole 421
maj -8
majuscules 299
maksu 132
man 29
manage 49
managed -41
manager 265
mandag -13
mandamos -89
maps -147
march -146
marco -99
mardi -51
marek -137
marginalia -350
market -132
mars -255
marsh 19
martin -85
mas -245
masuk -12
masukkan 275
masz 116
matches -274
maticna 97
matin -2
matricula -29
matter 210
mattermost -283
maximum 304
may -65
maya -48
mayo -29
mayor -81
mayusculas 357
mbps 133
md 80
me -136
meadow 40
mebleg -24
medlem -114
medlemsnummer -221
meg 57
megadott -45
megerosito 349
megkaptuk -24
meille 361
melalui -77
meldet -88
meldt -41
meldung 190
mellem -113
member -34
members 178
membership 107
meminta 40
mendaftar 46
menit 19
mention -197
mer -305
merchant 88
merci -283
mere -37
merhaba -39
merkezi 20
mes 32
mesa 24
mese -91
meses -50
message -5
met 152
mete 19
meteen -13
meter -26
method -154
mette 15
mezz 50
mfa 469
mg -213
microchip -24
mid 13
midnight 317
mijn 217
milano -143
mili -232
millbrook -527
million -65
min 205
mine -168
minggu -156
minima -235
minimum -64
minit 330
mins 439
minta 99
minuciu 88
minusu 194
minut 333
minuta 429
minutah 462
minute 236
minuten 340
minuter 229
minutes 158
minuti 422
minutit 209
minutos 423
minuts 82
minutter 321
minuttir 243
minutur 368
minuutin 193
minuuttia 290
mira -4
mis 99
missing 30
mission -19
mistake 133
mit 84
mitarbeiter 14
mitte -59
mixer 67
ml -234
mm -78
mms 157
mo 19
mobile -121
mochte 151
mochten 144
model -68
modifie -118
modtaget -70
moi -195
moikka 201
mois -9
moja 229
mokejimo 175
moment 56
monday -160
mondja -128
monitoring -56
monitors 162
monouso 464
monsieur -4
montant -97
month -144
more -55
morning 46
mos 189
most -123
mostantol -88
mot 72
mother -434
move 106
moved -203
moves -71
mozna -455
mp0 -80
mr 19
mrn -42
mrs 181
ms 13
msg 261
msimbo 3
mtan 116
mtu 298
muista 131
mukaan -1
munud 119
murid -28
murmur 66
museum 25
muss -5
must 122
mva 102
mx -252
mx0 -279
my -156
myservices -213
m³ -154
n -56
n0 -17
n00 162
na 72
naam -170
naar -141
nach -47
nachricht -69
nachsten -34
nachster -49
nacional 77
nad -91
nadie 193
nag 252
nagon 187
naic 287
nakamura -3
nakup -143
nakupu -56
nam -40
nambari -88
name -231
named 46
nantes -72
nao 44
nap -64
napis 96
narocilo -111
nase -168
nasi -156
nay 78
nd -6
ne 58
nearly 156
ned -32
nedele -237
need -11
needed -15
needs -38
negozio -109
nell 61
nella 24
neni -3
nennen -91
neste -29
network -28
neu 39
neue 103
neuen 68
neuer 145
never 6
nevienam 254
new 14
news -367
newsletter -257
next 25
nez 77
nf -257
nga -27
ngaku 109
ngay -251
nhan -13
nic 220
nicht -6
nichts -61
niemand 253
niet -85
nieuwe 103
nif 5
night 31
nights -128
nije -31
nikomu 52
nimanui 83
nimbra -34
nincs -44
ningu 158
ninguem 144
nipc 107
nl 119
nl0000 -413
nm 219
no -16
nobody 77
noch 297
nog 75
noget -151
noi -151
nok 303
nombor -102
nombre -96
nomor -91
nomresi -133
non -52
none 27
nooit 39
noon 195
nordhaus -32
noreply 154
normal -197
normally -97
north -59
norway -135
nos -89
nostri -103
nota -306
notes -179
nothing -337
noticed -163
notification 4
notifications -130
notig -263
notre -194
nouda -151
nous -65
noutokoodi -121
nov -215
nove 38
november -154
novembre -177
noviembre -150
novo 278
novy 38
now -70
nowy 157
nr -13
ns 105
nt -147
nu -130
nuestros -10
nueva -158
num -5
numar -112
numaraniz -235
numarasi -118
numarul -190
number -111
numbers -73
numbrid -56
numer -303
numerem -236
numeris -83
numero -173
nummer -249
nummeret -75
numret -94
numurs -127
nunca -185
nuo -104
nyt -7
nº 111
oakmere -68
oat 18
object -20
objednavka -55
obrazovce 227
obrazovke 157
och -72
ocr -76
octavia -242
october -54
od -43
odbiorca 35
odbioru -246
odeme -34
oder -182
odpowiedz -186
of -45
off -40
offers -185
office 38
offline -301
offnen 164
offnet -196
offre -20
oib 68
ok -79
okafor -51
okkar 128
okna 49
okoro 23
oktober -300
ola 33
olay -139
old 34
oldalon 201
oleander -220
olet 282
olur 293
oluwaseun 346
om 91
ombi 127
on -6
onay 158
onaylandi -61
once 14
onda 365
onder -100
one 102
onetimepassword 109
online 121
onlinebanking -184
only 94
ont -159
oomkilled -79
op 26
open 107
opening -110
opens 13
opent -112
operacao 53
operacja 226
operacji 60
operation 159
opiste 572
oplata 126
option -113
or -70
orchard -168
order -113
ordered -191
orders 171
ordine -21
ore 61
org -55
origin -89
original -14
ort -229
os -13
osei -11
oslo -74
osprey 130
osszegu 70
other 51
others -37
oto 251
otp 142
otro -16
otrzymalismy -23
otsikossa 28
otter -36
ou -68
oulu 18
out 59
outdoors 9
ouvert 37
ouverte 289
ove 111
oven 92
over 43
overfor 61
overovaci 356
own -19
owner -102
oy 84
oyun 34
ozdemir 33
ozel -306
p 33
p0 -23
p00 -259
pa -23
paaset 102
paattyy -17
pacific 261
packed -179
pada 57
pag -96
pagamento 31
pagar -279
page 168
pagina 476
pago 52
paid -90
paikalle -261
pair 48
paket -262
pakke -106
pakken 11
pakkenummer -171
paldies -203
palisade 201
palo -58
pana -33
pane 150
panier -323
pankki -99
pantalla 265
paperless -60
papertrail -519
paperwork -14
par -80
para 227
parade 160
parcel -372
parcelo 35
parent 356
park -132
parkera 29
parking -127
parkway -28
parola 165
paroli 99
parool 100
part -43
participant -70
party 88
pas 46
pass -107
passcode 246
passcodes -133
passed -207
passkey -273
passkeys -147
passt -142
password -6
passwordless 79
passwords 143
passwort -170
past 185
paste 129
pasting -27
patch -101
patvirtinimo 231
patvirtinti 341
pay -22
payee 139
paying 56
paylasmayiniz 8
payments 53
payout 135
payouts 83
pc 55
pdf -130
pdt -46
pe -71
peakline -40
pebble 52
pedalo 451
pedido 69
pedindo 26
pedir 84
pediremos -46
pediste 68
pekka 34
pembelian -216
pencilled 587
pendant -41
pending 142
penerima 705
pengambilan -190
pengenalan -101
pengesahan 252
pennant 275
penrose 105
pentru 56
people -139
per -13
percen 227
percig 586
period -96
periodo -70
peristiwa -204
permohonan 269
pershendetje 145
person 10
personal -230
personer -170
personne 305
peru -174
petak -108
petis 267
phone -93
phong -361
photo -89
phut 480
piano -31
pickup -315
picture 77
pid -110
pides 126
pidio 41
piegade -89
pieslegsanas 6
piga 94
pike 15
pincode -118
pine -143
ping -33
pins -81
pipeline -96
pismen 108
piu -114
pixel -13
pl 42
place -128
placed -96
plads 53
planner -195
plant -31
plass 44
plata 118
platba 37
plate -96
platform -48
platnost 99
played -95
player 114
players 9
plc 51
please -41
pln 193
plot 189
plumbing 67
plus -41
pnr -165
po 67
pobranie 23
pocketcms -394
pocztowy -258
pod 69
pode -77
points -246
pokoj -42
pola 23
pole 25
police 25
policka 133
policy -85
polje 106
polling -127
polls -95
pon 169
pone 12
ponesite -104
ponownie -55
pop 268
por 50
porque -140
portal 39
portale 11
portalu 104
porten 8
portland 54
poslana -118
possible -77
post -200
posta -3
postal -165
postcode -209
poste 72
posted -134
postinumero -70
postnumer -53
postnummer -77
postovana 58
pot 51
potom 191
potongan -188
potrditveno 109
potvrdite 78
potvrdte 242
potvrdu 431
potvrzeni 296
potwierdz 127
potwierdzajacy 50
potwierdzenie 83
pour 186
pouzijte 155
pouzite 10
power -14
powered 140
pozdravem 69
pozdravljeni 13
pozdrawiamy 62
poziadali 84
poziom 50
poziv -107
poznan 45
pr -82
pra 87
praha 30
precinct -200
precisa -108
pred -30
predmet -37
prefer 131
prelevement -194
premere 41
prenotazione -63
prepisite 253
prescription -137
press -128
pressed 414
preto -105
preukaz -54
prevista -13
pri -296
price -95
prihlasenie 36
prihlasovaci 127
prihlaste 189
prijava -133
prijavite 209
prijavo 291
prijavu 191
prima -88
primeira -172
primo -76
print -26
printed -222
printer -139
printing -282
priority -13
pris -367
prisijungimo 500
prisijunkite 143
privacy 176
priya 3
prize -244
pro 17
probably 22
processed -46
prod 286
product -326
production -202
profile 35
profilo 273
profite -194
projector 18
promijenjena -7
promise -176
promised -443
promo -144
promocional -131
prompt 352
pronta 82
proof 41
prosim -117
prosinca -158
protocolo 80
proud -453
prove 231
proves 63
provided 68
provider -73
proximos 110
prufcode -50
przelew 44
przepisac 563
przepisz 298
psc -147
psst 33
pt 40
pts 128
puan -50
puedes -262
puh 34
pull -261
pulnoci 318
pulsa -385
punch 148
puntos -91
puo -21
purpose 139
put 163
q 614
qa -43
qa0 229
qeydiyyat 231
qr -845
qty -275
qua -95
quai 18
qualcuno 3
quando 54
quatre 128
que 60
quem -152
queue -23
qui 6
quillbase -238
quillhost -30
quis 8
quiz -59
quoc 50
quote -94
qx00 -26
qx0t0l 319
r -74
r000 -4
ra 52
rabatkode -203
rabatkoden -377
rabatowy -251
rabattkod -244
rabattkode -247
rachunek 100
racun -124
radio -92
radku 79
rafael -38
raffle -222
rahasia 92
rail -11
randevu -91
randevunuz -101
range 61
ranije -35
raqami -221
rastreio -114
rate -260
rathmines -724
rb -200
rcpt -282
rd 39
reach -132
reachable 642
reached -23
read -45
reader 16
reading -76
ready -141
real -90
really 370
realm 132
recebemos -164
receber 52
receipt -223
receipts -124
reception -82
recibes -22
recibimos 354
recipient 205
recogida -130
reconoces 11
recopier 45
recopiez 697
record -108
recorded 38
records -188
recover 14
recovery 234
recuerda -138
redacted -401
redan -54
redeem -146
redemption 98
reducere -110
ref -57
referans 13
reference -185
referencia -422
referral -318
refs -187
refshalevej 105
refunded -103
refunds 46
refused -6
regards 143
regeringsgatan -220
region -8
register -108
registered 22
registering 207
registration 97
registrierung 260
registro -126
regisztraciot 17
regulated -32
reinitialisez 156
reintegro -119
reject -8
rejected -521
rejestracje 145
rek 29
rekening -72
rekisteroitymisesta 224
relates 138
relax -111
release 149
released 22
remember -95
remercier -149
reminder -458
remote 92
removed -126
remplace 161
rendelesszama -34
rendelest -62
rendered -161
renew -268
rent -44
renvoyer -108
repair -16
repeat 249
replaced 17
replied -15
replies -53
reply -17
replying -94
report -221
req 40
reqemler -59
request 66
request_id 283
requested 239
requester 150
requests -16
required -67
requires 725
reserva -283
reservation -38
reserved 5
reset -18
resi -61
resident 74
resolution -27
resolved -113
responda 251
responde 36
response -358
responsibly 97
result -178
results 128
retrait -460
return -26
returns 6
reveal 43
review -123
reviewed -30
revision -438
rezervacija -22
rezervacije -164
rfc -457
rg0 -172
ri -70
riceverai -22
richiesto 52
rider -13
rides 161
riding -441
riga 59
right 66
rights 394
rinda 119
ring -126
ringe -159
rio -39
riquadro 15
ritiro -110
rm00 -4
ro -28
road -32
robin -237
robots 157
role 129
rollout -36
ron 12
room -55
roulib 64
route 57
routing 223
row 2
rp -49
rp0 39
rp00 -44
rs 47
rule -127
run -51
runner 217
runs 70
rush 145
rutan 78
rydo 28
s -31
sa 59
saapunut -66
saat -83
sad -25
safari -18
safe -88
safety -326
sag -121
sagsnummer -102
saint -29
saisir 237
saisissez 431
saiu -237
sak -69
sakerhetskoden 27
sala -152
salah -367
salamat -269
saldo -116
sale -138
sales -29
sali -24
salut 96
sam 12
samme -379
sampai -128
sample -65
sampleville -867
samr00 -215
san 12
santiago -219
sao -105
sara 16
sat -19
sata 213
save00 -34
saved 80
savo 161
saw -180
sayfaya 472
sayi -96
sc 4
scade 149
scaduto -92
scams -47
scan -1
scanners 689
schlussel -102
schranka 99
schrieb 51
science -369
sconto -207
screen 242
scrie 80
scrivi 247
sdelte -2
se 33
sea -50
seans 141
season 1
seat -261
seattle -39
sebou -30
sec 46
second 88
seconda 96
seconds -141
secret 14
secretaria -10
section -126
secure 5
security 6
seda 205
see -54
seeblick 3
seed -28
seen -125
sees 57
seguinte 202
seguranca 75
seguridad 38
seine -37
seite 15
sekali 195
sekci -1
selam 77
selasa -216
selatan 108
self 12
selin -161
sell 82
seller 110
semaine -48
semana -77
sementara -11
senast -78
send -95
sender 20
sending 273
sendt -84
sendung -45
senhor 103
sensitive 216
sent -100
senza 23
sepette -118
september -76
ser -258
sera -80
seriennummer -84
serra -70
serve -5
servers -442
services 33
servir 54
servus 29
sessions -55
set -44
setelah 135
setting 52
settings -63
seu 91
seul -65
seven 38
severity -33
sha0 -7
sha000 -129
share 59
sharp 58
shed -107
shelf -126
shift 145
ship 107
shipped 82
shipping 154
shop -182
should -3
show -21
shown -236
shows -209
sicherheitscode 276
sidan 345
siden 423
sie 71
siempre -32
sierra 73
sifra -103
sifre -94
sifreniz 243
sig -95
sign 75
signature 18
signatures -643
signed -242
signer 389
signin -19
signing 71
signs 44
signup 235
siguiente 54
sigurdsson 223
silakan 204
silver 174
sim 180
simpan -53
simply 302
sincerely 6
singapore -163
single 66
sinun 96
siparisiniz -88
sirve 75
sisesta 162
sisselogimiskood 142
sistema 306
sit 30
site 41
sitter 116
sitting 244
six 91
siz 4
sizden -44
size -47
sjalv -16
sk 26
skaitli -48
skaits -77
skambinkite -238
skarmen 33
skeleton 405
skickade -165
skickats -58
skopiuj 45
skriv 294
skriva 160
sku 128
sky 27
slaet -136
slevovy -320
slik -50
slot 212
slova 28
slutar 169
sm -148
small 304
smart -297
sme -83
smo -112
smoke 253
sms -261
smtp -350
so 5
sobald 27
sofia 53
sofort -42
sol 193
sola 150
solene -37
solicitacao 211
solicitors -76
solicitud 112
sollte 34
solved -165
som 53
somebody 91
someone 75
something -34
son -52
sondag -23
sondern 51
sonra 397
sons 183
sooduskood -236
soon 40
sorrel 9
sorry 155
sort -79
sorteo -17
sortie -28
sorulariniz -326
sou 231
souhaitez -86
souhlasite 17
soylemeniz -4
sp 53
spam -226
sparst -210
special 161
specialist -97
spedizione -97
speicherstr 49
spell 38
spend -64
spent -296
splatnost -14
split -236
sporitelna 319
sporsmal 82
sport 74
sprawdz 238
spring -260
square 27
src -147
sri 288
ssa -142
ssd -110
ssh 15
sshd -51
st -88
staat -108
stadfesta 109
stadfestingarkodinn 27
staff 52
stagehand 134
staging -8
stale 113
stand -380
standing 200
stands 138
stanje -46
start -90
started 54
starts -111
statement -268
station -21
statistics -7
stato -241
status -167
ste 6
steht -164
step 238
stevilka -98
still -165
sto -57
stock -148
stockholm -58
stop 149
stops -52
stora 79
storage 45
storgatan -19
straight 4
straks 37
strani 31
street -13
string 62
stronie 152
stub 171
stunden -31
stuurden -144
su -106
sua -12
subject 54
subject 0 -109
subject 00 -172
subject 000 19
subject 0000 -53
subject 00000 -12
subject 000000 -9
subject 0000000 -103
subject 00000000 -39
subject 00k -92
subject 0b -125
subject 0fa 199
subject 0x0 -367
subject a -44
subject aanmelding -339
subject abgelaufen -279
subject aboard 91
subject about -25
subject accepted -348
subject acces 145
subject acceso 407
subject access 219
subject accession 37
subject accesso 144
subject account -18
subject acesso 40
subject acme -18
subject action 6
subject activa 338
subject activate 47
subject activation 273
subject added -215
subject adding 494
subject address -54
subject adeyemi -71
subject adgang 11
subject adherent 43
subject admin 231
subject adresse 12
subject adresu 82
subject afspraak -101
subject al 1
subject alamat 175
subject aldrig -310
subject alert -257
subject alerts 413
subject all 119
subject almost 225
subject am -215
subject anda -101
subject andret -72
subject anmeldecode 189
subject anmelden 70
subject anmeldung 60
subject answered -371
subject antrag -8
subject api -341
subject app 108
subject app_name -418
subject appareil 57
subject appointment -53
subject approval 196
subject approve 445
subject approved -156
subject appuntamento -87
subject april -240
subject ar -28
subject arcade 28
subject are 49
subject area -252
subject arende -252
subject arrive -152
subject arrived -11
subject arrives -214
subject arsbesked -25
subject attempts -21
subject attention -19
subject auftrag 58
subject autentificare 143
subject auth 2
subject authenticate 860
subject authentication 6
subject authorize 408
subject automatic -11
subject autorize 332
subject autoryzacyjny 239
subject aux -47
subject avaaminen 2
subject available -113
subject avec -98
subject aviso -98
subject avviso -33
subject aw 163
subject az -44
subject back 122
subject backup -184
subject baglamaniz -43
subject baharu -269
subject bank 143
subject banka 147
subject bao -47
subject barn 200
subject baru -257
subject basket 60
subject before 71
subject bei 239
subject bekraft 392
subject bekrafta 280
subject bekreft 193
subject belepes 80
subject belepesi 201
subject bereit -17
subject berhasil -350
subject bestatigen 327
subject bestatigung 40
subject bestatigungscode 42
subject bestelling -14
subject bestellung -224
subject bestilling -105
subject beta 19
subject bevestig 244
subject bienvenue -193
subject bill -36
subject birthday -93
subject biztonsagi 334
subject boiler -15
subject bok 9
subject boleto -96
subject bolletta -213
subject bon -9
subject book -56
subject booking -32
subject brand -93
subject breaks -54
subject browser 154
subject buchung -80
subject buchungsbestatigung -134
subject budget -123
subject bus -397
subject but 130
subject by -289
subject c 9
subject cadeau -63
subject call -117
subject cancelled -872
subject cannot -318
subject car -162
subject card -173
subject case -117
subject certificate -451
subject challenge 126
subject change 266
subject changed -305
subject chao 17
subject chart -23
subject check 176
subject checkout 52
subject chegou -4
subject chitanta -21
subject cho -76
subject chuyen -20
subject chyba -86
subject ciao 55
subject cihazdan 24
subject cislo 5
subject claim 315
subject class -418
subject client 256
subject club 132
subject cod 222
subject code 148
subject codes -258
subject codi 470
subject codice 283
subject codici -29
subject codigo 188
subject codigos -57
subject codul 118
subject coletul -70
subject collect -320
subject collection -53
subject com -40
subject comanda -99
subject commande -374
subject comments -59
subject company -73
subject complete -100
subject completed -147
subject compra 11
subject compte -135
subject computer 430
subject con -276
subject confirm 122
subject confirma 87
subject confirmacao 175
subject confirmar 156
subject confirme 280
subject confirmed -477
subject confirmer 422
subject confirmez 67
subject connect 121
subject connexion 220
subject consegna -157
subject console 248
subject consulta -167
subject conta -126
subject contact 309
subject contract -4
subject contrasena 56
subject contrasenya 96
subject control 291
subject convite -75
subject cooperativa 210
subject copied 218
subject correo 369
subject correu 118
subject course -103
subject cua 87
subject cuenta -8
subject cupom -112
subject customs -115
subject czeka -271
subject da -36
subject dana -95
subject dang 1
subject dari -131
subject das 118
subject day -351
subject days -433
subject de 88
subject declined -16
subject degistirildi -78
subject del -103
subject delete 240
subject delivery -203
subject demo 122
subject deployed -397
subject deposit -392
subject det 417
subject details -212
subject dev 120
subject device 288
subject dich 31
subject didn -1005
subject die -40
subject digit -95
subject digits -86
subject din -54
subject disabled -624
subject disponible -431
subject dispositivo 63
subject do 140
subject does 90
subject dogrulama 114
subject don -171
subject done -58
subject door -130
subject dress -51
subject driver 3
subject du -7
subject due -137
subject dumneavoastra -157
subject duoc -100
subject durin_iii -26
subject e 196
subject e0e 109
subject each -97
subject echec -305
subject edit 77
subject eich -108
subject electronic 342
subject electronique 155
subject elevation 41
subject elkeszult -268
subject email 47
subject en -131
subject enabled -292
subject engangskod 138
subject engangskode 401
subject engineer -168
subject enter -215
subject entered -600
subject entities 34
subject entra 136
subject entrar 451
subject entrega -167
subject entry 153
subject ep -316
subject er -187
subject eres 44
subject error -60
subject es -79
subject eshte -259
subject este -54
subject et -182
subject ete -71
subject eur 21
subject even 123
subject everything -34
subject exam -206
subject examen -103
subject example -77
subject exited -107
subject expire -366
subject expired -646
subject expires -19
subject export 83
subject external 193
subject ez 91
subject factor 24
subject factura -268
subject facture -39
subject factuur -239
subject failed -906
subject faktur -12
subject faktura -440
subject fallback 153
subject falsche -29
subject falta 342
subject fattura -55
subject fatura -141
subject faturaniz -167
subject fehlgeschlagen -104
subject feil -217
subject feirao 64
subject fernbank -13
subject fernly -184
subject fi -121
subject field -470
subject finish 229
subject fiok -60
subject firma 383
subject first 107
subject flight -2
subject foi -10
subject folio 189
subject for 72
subject forgot 7
subject form -97
subject forum 248
subject forwarding -441
subject fost -349
subject fra 42
subject fran -146
subject fraud -116
subject freigabe 476
subject freigeben 46
subject freischaltung 17
subject friday -230
subject fridge 52
subject friends -314
subject from 125
subject fur 160
subject fwd 409
subject game -165
subject garden 277
subject gate -105
subject gauge 140
subject geandert -96
subject gewijzigd -462
subject giam -78
subject giris 174
subject give -517
subject godkann 98
subject godkend 334
subject got -34
subject gratis -42
subject guest 331
subject gutscheincode -85
subject ha -99
subject hai 111
subject half -49
subject han -629
subject har -239
subject has -278
subject hasla -36
subject have -454
subject hazir -187
subject hazirdir -104
subject hej -21
subject held 199
subject hello -133
subject help -290
subject here 33
subject herinnering -74
subject hesap -74
subject hesla 75
subject heslo -151
subject het 162
subject hey 491
subject hi 90
subject hoje -421
subject hold -163
subject holiday -163
subject home -135
subject hos 28
subject hospital -111
subject hotel 159
subject hours -435
subject house 153
subject how -423
subject hr -61
subject hs -469
subject i -52
subject icin 166
subject identity 120
subject idopont -123
subject ihr -24
subject ihre -200
subject ihrem -52
subject ihres 14
subject il -147
subject ilea -137
subject important -510
subject in -34
subject indirizzo 284
subject information -343
subject inici -100
subject inlogcode 477
subject inloggen 139
subject inloggningskod 346
subject inn 171
subject innlogging -92
subject input -294
subject inscription 308
subject inside -342
subject inspection -177
subject insurance -59
subject invitation -109
subject invited -732
subject invito -123
subject invoice -338
subject ir -186
subject is -27
subject issue -434
subject ist -37
subject it 357
subject item -16
subject janji -48
subject je -208
subject jednorazowe 105
subject jelszo 306
subject jira -267
subject joining 409
subject jouw -209
subject jovahagyasa 674
subject jovahagyo 18
subject juaj -221
subject jums -50
subject june -50
subject juniper -211
subject jusu -141
subject k 237
subject kargonuz -228
subject karty 69
subject ke 190
subject keamanan 142
subject keeper 93
subject kelulusan 35
subject kerro -303
subject keselamatan 41
subject kestrel 6
subject kettle 44
subject khoan 287
subject kiitos -52
subject kinnitamine 298
subject kinnituskood 248
subject kirjaudu 6
subject kirjautumiskoodisi 521
subject klaar -288
subject klub 161
subject knock 31
subject kod 184
subject koda 377
subject kodas 390
subject kode 295
subject kodea 393
subject kodehavn -23
subject koden 284
subject kodi 445
subject kodja 275
subject kods 201
subject kodunuz 188
subject kody -66
subject kommt -85
subject konfirmasi 285
subject konta 97
subject konto -78
subject kontrola 229
subject kontrolu 10
subject koodi 70
subject kvitto -96
subject l 12
subject la -6
subject lab -213
subject lager -104
subject lasku -57
subject le -142
subject lease 219
subject length -530
subject les -207
subject let 20
subject library -122
subject licence -573
subject license -139
subject lich -136
subject liegt -92
subject lien -238
subject linha 461
subject link -81
subject linked -273
subject linking 195
subject listrik -82
subject living 250
subject livraison -129
subject load -168
subject location -570
subject locked 127
subject locker -132
subject loft 61
subject log 257
subject login 262
subject loginkode 324
subject logon 70
subject logowania 7
subject logowanie 150
subject longer -387
subject losenord 146
subject low -637
subject lt000000000 -60
subject m 26
subject ma 126
subject magic -28
subject mail 256
subject mails -44
subject mailu 119
subject manage 381
subject manca 73
subject market -156
subject mars -15
subject masuk 110
subject mat 388
subject match -300
subject may 24
subject meeting -120
subject megerkezett -38
subject megerositese 197
subject member 134
subject members 154
subject message 114
subject meter -354
subject mfa 104
subject minutes -253
subject missing -171
subject mo 156
subject modifie -46
subject moi -61
subject monday -512
subject month -179
subject more -252
subject myservices -113
subject na -44
subject nao -183
subject nas -118
subject naslova 217
subject ne -317
subject needed 93
subject neue -337
subject neuer 49
subject never -293
subject new -26
subject news -349
subject newsletter -274
subject nie -424
subject nieuwe 150
subject nimbus 1187
subject no -146
subject nollaa 98
subject non -231
subject nooit -190
subject norwind 511
subject nota -338
subject notely -64
subject notes -339
subject notewell -356
subject notice -310
subject notification -30
subject notig 309
subject noua -93
subject nouveau 121
subject nouvelle -319
subject nova -246
subject nove -169
subject november -126
subject now -210
subject nowe -11
subject nu -146
subject nueva 52
subject nuevo 2
subject nulstil 54
subject number -97
subject numbers -105
subject numer -162
subject nunca -515
subject nur -2
subject ny -13
subject nyt -140
subject oak -199
subject object -629
subject objednani -85
subject objednavka -111
subject odeme 4
subject of 140
subject off -338
subject on -108
subject onayi 22
subject one 412
subject online 247
subject only -92
subject op -239
subject open -149
subject opening 372
subject order -110
subject ordre -254
subject otp 150
subject oublie 1
subject over -442
subject overeni 154
subject pa -56
subject paczka -190
subject pago 12
subject paiement 150
subject pair 71
subject pairing 140
subject paket -469
subject palogging 138
subject par -234
subject parcel -432
subject parent 134
subject parking -138
subject passcode 157
subject passed -89
subject patvirtinimas 316
subject payee 5
subject payment 74
subject pedido -343
subject pemeriksaan 50
subject people -212
subject per 24
subject perjalanan -60
subject permohonan 334
subject pesanan -35
subject phone 177
subject pickup -13
subject pieslegsanas 43
subject pin 116
subject pins -133
subject pipeline -45
subject piu -10
subject please -89
subject pocketcms -152
subject podpis 224
subject points 137
subject portal 316
subject portale 64
subject portalu 26
subject porto -324
subject posiljka -412
subject post -211
subject postadress 4
subject potrditev 174
subject potvrdte 257
subject potvrzeni 67
subject potwierdz 349
subject pour 127
subject pr -792
subject prenotazione -59
subject price -160
subject prie 144
subject prihlaseni 113
subject prihlasovaci 128
subject prijava 12
subject prijavu 95
subject pro -12
subject problem -331
subject prod -61
subject programare -96
subject project -193
subject promijenjena -8
subject promo -163
subject prueba 77
subject publish 97
subject puk -228
subject pw 12
subject q -196
subject query -51
subject queue -42
subject quick 290
subject quoted -286
subject r -6
subject rabatowy -161
subject rabatt -141
subject racun -142
subject radio -218
subject randevu -31
subject re -136
subject read -9
subject reader 353
subject ready -144
subject recall -216
subject receipt -788
subject receive 383
subject received -179
subject rechnung -246
subject recibo -172
subject recordatorio -100
subject recovery 41
subject redeem 209
subject redeeming 591
subject refund -54
subject regalo -207
subject register 81
subject registered -308
subject registration 94
subject registreret -4
subject registry -379
subject rejected -11
subject relay 17
subject release -148
subject releve -211
subject reminder -456
subject removed -138
subject rendez -79
subject reply -183
subject report -283
subject req -251
subject request -10
subject requested 152
subject reserva -307
subject reservasjon -114
subject reservation -316
subject reset 183
subject resit -45
subject resolved -74
subject respaldo -129
subject restablezca 98
subject result -176
subject returned -53
subject reveal 18
subject review -706
subject rezervasyonunuz -161
subject rezerwacja -29
subject ricevuta -80
subject ride -84
subject rma -98
subject room -3
subject roulib 25
subject router -84
subject run -76
subject s 218
subject sakerhetskod 114
subject sakerhetskontroll 259
subject sale -171
subject samedi -56
subject sample -84
subject saturday -144
subject save 28
subject sconto -336
subject score -169
subject season -146
subject seats -32
subject second 205
subject secure 111
subject securite 113
subject security 222
subject seguranca 20
subject sei 135
subject semakan 28
subject semula 14
subject sen 225
subject sender -214
subject senha 114
subject sent -321
subject september -129
subject server -2
subject set -361
subject seu -80
subject share -301
subject shift 339
subject shipment -59
subject shipped -196
subject si -11
subject sicherheitscode 86
subject sicurezza 149
subject sidor 29
subject sign 164
subject signature 169
subject signing 235
subject signup 176
subject sikkerhedstjek 198
subject sim -98
subject single 17
subject sinu -141
subject siparisiniz -67
subject slaet -9
subject sms 150
subject smtp -334
subject so -97
subject solo 29
subject solved -45
subject sorrel 7
subject sorry 36
subject spent -160
subject ssh 18
subject stadfesting 59
subject stadfestingarkodi 148
subject staging 18
subject stap 112
subject start 336
subject statement -241
subject stay -141
subject step 143
subject still 69
subject store -112
subject student 54
subject su -4
subject sua -93
subject subject 238
subject subscription -21
subject sudah -82
subject sudo 87
subject summary -34
subject sunday -649
subject survey -357
subject system -153
subject szamla -79
subject t 185
subject tan 321
subject tastet -502
subject tax -37
subject taxi -52
subject telah -136
subject telefon 28
subject telephone 618
subject tell -223
subject template -38
subject temporal 99
subject temu -118
subject termin -150
subject terminal 3
subject tern 388
subject tesdiq 222
subject test 3
subject tetapkan 31
subject text 2
subject texted -578
subject thanh -23
subject thank -191
subject thanks -281
subject the -28
subject there 42
subject thing 61
subject this 279
subject ti -140
subject ticket -33
subject tid -86
subject tiket -241
subject tilauksesi -71
subject tilausvahvistus -33
subject till 204
subject time -106
subject tl -130
subject to 103
subject toegangscode 54
subject token 108
subject tomorrow -215
subject tonight -249
subject too -366
subject tot 47
subject track 30
subject transaction 11
subject transfer 164
subject transferencia 284
subject trip -389
subject trusted -59
subject tu -33
subject tua -96
subject tur -96
subject turned -378
subject turvatarkistus 289
subject tv 267
subject two 71
subject twoj 69
subject u -2
subject uhekordne 171
subject uj -38
subject un -197
subject und -79
subject undelivered -43
subject unique 268
subject unlock 507
subject up 98
subject update -101
subject updated -368
subject used -411
subject user -187
subject uus 253
subject uz -38
subject v -224
subject v0 -9
subject va -164
subject vahvista 348
subject vaihdettu -67
subject validation 183
subject varauksesi -129
subject vasa -201
subject vase -249
subject vastuvott -89
subject ve -520
subject vencio -353
subject verifica 87
subject verificacao 190
subject verificare 12
subject verificatiecode 4
subject verification 105
subject verified -371
subject verifiera 69
subject verifikasi 92
subject verify 184
subject version -830
subject viaje -26
subject video 77
subject view 149
subject visit 50
subject visszaigazolasa -75
subject vom 71
subject voor 26
subject vostra -52
subject votre -37
subject voucher -160
subject vous -218
subject voyage -58
subject vpn 159
subject vs 75
subject waiting 33
subject waitlist -207
subject wants 84
subject warehouse -232
subject warnung -134
subject was -186
subject way -337
subject we -281
subject webinar -116
subject week -128
subject weekly -171
subject welcome -46
subject wg 121
subject what -350
subject where -41
subject wi -75
subject wiadomosc 118
subject wifi 28
subject will -253
subject willkommen 66
subject withdrawal 140
subject wrong -221
subject wurde -688
subject xac 498
subject ya -91
subject year -444
subject yeni -14
subject you 25
subject your -25
subject yours 53
subject z -85
subject zahlerstand -242
subject zamowienie -100
subject zip -69
subject zlava -4
subject zlavovy -252
subject zmienione -112
subject zostalo -64
subject zprava 148
subject zresetuj 228
subject zugang 152
subject zurucksetzen 31
subject zwei -59
subject επιβεβαιωστε 289
subject η -366
subject κωδικοσ 16
subject κωδικου 76
subject ραντεβου -101
subject συνδεσησ 8
subject адреса 54
subject аккаунт -95
subject бронирование -52
subject ваш -178
subject вашата -76
subject ваше -145
subject вход 159
subject входу 12
subject вхід 27
subject для 400
subject за -32
subject заказ -115
subject записи 219
subject изменен -19
subject имеил 42
subject к 148
subject код 308
subject кіру 143
subject не -6
subject пароль -171
subject пароля 20
subject подтвердите 433
subject подтверждение 630
subject потврда 252
subject потвърдете 181
subject почты 148
subject пошти 279
subject си 145
subject счет -115
subject форум 1
subject час -92
subject ձեր -23
subject אימות 315
subject אישור 83
subject הספר 279
subject הקוד 223
subject חדשה -253
subject קבלה -23
subject קוד 279
subject שלך -51
subject الالکترونی 381
subject بررسی 12
subject تاکید 17
subject تایید 521
subject تصدیق 118
subject تم -341
subject جدید -26
subject دخول -7
subject رمز 410
subject شما -147
subject لا -524
subject لاگ 42
subject مع -259
subject نمبر -7
subject نوبت -82
subject ورود 151
subject کد 22
subject کسی -122
subject ہو -104
subject आज -290
subject आपका -75
subject ओटीपी 284
subject करें 527
subject को -357
subject कोड 217
subject गया -10
subject नया -1
subject কেড 121
subject হয়েছে -65
subject ยืนยันอีเมลของคุณ 286
subject თქვენი -252
subject შეკვეთა -103
subject ኮድ 38
subject パスワード変更完了のお知らせ -13
subject ポータル 130
subject ログイン 32
subject ワンタイムパスワードのお知らせ 350
subject 取件通知 -3
subject 安全验证 19
subject 您的登录验证码 93
subject 您的订单 -45
subject 新しいログイン -33
subject 本人確認 253
subject 確認コード 173
subject 認証コード 25
subject 重置密码 7
subject 重要 -188
subject 验证码 98
subject 계정 -115
subject 도착 -18
subject 도착했어요 -145
subject 등록 34
subject 로그인 74
subject 문의 -50
subject 본인확인 504
subject 새로운 -96
subject 예약 -432
subject 완료되었습니다 -37
subject 이메일 14
subject 이번 -49
subject 인증 376
subject 인증번호 385
subject 재설정 252
subject 코드 64
subject 확인 530
submission -35
submit 101
subscribers 266
such -38
sudah -227
suerte -151
suite -123
suivant 212
suma -91
summa -172
summary -206
summit 688
sumoketa -59
sun -228
sunati -18
sunday -72
supaya 168
supply 15
sur -52
sure 392
surgery -96
surrey 230
survey -160
suspicious -293
sw -5
swift -176
switch 62
switched -223
symbol -39
syota 190
syottaa 11
syottamalla 32
system 80
systems 24
szama -83
szamla -53
szamon -222
szamra -118
szamu -14
szia 165
t -12
t00 168
tab 137
tab_id -27
table -73
tablet 321
tac 208
tady 26
tag -131
tagihan -66
tai -104
take -171
takes -9
taking 164
takip -136
takk -39
taksit 113
talian -14
talk -293
talla 32
talr 140
tamamlamak 104
tampere -148
tan 142
tandemly -273
tanggal 6
tanneurs 57
tapez 54
tapped 645
tar -60
tarang -29
tard -6
tarehe -369
tarih -178
tarjeta -1
tartalek -376
tartu -55
tarvitse -24
tas 114
task -232
tasks 165
tassa 186
tast 132
taster 19
tat 302
tatranka 259
tau 133
tavo 69
tax -122
tb -75
te 56
team 101
technician -103
technologies 30
teclea 23
teendoje -19
tegar 36
teid -90
teie 81
tek 261
tela 182
telah -51
telefon -59
telefone -35
telefonicky -48
telefono -114
telefonu -137
telemovel 21
telepon 19
tell 176
tells -111
tem 76
temp 67
tempahan -273
templates -23
temporal 82
temporaneo 262
temporary 108
temujanji -74
ten 49
tento 18
ter 35
terima -3
termasuk 197
termin -27
termina -223
terminado 127
terminal 47
terms 97
tesdiq 122
teslim -37
teslimat -134
tessera -151
test 3
testbed 130
tester0000 -126
testserver -30
teu -9
text -227
texted -294
texts -14
tez 117
than -144
thang -44
thanh -178
thank -67
thanks -31
that 63
thay -189
the 24
then 157
there -57
these 29
they -100
things -30
think 275
thinking -323
this 134
thistle -60
thornvald00 -65
those 38
thread -54
three 4
through 131
throw -153
thu -63
thuc 92
thursday -9
ti 63
tiada -329
tick 151
ticket -255
tid -128
tidepool 36
tidewater 323
tiegħek 106
tik 545
tika -107
tikai 178
til 34
tilausnumerosi -9
tiles 48
tilisi 112
till 12
tillykke -264
time 58
timed 197
timer -124
times -57
tin 37
tinggal 24
tinn 150
tip -132
tippe 15
tippen 155
tirage -170
tirane 176
tiver 86
tl -54
tlf 91
to 105
tobias -197
today 132
todos -38
toegangscode 153
toi -7
token 13
told 238
toliau 217
tomorrow 33
ton 181
tonight 87
too -32
took -130
tool 86
topics -120
toplam -105
torno -393
tot 14
total -113
totale -278
totp -669
tour 168
toute -5
towel -36
tp -34
tr00 48
trace -29
track -158
tracked -208
tracking -57
tragen 212
traiga -51
trang 195
transacao -38
transaction -100
transfer 64
transit 143
travellers 219
treat -268
treba 118
tri -58
tributo -62
tries 10
trimis -384
trip 53
trips 63
trong 84
trowel -43
true -142
try 24
trying 30
trykk -317
ts -137
ttl -50
ttl_minutes -118
tu 49
tua -105
tube -66
tuc 163
tue 97
tukar -56
tuleb 163
tulee -37
tulemast 64
tun -22
tuo 62
turn -36
turnstile -677
tutar -109
tutti -161
tvuj 95
twice 110
two -63
twoj 129
twoje 97
tx 86
txn 214
tylko -72
type 260
typed 62
typing 403
u 44
uber 28
uberweisung 13
ubuntu 119
ucebna -69
ucet -14
uchun 479
uctu -139
ucun 306
udlober 76
udv 88
udvozlettel 116
ugy -20
ugyfelszam 76
uhekordne 345
uhekordset 184
ui 170
uid -50
uit -197
ujat 14
uksekood -104
ukucaj 198
ukupno -73
ulang -218
ultima -14
um 40
un 40
una 39
und -92
undefined -37
under -41
unesite 342
ungultig -18
uni 635
unica 84
unico 196
union -123
unique 297
unit 265
unlimited 118
unlock 144
unlocked -173
unserer -1
unter 6
until 53
untuk 182
up 12
update -32
updated -257
upi -62
upisi 79
upisite 287
uploaded -38
uporabite 49
upphamtningskod -12
ur 122
ure 73
url -129
urlapon 57
us -92
usa 16
usato -378
usd 252
usdt -84
use 163
used -178
useless -156
user -19
user0 150
user_id 140
userid 191
usermailer 189
username -161
users -193
using -78
uso 346
usual -466
usually -89
utana 378
utanvet -310
utc -94
utf -77
uthibitisho 214
utilise -233
utrecht -287
uus 54
uusi 165
uw -107
uygulamaya 164
uzsakymo -221
uzyc -101
v 122
v0 76
v0000 -13
va 122
vagy -90
vahvista 260
vahvistettu -174
vahvistuskoodi 169
vahvistuskoodisi 371
vai 86
vaihtuu 298
valabil 93
valable -52
valid 83
valid_for 63
validade 177
validate -59
validation 133
valido -78
valkommen -152
valmis 27
valor -88
value 79
van -27
vanaf -39
vandaag 23
vanhenee 437
vantar 55
vao 14
var -329
vardagar 41
vare 119
variabilni -139
variable -139
vars 125
vart 11
vartin 388
vas 2
vase -166
vashiyat 70
vastata 161
vault -126
vazena 75
vazeni -55
ve 37
ved 16
vence 53
vencimento -122
vencio -47
vendor -11
vendredi -158
venir -43
ventana 9
verde 189
verdi -21
verfallt 390
verifica 176
verificacao 174
verificacio 56
verificacion 257
verificado -60
verificare 285
verificatiecode 365
verification 145
verifie -19
verified -197
verifieringskod 283
verifieringskoden 186
verifies 102
verifikasi 273
verify 105
verifying 31
verlopen -182
version -102
verval 25
vervalt 194
verwenden 187
verzonden -4
vesterbrogade 10
vez 204
vf 205
vi -154
via -36
vid -302
video 158
viele 79
vielen -143
vienreizejais 44
vienreizejo 150
vient -38
view -96
views -33
vigilant -176
viimeistaan -76
viite 270
vil 103
vill 174
ville 50
vinduet 64
vingt -31
vintage 119
vis -18
visa -191
visible 76
visit 6
vite 204
vlozite 49
voen 340
voer 282
voice 102
voici 148
void 131
voimassa 27
voit -105
vol -50
volta00 -1
voor 69
vorgang 113
vostre 106
vote 62
voting 75
votre 25
voucher -324
vous 32
vpisite 26
vraagt 41
vragen 45
vrijedi 21
vu 29
vul 545
vyzdvihnutie -41
vyzvednuti -69
w -48
wa 44
wait -132
waiting 207
waits 24
walk -116
wallet 191
want 24
wanted 91
wanting 8
wants 323
war -116
ward -267
wardenette -133
warehouse -28
waren -283
warenkorb -548
warranty -468
was -217
wasn -110
watch -237
way -199
wazne 72
waznosc 26
wazny 78
we -12
web -42
webinar -76
weder -92
wednesday -93
week -149
weight -96
welcome -43
well -48
wellington -197
wenn 87
werden -47
were -206
weryfikacyjny 203
weten 169
wexford -540
what 54
when -121
whenever -179
where 80
which 31
whichever 220
while 121
white -139
whitlock 61
who 89
whole -234
why -15
wi -57
wielkosc 251
wifi -25
wij -148
wiki 31
wilde -35
will 36
willowmere -733
wilt 141
win -189
window 219
winkel -182
winners -128
winning -28
wir -123
wird -60
wish 264
wislany 84
wissen 75
with 141
withdrawn -148
within 46
without 92
wizyty -78
wlan -74
wniosku 277
woof 265
words -20
wordt -15
worker -73
working -48
works -106
world -115
worth -192
would 194
wpisac 478
wpisz 363
write -115
wrona -111
wrong -47
wurde -117
www 63
wybierz 47
wygasa 354
x -6
x00 187
x000 -48
x0000 208
xac 97
xifres -55
xml 269
xx 116
xx0000 49
xxxxxx -120
y -56
ya 25
yalnizca -88
yapildi -488
yapin 140
yard 15
yaz 386
yazin 2
year 104
years -347
yellow -315
yeni 80
yes -54
yesterday -216
yeyote 26
yo 203
you 44
your 53
yours 154
yrittanyt 294
yyz 30
z 9
za -46
zadajte 366
zadanim 372
zadej -264
zadejte 375
zadny -257
zadzwon -36
zahl 249
zahlernummer -79
zahtevali 88
zahtjev 2
zakaznicke 132
zaloguj 157
zalozna 14
zaragoza -65
zarizeni 90
zasilku -47
zaslonu 126
zaveste -19
zdarma -78
ze 24
zeby 72
zenbakia -159
zero -133
zeynep -50
zgloszenie -42
zip -270
zk -134
zl -128
zlecenie 32
zmeneno -26
zmenu 44
zmiana 58
zmien 58
znamenke 33
zodra 24
zoom -316
zostal -114
zostala -1
zostalo -107
zostatok -73
zugangscode 314
zum 180
zuruck -130
zustatek -83
zvaniet 36
~000 -55
~00a 31
~00分 296
~00前 -3
~00号 -58
~00年 8
~00月 -61
~00을 115
~00이 -32
~00입 146
~00호 -55
~0にロ 15
~0円以 -24
~0分で 380
~0分に -9
~0分ま 7
~0分钟 90
~0分間 311
~0年0 34
~0時に -48
~0月0 -258
~0桁の -195
~0원이 -28
~0입니 50
~agħ 100
~egħ 19
~għe 17
~ieg 7
~ipア -137
~pアド -26
~sim 38
~sms -727
~tag 14
~ħek 1
~αθη -117
~αιτ 126
~αμε -76
~ανα -41
~ατα -157
~γιν -10
~δει -446
~διο 7
~εθε 82
~εια -12
~ειν 161
~εισ 82
~εκπ -98
~επτ 94
~ερα -202
~εστ -103
~εχρ 125
~ζητ 158
~ηκε -79
~ηλε -97
~ηστ 233
~ηφι -81
~θει 60
~θον 16
~ιασ -188
~ιησ 48
~ιθμ -81
~ικα -99
~ιμο -208
~ινα 19
~ινε -13
~ιου -50
~ιστ 17
~ισχ 205
~κπτ -156
~λαβ -141
~λαθ -38
~λατ 125
~λεπ 264
~λιο -119
~λωσ 49
~μεχ 87
~ογα 16
~οθο 25
~ολο -173
~ομε -66
~ονη 16
~ορε -93
~οχη -91
~πελ 22
~ρακ 157
~ραψ 292
~ριθ -47
~ριτ -135
~ροσ -136
~ρτα 29
~σεσ 23
~σετ 16
~σησ 153
~σχυ 95
~ταχ 222
~τεσ -5
~τικ -8
~υνδ 61
~υνο -199
~χρι 20
~ωθε 20
~аву 55
~аем 71
~аже 74
~аза -32
~азв -39
~аин -5
~аит 215
~ака -119
~ала -3
~ало -208
~аме 2
~ана 33
~ане 60
~анк 2
~анн -43
~ано -8
~анс -66
~аны -125
~апи -102
~апо 106
~асн 76
~ата 71
~ати -10
~атн 31
~ать -36
~аче -5
~аяв 15
~аңы 195
~бал -96
~бел 135
~бер 251
~бин -4
~бои -40
~бол 62
~бот -245
~бря -129
~вае -109
~ван -103
~вед 351
~вер 30
~вни 89
~вое 119
~вои 68
~впи 461
~вре -6
~вхо 98
~вые -237
~выи 103
~ген 188
~гис 93
~гор -10
~гою 57
~гур -103
~даи -18
~дан 70
~дар -117
~дек -276
~ден -268
~дет -10
~дни -46
~дно 420
~дов -19
~дра 9
~дтв 79
~діт 394
~еде -68
~едн 57
~еле 17
~ена -5
~енн -157
~ено -89
~ерд 259
~ере 37
~еро 25
~жар 402
~жде 307
~жен 77
~жет -320
~жно -178
~зав -207
~зад -261
~зам 77
~зан -85
~зас 238
~зач -86
~зді 165
~зер -20
~зна -251
~зов 59
~ива 66
~иди 151
~или 118
~имо -96
~ина -137
~инк 122
~ино -48
~ину 358
~исл -130
~ист 35
~ите 22
~ити -79
~ито -19
~ичн -109
~иши 25
~кар 132
~кас -251
~кат -185
~ква -27
~кии -34
~клі 190
~ков 36
~ког -80
~кол 54
~кра 128
~ктр 11
~кур -47
~лае 33
~лат -22
~лег -1
~лед -100
~лез 285
~лем 82
~лен -12
~лид 93
~лит -8
~лич -20
~лка -243
~лос 6
~луч -137
~льн -104
~люб -293
~мар -60
~мат 50
~мге 59
~мен -108
~мер -221
~мит -10
~мож -166
~мом 119
~мір -593
~наб 196
~наз -95
~нал -252
~нас -95
~нај 73
~нев -8
~нед -137
~нен -92
~нет 108
~нже -44
~ниг -40
~нир -241
~ния -29
~нке 148
~нкт -141
~нно 47
~нор 98
~нос -45
~нти -116
~нут 412
~ную -59
~ным 354
~нюв -59
~обр 151
~ове -130
~ово 42
~оди 62
~одн 91
~одо -1
~оді -97
~ожи -109
~озо 269
~оки -34
~ола -29
~олу -152
~оль 19
~оме -50
~омм -84
~омо -26
~ому 434
~оне -78
~онн 115
~опи 220
~опр -19
~орм 81
~оро -37
~орі 228
~отв 184
~ото 97
~отр -28
~оши -147
~ошл -532
~пас -154
~пер 27
~пет -36
~пис -50
~пиш 182
~под 28
~пок -213
~пол -30
~пон -107
~поп 22
~пот 45
~поч 58
~при -293
~рам 9
~рат -55
~рац 88
~рва -22
~рез -123
~реп 92
~рес 13
~рет 107
~ржд 96
~рив 423
~рим -61
~рин 13
~риф 302
~рка -8
~рои -157
~рол 154
~ром -264
~рос 20
~роч 73
~рта 75
~руи 2
~рыи 39
~саи 105
~сан -22
~сер -70
~ска 48
~ски 101
~ско 33
~спе -126
~спл -80
~ссы -595
~ста -66
~сто 20
~стр 186
~сту 34
~сыл -95
~сьм 99
~сіз 44
~тал 266
~тел -2
~тер 152
~тет -8
~тив 115
~тие -29
~тис -425
~тоб 132
~тов -174
~тра 128
~три -167
~тск 29
~тур -64
~уги -75
~уде -132
~ужб 23
~унт -94
~фон -171
~фор 188
~хви 481
~цио 244
~циф 176
~чет -118
~чин 95
~чка -50
~что 213
~шен -110
~шет 114
~шия 84
~шли -41
~щен -201
~ъве 10
~ърж 222
~ылк -120
~ыта 260
~ьно -28
~ьте 62
~ята -181
~іид 1
~інц 7
~іні 10
~іть 64
~јав 290
~ңыз 139
~ալո -8
~ակա -134
~ավե 256
~ատվ -61
~արը -141
~ելո 181
~երի -35
~թյո -124
~ինչ 20
~կան 108
~մար -126
~նչև 17
~ութ -73
~ուն -192
~պատ -135
~ստա 51
~տմա 173
~אפל 48
~בון 84
~ביק 302
~בקו -115
~גלי 129
~דכן -38
~האי 283
~ההנ -280
~הזי 124
~הכנ 212
~הסי 66
~הקי -472
~השת 87
~ודכ -85
~וכי 74
~זור 277
~זין 431
~חיי -56
~יקצ 12
~יקר -70
~יקש 23
~ירה -36
~ירו -62
~ישה 114
~כים 8
~כשי -172
~לאי 20
~להו 135
~להש 53
~ליד 456
~לכנ 84
~מיק -43
~ממכ -30
~מנה -43
~נות -69
~ניי -149
~ניס 3
~נסי 158
~נקו -117
~סים 125
~עמי 486
~פון -251
~קוד -4
~קשת 34
~רות 3
~רים -252
~רשמ 44
~שלו -117
~שלח -87
~תוק 208
~اده -1
~ارس -52
~اری -24
~اسٹ -79
~اسگ 123
~اشت -253
~اعک 118
~افق 26
~الح -150
~الد -61
~الر -75
~الس 29
~الط 96
~الق -19
~الم -9
~اله -22
~امت -19
~امی 53
~اول 31
~اون -52
~اپل 21
~اکی 98
~ایم 48
~این 86
~ایی 37
~بار 253
~بای 101
~بتن 121
~برا -25
~تاب 162
~تار -31
~تاع 64
~تاک 42
~تای 184
~تخف -94
~تصد 529
~تعد -90
~تفع 367
~تما 310
~تور -123
~جاه 25
~حبا 50
~حده 351
~حصل -173
~خفی -143
~خول 619
~داد -205
~دار -34
~دای -28
~درخ 35
~دسے 83
~دقی 323
~دیل -29
~ذکر -234
~ردا -237
~ردی -133
~رصی -27
~ریخ -145
~ریم 86
~ساب 37
~سال 65
~ستی 55
~شما -68
~شنب -127
~شگا 26
~صید -40
~طبی 37
~طلب 60
~عتب 110
~عیل 101
~غو0 15
~فعی 106
~فیف -78
~قای 32
~لاب -2
~لام -213
~لان 73
~لبر 19
~لتا 78
~لتح 134
~لتس 74
~لتط 104
~لتف 1
~لخا 90
~لخص -222
~لرم -11
~لعم 114
~لما -254
~لمن -4
~لنی 127
~لکھ 178
~لیا -91
~لیه 144
~لیو -194
~لیک 188
~مار -70
~مام 10
~مای 46
~مبا -207
~مبر -270
~متق 25
~مرا -20
~مفت 119
~ملا -144
~منت -18
~موع -149
~ناخ 10
~ناس -68
~نای 17
~نبه -1
~نجا -47
~نیه 41
~وار 90
~واس 465
~وجو -40
~وحه 175
~ولی 155
~وما -153
~وند -75
~ونٹ -142
~ویس 123
~پرد -255
~کتب 552
~کلا -189
~گیر -290
~یات -98
~یاف -276
~یال -137
~یام -56
~یدی -183
~یلن -204
~یگی -56
~یین -87
~ییں -151
~आदर 37
~ईंक 17
~कसै 3
~कान -143
~कृप 35
~कों -290
~कोण 146
~गता -181
~गिन 136
~जिए 44
~डाल 200
~णीक 91
~णीय 6
~ण्य 58
~तिम -54
~तुम 124
~त्र 18
~दरण 42
~नमस 52
~नुर 16
~पाई 2
~पोर 101
~प्त 34
~बाइ 144
~भेज -114
~माण 27
~मार -120
~मिन 70
~याप 13
~रक् -88
~राह 57
~र्न 245
~लिभ -67
~लें -21
~लॉग 8
~ष्ट 265
~संख -24
~सदस 27
~साठ 223
~स्ट -78
~स्थ -28
~हुँ -60
~ाइए 52
~ाइन -253
~ाएँ -38
~ाठी 119
~ाने -107
~ापन 500
~ायत -2
~ारी -8
~ालि 32
~िंग -118
~िकअ -63
~िजल -6
~िनि 232
~िभर -8
~िरा -60
~ीकर 120
~ीजि 228
~ुँच -57
~ुस् 270
~ेंट -212
~ेगा 95
~ोड़ 153
~्मा -3
~्शन -24
~আপন 201
~করণ 312
~কেন -197
~গইন 253
~গাম -221
~গ্র -61
~চাই 79
~চিত 6
~জান -67
~তান -132
~দেখ 80
~ধ্য 17
~নান -280
~নুর 337
~নের 22
~পনা 2
~বেন 28
~ব্য 191
~লগই 7
~ান্ 165
~াপে 567
~ামী -104
~ারপ 85
~ারি -167
~ার্ 59
~িপি 15
~েছে -206
~েডট 29
~েন্ -90
~্টা 198
~্যা -136
~্রে -109
~ਪ੍ਰ 454
~ઈને 243
~કોઈ 68
~નિટ 372
~મિન 136
~િનિ 63
~கின -7
~ங்க 231
~டது -7
~டாம 85
~தட் 248
~திப 178
~நிம 254
~யம் -90
~யீட 22
~ர்ப 37
~றிய 7
~ளிட 144
~வேண 10
~ாட் -416
~ிமி 75
~ுக் 320
~ெத் -49
~ெல் 632
~ேரு -248
~ைப் -27
~்கி -264
~்கை -193
~்டத -374
~்தி -40
~்து -17
~்பு -69
~ండి 147
~ంబర -5
~ఎవర 208
~డాన 245
~నంబ -101
~నిమ 129
~బర్ -67
~మిష 73
~ర్డ -283
~షాల 106
~ాయి 412
~ాస్ 153
~ింప -84
~ికి 140
~ిన్ 45
~ిమి 20
~ిషా 1
~్తు 322
~ಮಿಷ 442
~ಿಮಿ 93
~ച്ച -18
~നിറ 505
~മിന 184
~ിക് 394
~න්න 872
~กค้ 115
~กรณ -57
~กรห 140
~กรอ 417
~การ -115
~ขอเ 54
~คือ 304
~ค้ด -147
~งาน -31
~งเด 216
~งเห -96
~จ้ง -34
~ณสม 248
~ณาก 213
~ดส่ -143
~ดีย 264
~ด้ร -117
~ด้เ 153
~ตอน -49
~ต่อ 56
~ถาม -187
~ทาง -106
~ที่ -48
~นยั 282
~นหน 38
~นี้ 105
~นเข -55
~น้า 441
~ประ -165
~ผู้ -92
~ผ่า 10
~พัส -23
~พื่ 17
~ภาย 11
~มาย -101
~ยัง 192
~ยัน 55
~ยืน 21
~ยใน 32
~รหั 2
~รับ -35
~รีย -13
~รเข -5
~ลขค -149
~ลขท -7
~ลงท 192
~ลือ -27
~วนล -12
~วัน -102
~สขอ 263
~สดุ -79
~สไป -222
~หมา -89
~หลั -146
~อรห 82
~อาย 66
~อเป 150
~ันท -43
~ัสอ 37
~ัสไ -64
~ายุ 81
~ายเ -14
~ายใ 112
~ารย -252
~ินค -5
~ีค่ 65
~ียว 29
~ืนย 67
~เดี 21
~เทพ -20
~เพื 3
~เรี -11
~เลข -11
~แจ้ -139
~โค้ -214
~ใช่ 112
~ใช้ 190
~ใต้ 371
~ในห 172
~ใส่ 203
~่อน -452
~่าง -39
~่ได 96
~้นต -3
~้าน -214
~้าส 17
~้ได 147
~ຄອນ 386
~ງຈັ 121
~ງວຽ 41
~ຈັນ 9
~ຖະໜ 2
~ນແອ 13
~ວງວ 1
~ຼວງ 4
~ໄດ້ 93
~່ານ 3
~နစ် 84
~ပြု 102
~သူ့ 210
~ါပြ -9
~်ပြ 575
~აათ 226
~ანა -21
~არა 219
~არო 110
~არჯ 187
~ასტ 153
~აში 321
~ახდ -283
~გარ 6
~ებს 394
~ერა 340
~ერთ 11
~ვებ 7
~თჯე 58
~ლად 73
~მოგ 77
~ობი -33
~ოდე -154
~რებ 94
~სახ -134
~სტო -88
~ურე 114
~შეკ -1
~შემ 42
~წერ 48
~កម្ 140
~ចូល 286
~មវិ 18
~ម្ម 18
~លៃស -314
~វិធ 27
~អ្ន 127
~ានស 257
~ិធី 27
~ូដផ 6
~្នក 36
~ありが 75
~ありま 176
~いいた 11
~いただ -40
~い合わ -57
~うござ 43
~お伝え -51
~お使い 375
~お問い -15
~お客さ -30
~お客様 -16
~お届け -114
~お支払 -63
~からの 59
~があり 243
~ことり 79
~このメ 3
~ご予約 -38
~ご住所 -145
~ご入力 456
~ご注文 -265
~ご確認 -60
~ご連絡 -70
~した確 -147
~してい 251
~します 99
~するこ -289
~せ番号 -53
~た確認 -114
~ださい -15
~ていま 45
~てくだ 163
~ときは 545
~なりま 108
~につい -37
~に必要 141
~のお手 55
~のため 77
~のない 3
~のログ 124
~の数字 202
~の要求 2
~は次の 152
~ました -319
~ります 2
~りませ -119
~るには 369
~れます 352
~わせ番 -11
~をお尋 -94
~を入力 124
~を受け 373
~ィコー 50
~イレク 159
~イント -19
~イン用 46
~エラー -307
~キーは 191
~クーポ -314
~ゲーム 67
~コード -131
~タイム 367
~ッカー -352
~ティコ 194
~ティン -7
~ドです 198
~ドは0 356
~プリに 49
~ポイン -13
~ポンコ -79
~メール -31
~ロッカ -164
~ワンタ 53
~ンがあ -329
~ンの要 107
~ンタイ 42
~ードは 106
~ードを 4
~ーポン -58
~一次性 367
~下記の -144
~下面的 238
~不是你 659
~不會以 -212
~业服务 62
~並告知 -68
~中市西 -182
~中输入 168
~为00 -23
~京都市 -23
~人透露 -165
~今晚十 436
~件标题 133
~件由系 66
~优惠码 -166
~会社み -175
~何人透 -93
~你的信 278
~供事件 -19
~保管し -66
~信しま -210
~信验证 -2
~修改密 3
~們收到 331
~偵測到 310
~入00 261
~入以下 481
~入力く 5
~入力し 146
~入帳號 67
~入驗證 76
~內有效 23
~内有效 61
~再発行 395
~分大小 25
~分鐘內 494
~分鐘後 234
~分钟内 947
~前00 -36
~力くだ 119
~力して 164
~务中心 200
~动态密 366
~動態密 188
~北市中 379
~单00 -44
~即可完 54
~友注册 -60
~双方各 -18
~取件码 -164
~可完成 6
~号00 34
~合わせ -31
~合言葉 179
~后失效 174
~向您索 165
~問い合 -1
~啟用碼 49
~图书馆 265
~在小程 275
~変更を 89
~大小写 320
~如非本 7
~妥善保 -161
~安全码 192
~完了し 55
~完成身 270
~客さま -24
~密碼或 -413
~封邮件 150
~尊敬的 -8
~就可以 187
~差一步 211
~已成功 -116
~平素よ 39
~式会社 53
~录页面 159
~後失效 10
~必要な 8
~态密码 103
~您于0 360
~您尾号 67
~您正在 551
~您的校 129
~您的订 -9
~您的验 325
~愛的客 16
~態密碼 24
~應繳總 -88
~成身份 1
~我們收 20
~户正在 107
~手機末 -14
~提供事 -67
~效時間 117
~数字を 157
~新しい 228
~新发送 161
~新验证 206
~方各得 -46
~是00 95
~是您的 332
~暗証番 -88
~會以電 -63
~有效時 54
~有限公 69
~末から -100
~末三碼 -61
~本人申 70
~校验码 224
~株式会 1
~检测到 130
~機末三 -33
~次性密 169
~次登录 106
~正在向 60
~求があ 36
~用00 351
~画面に 834
~番号を -228
~発行い 31
~登录码 211
~登录页 36
~登录验 351
~的动态 22
~的包裹 -61
~的啟用 38
~的帳號 -538
~的校验 48
~的注册 62
~的订单 -101
~的页面 117
~目编号 -93
~短信验 -230
~确认码 511
~確認コ 306
~確認是 181
~碼00 102
~社みど -48
~端末か -114
~第00 89
~約番号 -4
~索要验 -201
~結帳時 -4
~続きく -98
~英文字 5
~行いた 30
~要です -31
~要求が 1
~要验证 -62
~親愛的 33
~言葉を 11
~註冊頁 372
~証コー 318
~話くだ -5
~認コー 110
~認証コ 115
~認証番 470
~請於0 108
~證碼已 -312
~證碼為 107
~識別碼 281
~证码是 520
~请勿告 8
~请忽略 26
~请提供 -118
~请提前 -32
~账户正 9
~路00 -12
~身份证 -165
~輸入下 142
~输入0 130
~输入的 106
~連字號 24
~邮件标 3
~都千代 -26
~重新申 245
~鐘後失 46
~限用一 -1
~電話く -34
~電話で -76
~面輸入 190
~页面中 99
~驗證碼 239
~验证码 -82
~드립니 -342
~립니다 -87
~번호가 -238
~번호를 -95
~송장번 -22
~습니다 -194
~운송장 -21
~유효합 27
~인증번 41
~인하려 42
~입니다 -10
~입력하 191
~장번호 -47
º 45
απο -235
αριθμοσ -64
γεια 77
για 348
επαληθευσησ 239
εωσ -220
ζητησατε 171
η -38
κρατησησ -29
μιασ 353
να 198
ο 32
οριστε 133
πλεον -105
πληκτρολογηστε 297
που -32
σου 125
στη 246
στην 202
στισ -212
τη 137
τηλ 158
τησ 81
τισ 67
τκ -68
τον 64
ако 39
без 78
бр 234
број -92
были -287
в 4
ваш 146
ви 29
вот 117
вход 66
входа 240
въведете 134
він 232
го 192
грн -220
да 461
для 336
до -92
діиснии 135
его -46
если 120
ето 78
з -20
и -15
из -123
киів -29
код 22
кіру -32
мы -55
не -18
новыи 75
он 301
пароль 5
подтвержден -291
подтверждения 110
поле 72
портал 227
после 22
при -532
промокод -92
підтвердження 150
підтверджено -117
руб -23
с 54
само 244
смс -543
софия -44
ссылка -2
трек -117
хвилин 137
щоб 102
это -86
үшін 80
բարև 244
եթե 659
է 312
ոչ 15
րոպե 348
בין -25
בשעה -96
דקות 345
הגישה 47
הוא 96
החד 277
היי 16
הנה 28
הקוד -17
הקישור -21
הרצל -30
זה 53
ח -49
כבר -12
כדי 402
לא 139
להזין 106
לכניסה 37
לקוח 106
מ -158
ממכשיר -154
מס -127
מספר -320
על -69
פ -61
פעם 123
קוד -23
שלך 173
תור -65
תל 89
اختیار 15
ادخل 462
الخصم -78
الرساله 15
الرقم -7
الطلب 3
المبلغ -223
ان 169
اپ 216
اگر 54
این 167
ب 144
با -45
بار -23
بجے -218
برای 119
برنامه 112
بوابه 64
تایید 14
تحویل -183
تخفیف -41
تسجیل -333
تشارکه 17
تم -288
خرید 35
خلال 37
در 37
درج 351
دقایق 541
دو -51
دکان 136
را 36
رزرو -89
رقم -172
رمز 34
روپے -30
روی -186
زیر 79
سلام 320
سے -76
شد -243
شماره -51
صفحه 306
طلبت 115
طلبک -97
عبر -16
عدد -220
علی -147
عند -70
فی 135
لتاکید 303
لم 31
لمره 253
لیے 54
محترم -103
مره -140
مصرف 144
میں 119
نفر -130
نمبر -232
هذه 14
هزار -158
هو 187
وارد 62
ورود 148
پر -205
پویا 238
کد -22
کسی 46
کنت 38
کنید 103
کوڈ -33
کے 57
ہو 12
ہے 29
یکبار 124
یہ 618
अब -18
आईडी -92
आत 91
आहे 11
इसे 439
ऐप 30
कदम 203
करने 415
करें 73
कर्मचारी -40
का -54
किसी 196
कूपन -259
कॉल -69
कोड -8
गया -109
जी 188
टाइम 291
टाका 166
डेलिभरी -3
दें -45
धन्यवाद -42
नंबर -268
नीचे 168
पता -24
पिकअप -99
पिन -188
बजे 77
बाद 1
बिजली -82
मान्य 443
मिनट 518
में 28
यह 132
रहा 105
लिए 206
वन 142
संख्या -215
समय -123
से -235
हेतु 308
আগে 170
করতে 435
করা 67
করুন 116
কেড -49
চলে 147
ছাড় -226
টাকা -178
তানভীর -12
নম্বর -222
না 119
ফেন 152
মিনিট 497
লগইনের 27
লিখে 32
ਇਹ 147
எண் -133
தள்ளுபடி -170
ఈ 40
నంబర్ -38
మీ 56
นาที 631
บาท -58
รหัส 10
อุปกรณ์ -217
ນາທີ 145
თუ 46
თქვენი -53
ნომერი -296
საფოსტო -64
ብር 323
ደቂቃ 409
នាទី 354
ご注文 43
ご注文番号 40
ご注文番号は -6
です 314
を入力してください 144
コード 213
パスコード -14
ログイン日時 -13
ワンタイムパスワード 284
予約番号 -177
京都市中京区 -29
优惠码 -208
会议号 -3
你好 114
元 -219
动态密码 410
发票代码 -29
发票号码 -446
取件码 -273
取件码0 -24
受付番号 -70
合計 -59
同学你好 348
地点 -30
如非本人操作 61
客服 -37
尊敬的用户 -32
工单号 -186
平日0 22
座位 -69
快递单号 -206
您好 60
您於 286
您的包裹 -27
承認番号 -93
把 399
敬上 198
日 -4
日時 -3
时间 -49
會員編號 193
有効期限 140
校验码 9
樓 153
次 -23
發票號碼 -251
統一編號 -2
至 -56
若非本人操作 -25
裝置 -30
訂單編號 -26
認証コード 24
認証コードを他人に教えないでください -59
認証番号 619
請於 54
订单编号 -85
请输入 291
車次 -176
逾 252
郵遞區號 -177
金額 -20
銷帳編號 -62
隨機碼 -62
预计 -80
驗證碼 396
验证码 442
验证码000000 480
건 78
결제금액 -38
고객님 -233
고객님의 -112
고객번호 -46
고객센터 38
광고 -49
내선 -10
님 75
다음 20
됩니다 134
뒤 -49
등록 306
따라 49
때 -204
로그인 124
를 21
링크는 -76
맞다면 268
문의 -80
문자로 -109
번호 -42
번호는 -7
보안 171
본인 9
본인이 133
본인확인 83
새 209
서울시 -142
수 -146
숫자 175
승인번호 -30
시 -92
신청이 44
알려 -127
알려주지 98
앱에서 -172
없습니다 -260
예약 -40
예약번호 -52
요청하신 20
우편번호 -119
위 107
유효합니다 6
의 126
이 -195
인증 269
인증번호 224
인증번호는 55
인증코드 540
일회용 436
입니다 90
입력하면 126
입력해 586
재설정 12
전화 68
접속 30
주문번호 -16
주세요 -50
주시면 194
지나면 426
창에 275
코드 44
코드는 70
쿠폰 -254
화면에 708
확인번호 -6
후 214`;

/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */
export const treeTable = `4 4.67 1 2 0 1.461 3 4 3 0.7902 5 6 -1 -0.1974 0 0 4 0.5 7 8 6 1.8 9 10 1 -3.76 11 12 -1 -0.1386 0 0 1 0.6799 13 14 -1 -0.1894 0 0 -1 0.01207 0 0 -1 0.01723 0 0 -1 0.1896 0 0 -1 -0.08493 0 0 -1 0.107 0 0
4 4.67 1 2 0 3.591 3 4 3 -0.5422 5 6 0 -1.226 7 8 4 0.2 9 10 -1 -0.1218 0 0 1 -4.279 11 12 -1 -0.1807 0 0 -1 -0.1188 0 0 -1 -0.1188 0 0 -1 0.08294 0 0 0 0.3948 13 14 -1 0.171 0 0 -1 -0.1131 0 0 -1 0.1228 0 0
4 4.67 1 2 0 1.461 3 4 3 1.836 5 6 -1 -0.1659 0 0 6 0.1 7 8 6 1.8 9 10 1 -3.293 11 12 -1 -0.1273 0 0 1 2.646 13 14 -1 -0.1642 0 0 -1 0.03421 0 0 -1 0.03028 0 0 -1 0.1606 0 0 -1 -0.05942 0 0 -1 0.1445 0 0
4 4.67 1 2 0 3.975 3 4 3 0.7902 5 6 0 -1.226 7 8 -1 0.03484 0 0 6 1.8 9 10 1 -2.317 11 12 -1 -0.1566 0 0 -1 -0.09658 0 0 -1 -0.1522 0 0 1 0.2932 13 14 -1 0.04497 0 0 -1 0.1501 0 0 -1 -0.1084 0 0 -1 0.1241 0 0
4 4.67 1 2 0 -0.1084 3 4 3 1.836 5 6 -1 -0.1475 0 0 3 8.882 7 8 6 1.8 9 10 0 -2.616 11 12 -1 -0.1248 0 0 1 0.6799 13 14 -1 -0.1444 0 0 -1 0.02736 0 0 -1 0.03494 0 0 -1 0.1418 0 0 -1 -0.08639 0 0 -1 0.1057 0 0
4 4.67 1 2 0 -0.6812 3 4 0 -2.616 5 6 -1 -0.1409 0 0 3 8.368 7 8 6 4.3 9 10 6 0.1 11 12 -1 -0.1192 0 0 1 0.6799 13 14 -1 -0.1298 0 0 -1 0.02969 0 0 -1 -0.1003 0 0 -1 0.1345 0 0 -1 -0.08301 0 0 -1 0.0972 0 0
4 4.67 1 2 0 -0.6812 3 4 3 2.363 5 6 -1 -0.1352 0 0 4 0.5 7 8 6 1.8 9 10 1 -3.293 11 12 -1 -0.1069 0 0 3 7.151 13 14 -1 -0.1288 0 0 -1 0.02256 0 0 -1 0.004092 0 0 -1 0.129 0 0 -1 -0.1037 0 0 -1 0.05438 0 0
4 5.732 1 2 0 -1.226 3 4 6 1.8 5 6 -1 -0.1303 0 0 6 0.1 7 8 0 1.461 9 10 26 470.5 11 12 -1 -0.1078 0 0 1 0.474 13 14 -1 -0.1274 0 0 -1 0.07801 0 0 -1 0.1287 0 0 -1 0.05953 0 0 -1 -0.06174 0 0 -1 0.107 0 0
4 4.67 1 2 0 -1.226 3 4 0 -2.616 5 6 -1 -0.1265 0 0 6 -1.8 7 8 6 4.3 9 10 6 1.8 11 12 -1 -0.1142 0 0 1 0.6799 13 14 -1 -0.1136 0 0 -1 0.01599 0 0 -1 -0.02368 0 0 -1 0.1199 0 0 -1 -0.07533 0 0 -1 0.08437 0 0
4 5.732 1 2 0 -1.226 3 4 6 1.8 5 6 -1 -0.1226 0 0 6 0.1 7 8 -1 -0.0489 0 0 1 -0.6493 9 10 -1 -0.09657 0 0 1 0.474 11 12 26 369.5 13 14 -1 0.1214 0 0 -1 -0.05421 0 0 -1 0.09313 0 0 -1 0.1064 0 0 -1 -0.08347 0 0
4 4.67 1 2 0 -1.226 3 4 3 4.113 5 6 -1 -0.1199 0 0 4 0.2 7 8 6 1.8 9 10 1 -0.6493 11 12 -1 -0.0955 0 0 -1 0.002623 0 0 -1 -0.115 0 0 -1 0.0221 0 0 26 369.5 13 14 -1 0.1176 0 0 -1 0.08241 0 0 -1 -0.07918 0 0
4 5.732 1 2 0 -1.226 3 4 3 -4.677 5 6 -1 -0.1167 0 0 3 5.327 7 8 -1 -0.1061 0 0 1 -0.08447 9 10 -1 -0.1018 0 0 1 0.6799 11 12 26 369.5 13 14 -1 0.1155 0 0 -1 -0.05639 0 0 -1 0.09097 0 0 -1 0.09272 0 0 -1 -0.07125 0 0
4 4.67 1 2 0 -1.226 3 4 0 -5.404 5 6 -1 -0.1148 0 0 2 -1.555 7 8 -1 -0.09259 0 0 6 0.1 9 10 -1 -0.006674 0 0 -1 -0.1125 0 0 -1 -0.08717 0 0 1 0.474 11 12 17 0.5 13 14 -1 0.1124 0 0 -1 0.06834 0 0 -1 -0.1167 0 0
4 5.732 1 2 0 -1.226 3 4 6 1.8 5 6 -1 -0.112 0 0 4 0.5 7 8 -1 -0.0445 0 0 26 410.5 9 10 -1 -0.08238 0 0 5 5.39 11 12 -1 0.11 0 0 -1 0.0427 0 0 1 0.474 13 14 -1 -0.1208 0 0 -1 -0.03063 0 0 -1 0.1015 0 0
4 4.67 1 2 0 -2.616 3 4 3 4.692 5 6 -1 -0.1117 0 0 6 -1.8 7 8 6 1.8 9 10 1 -3.293 11 12 -1 -0.0979 0 0 1 -0.6493 13 14 -1 -0.1063 0 0 -1 0.01582 0 0 -1 -0.01128 0 0 -1 0.1037 0 0 -1 -0.0763 0 0 -1 0.05911 0 0
4 5.732 1 2 0 -2.616 3 4 0 -0.6812 5 6 -1 -0.1096 0 0 4 0.5 7 8 26 231.5 9 10 -1 0.1025 0 0 -1 -0.0845 0 0 5 5.39 11 12 -1 0.08549 0 0 -1 -0.04455 0 0 1 -2.509 13 14 -1 -0.1131 0 0 -1 -0.08722 0 0 -1 0.07188 0 0
4 4.67 1 2 0 -2.616 3 4 0 0.3948 5 6 -1 -0.1085 0 0 4 0.5 7 8 26 231.5 9 10 -1 0.09958 0 0 -1 -0.08032 0 0 5 5.39 11 12 -1 0.05808 0 0 1 0.1087 13 14 -1 0.02813 0 0 -1 -0.1118 0 0 -1 -0.1099 0 0 -1 0.009626 0 0
4 5.732 1 2 0 -2.616 3 4 3 4.692 5 6 -1 -0.1064 0 0 6 -1.8 7 8 6 1.8 9 10 -1 0.09593 0 0 -1 -0.08999 0 0 1 2.082 11 12 -1 -0.08989 0 0 -1 0.04172 0 0 1 -2.509 13 14 -1 0.08542 0 0 -1 -0.09278 0 0 -1 -0.003282 0 0
4 4.67 1 2 0 -2.616 3 4 0 0.3948 5 6 -1 -0.1059 0 0 3 1.836 7 8 26 231.5 9 10 -1 0.095 0 0 -1 -0.09938 0 0 1 2.906 11 12 -1 0.05332 0 0 1 0.1087 13 14 -1 -0.04548 0 0 -1 0.09394 0 0 -1 -0.1009 0 0 -1 0.008403 0 0
4 5.732 1 2 0 -2.616 3 4 26 369.5 5 6 -1 -0.1037 0 0 2 -1.555 7 8 -1 0.09556 0 0 17 0.5 9 10 1 -1.789 11 12 -1 -0.09809 0 0 -1 0.04576 0 0 -1 -0.224 0 0 -1 -0.07984 0 0 17 0.5 13 14 -1 0.06182 0 0 -1 -0.11 0 0
4 4.67 1 2 0 -2.616 3 4 0 0.3948 5 6 -1 -0.1035 0 0 4 0.2 7 8 26 203.5 9 10 -1 0.09067 0 0 -1 -0.07495 0 0 1 -2.509 11 12 -1 0.05386 0 0 -1 -0.03972 0 0 -1 -0.08672 0 0 5 5.39 13 14 -1 0.0545 0 0 -1 -0.1009 0 0
4 4.67 1 2 0 -2.616 3 4 3 4.692 5 6 -1 -0.1024 0 0 3 1.836 7 8 6 1.8 9 10 1 0.474 11 12 -1 -0.09297 0 0 -1 -0.0054 0 0 -1 -0.1013 0 0 -1 0.008622 0 0 26 365.5 13 14 -1 0.09918 0 0 -1 0.05504 0 0 -1 -0.06881 0 0
0 -2.616 1 2 4 4.67 3 4 4 5.732 5 6 -1 -0.1014 0 0 -1 -0.03088 0 0 2 -0.5665 7 8 26 369.5 9 10 1 1.464 11 12 -1 -0.09666 0 0 -1 0.0983 0 0 17 0.5 13 14 -1 -0.04072 0 0 -1 0.06788 0 0 -1 0.05528 0 0 -1 -0.2121 0 0
0 -2.616 1 2 4 4.67 3 4 6 2.4 5 6 -1 -0.1004 0 0 -1 -0.02784 0 0 -1 -0.04696 0 0 1 -0.6493 7 8 17 0.5 9 10 17 0.5 11 12 -1 0.01253 0 0 -1 -0.1333 0 0 -1 0.09313 0 0 26 470.5 13 14 -1 0.04071 0 0 -1 -0.2506 0 0
4 5.732 1 2 3 5.327 3 4 26 369.5 5 6 -1 -0.09915 0 0 1 0.8399 7 8 6 0.1 9 10 17 0.5 11 12 -1 -0.06108 0 0 15 29.66 13 14 -1 -0.08353 0 0 -1 0.09223 0 0 -1 0.03213 0 0 -1 -0.1552 0 0 -1 0.08818 0 0 -1 -0.09776 0 0
0 -2.616 1 2 0 -5.404 3 4 4 5.732 5 6 -1 -0.1002 0 0 6 0.1 7 8 -1 -0.01299 0 0 26 365.5 9 10 -1 -0.09517 0 0 1 -2.317 11 12 -1 0.09435 0 0 17 0.5 13 14 -1 -0.07028 0 0 -1 0.07752 0 0 -1 0.04645 0 0 -1 -0.1312 0 0
0 -1.226 1 2 0 -5.404 3 4 4 5.732 5 6 -1 -0.09904 0 0 6 -8.327e-17 7 8 15 21.66 9 10 26 365.5 11 12 -1 -0.097 0 0 1 1.464 13 14 -1 0.01256 0 0 -1 -0.1007 0 0 -1 0.09648 0 0 -1 0.02037 0 0 -1 -0.03192 0 0 -1 0.112 0 0
3 4.692 1 2 4 5.732 3 4 1 0.8399 5 6 -1 -0.0964 0 0 -1 -0.01103 0 0 4 1.7 7 8 17 0.5 9 10 -1 -0.08398 0 0 15 21.66 11 12 -1 0.09386 0 0 12 0.5 13 14 -1 0.02881 0 0 -1 -0.1279 0 0 -1 0.0608 0 0 -1 -0.1124 0 0
0 -5.404 1 2 -1 -0.09702 0 0 6 1.8 3 4 0 5.361 5 6 1 3.286 7 8 -1 -0.06769 0 0 -1 0.06637 0 0 17 0.5 9 10 -1 0.09464 0 0 4 1.7 11 12 -1 -0.0991 0 0 -1 -0.04603 0 0 15 25.8 13 14 -1 0.05808 0 0 -1 -0.06369 0 0
0 -5.404 1 2 -1 -0.09575 0 0 6 2.4 3 4 3 -0.5422 5 6 1 0.474 7 8 -1 -0.09536 0 0 1 3.796 9 10 15 29.66 11 12 4 0.5 13 14 -1 -0.05367 0 0 -1 0.09125 0 0 -1 0.009448 0 0 -1 -0.1398 0 0 -1 -0.05477 0 0 -1 0.08519 0 0
0 -5.404 1 2 -1 -0.09442 0 0 6 1.8 3 4 3 1.836 5 6 1 3.286 7 8 -1 -0.0871 0 0 1 2.906 9 10 17 0.5 11 12 -1 0.09049 0 0 -1 -0.05528 0 0 -1 0.08805 0 0 1 -2.509 13 14 -1 -0.09082 0 0 -1 -0.03364 0 0 -1 0.04706 0 0
4 1.7 1 2 0 -2.616 3 4 3 -1.82 5 6 -1 -0.09739 0 0 10 2.5 7 8 -1 -0.08481 0 0 1 2.369 9 10 -1 -0.05608 0 0 -1 0.06069 0 0 17 0.5 11 12 -1 0.08718 0 0 1 -4.035 13 14 -1 -0.0897 0 0 -1 -0.04849 0 0 -1 0.04075 0 0
3 4.692 1 2 6 0.1 3 4 1 -0.6493 5 6 -1 -0.09761 0 0 1 -0.2766 7 8 4 1.7 9 10 15 29.66 11 12 -1 -0.0763 0 0 -1 0.03363 0 0 -1 -0.0835 0 0 -1 -0.003353 0 0 -1 0.07539 0 0 1 4.78 13 14 -1 -0.1098 0 0 -1 0.06839 0 0
0 -5.404 1 2 -1 -0.09093 0 0 0 3.975 3 4 5 5.39 5 6 -1 0.07496 0 0 17 0.5 7 8 -1 -0.09209 0 0 1 3.286 9 10 12 0.5 11 12 1 -2.509 13 14 -1 0.09674 0 0 -1 -0.02267 0 0 -1 -0.1572 0 0 -1 -0.05133 0 0 -1 0.0194 0 0
4 1.7 1 2 0 -2.616 3 4 3 -4.677 5 6 -1 -0.09527 0 0 -1 -0.03325 0 0 -1 -0.09803 0 0 1 3.286 7 8 26 556.5 9 10 -1 0.08504 0 0 15 25.8 11 12 -1 -0.09212 0 0 1 -3.76 13 14 -1 -0.08876 0 0 -1 -0.02685 0 0 -1 0.04879 0 0
4 1.7 1 2 3 1.836 3 4 3 -2.623 5 6 -1 -0.09783 0 0 10 3.5 7 8 -1 -0.08187 0 0 1 3.286 9 10 -1 -0.05559 0 0 -1 0.1404 0 0 26 531.5 11 12 -1 0.08431 0 0 15 25.8 13 14 -1 -0.07421 0 0 -1 0.03407 0 0 -1 -0.08029 0 0
0 -5.404 1 2 4 4.67 3 4 0 5.361 5 6 -1 -0.09428 0 0 -1 -0.01181 0 0 5 5.39 7 8 -1 0.08132 0 0 17 0.5 9 10 -1 -0.08689 0 0 1 3.286 11 12 -1 -0.08585 0 0 1 -2.509 13 14 -1 0.08759 0 0 -1 -0.04196 0 0 -1 0.01985 0 0
4 1.7 1 2 3 1.836 3 4 3 -4.677 5 6 -1 -0.09673 0 0 1 -0.6493 7 8 -1 -0.09418 0 0 1 4.191 9 10 -1 -0.08078 0 0 -1 0.0222 0 0 26 477.5 11 12 -1 0.08398 0 0 15 25.8 13 14 -1 -0.05896 0 0 -1 0.03749 0 0 -1 -0.07066 0 0
3 -1.82 1 2 -1 -0.09275 0 0 1 -0.6493 3 4 4 1.7 5 6 1 5.608 7 8 -1 -0.08444 0 0 -1 -0.009098 0 0 15 25.8 9 10 -1 0.09408 0 0 4 0.5 11 12 -1 -0.06747 0 0 10 2.5 13 14 -1 0.05219 0 0 -1 -0.05011 0 0 -1 0.15 0 0
0 -5.404 1 2 4 4.67 3 4 0 5.361 5 6 -1 -0.09176 0 0 -1 -0.008394 0 0 17 0.5 7 8 -1 0.07557 0 0 5 5.39 9 10 -1 -0.08488 0 0 1 3.286 11 12 -1 -0.07769 0 0 14 0.5 13 14 -1 0.07901 0 0 -1 -0.005747 0 0 -1 0.09533 0 0
6 -8.327e-17 1 2 0 -0.6812 3 4 1 -0.6493 5 6 -1 -0.09498 0 0 -1 -0.01465 0 0 4 1.7 7 8 1 5.725 9 10 -1 -0.08147 0 0 -1 -0.01029 0 0 15 25.8 11 12 -1 0.09689 0 0 -1 0.03828 0 0 4 7.8 13 14 -1 -0.1262 0 0 -1 0.03986 0 0
3 -1.82 1 2 -1 -0.08973 0 0 1 -2.509 3 4 4 1.7 5 6 1 5.725 7 8 -1 -0.09182 0 0 -1 -0.02235 0 0 17 0.5 9 10 -1 0.08901 0 0 4 0.5 11 12 -1 -0.05814 0 0 10 3.5 13 14 -1 0.03868 0 0 -1 -0.05269 0 0 -1 0.1861 0 0
0 -7.967 1 2 -1 -0.09115 0 0 5 5.39 3 4 1 2.369 5 6 -1 -0.07842 0 0 4 0.5 7 8 -1 0.06134 0 0 -1 -0.055 0 0 17 0.5 9 10 1 -7.218 11 12 26 231.5 13 14 -1 -0.09124 0 0 -1 0.02544 0 0 -1 0.04271 0 0 -1 -0.1088 0 0
3 -1.82 1 2 -1 -0.08705 0 0 1 -2.509 3 4 -1 -0.04928 0 0 1 5.725 5 6 15 29.66 7 8 -1 0.08426 0 0 26 485.5 9 10 -1 -0.07749 0 0 4 5.732 11 12 -1 -0.04141 0 0 26 70.5 13 14 -1 0.0669 0 0 -1 -0.1205 0 0 -1 0.02913 0 0
0 -7.967 1 2 -1 -0.08896 0 0 5 5.39 3 4 1 5.725 5 6 -1 -0.07374 0 0 4 0.5 7 8 -1 0.08649 0 0 10 3.5 9 10 15 25.8 11 12 -1 -0.06135 0 0 -1 0.1185 0 0 26 568.5 13 14 -1 -0.05719 0 0 -1 0.03535 0 0 -1 -0.06298 0 0
6 -1.8 1 2 -1 -0.08544 0 0 1 -1.209 3 4 4 1.7 5 6 17 0.5 7 8 -1 -0.08099 0 0 -1 -0.01075 0 0 1 5.725 9 10 16 1.5 11 12 15 25.8 13 14 -1 0.09213 0 0 -1 0.07206 0 0 -1 -0.07335 0 0 -1 0.03777 0 0 -1 -0.04225 0 0
3 -3.455 1 2 -1 -0.08983 0 0 1 -2.509 3 4 4 1.7 5 6 17 0.5 7 8 -1 -0.08876 0 0 -1 -0.01516 0 0 1 3.286 9 10 12 0.5 11 12 -1 0.01417 0 0 5 6.6 13 14 -1 0.0127 0 0 -1 -0.1016 0 0 -1 0.07838 0 0 -1 -0.06237 0 0
0 -7.967 1 2 -1 -0.08552 0 0 0 5.361 3 4 14 0.5 5 6 -1 0.06512 0 0 5 5.39 7 8 -1 0.08849 0 0 26 583.5 9 10 -1 -0.07982 0 0 19 0.5 11 12 -1 -0.08848 0 0 1 -4.279 13 14 -1 -0.08084 0 0 -1 -0.05108 0 0 -1 0.01895 0 0
3 -4.677 1 2 -1 -0.09227 0 0 1 -1.209 3 4 4 1.7 5 6 14 0.5 7 8 -1 -0.0769 0 0 -1 -0.007331 0 0 0 5.723 9 10 -1 0.1063 0 0 15 29.66 11 12 -1 0.06987 0 0 26 662.5 13 14 -1 -0.07726 0 0 -1 0.01916 0 0 -1 -0.1138 0 0
6 -1.8 1 2 3 4.692 3 4 1 0.474 5 6 -1 -0.09195 0 0 -1 0.006951 0 0 0 -5.404 7 8 26 503.5 9 10 -1 -0.0648 0 0 -1 -0.001051 0 0 4 0.5 11 12 -1 -0.03479 0 0 10 3.5 13 14 -1 0.05606 0 0 -1 -0.06207 0 0 -1 0.2037 0 0
3 -6.259 1 2 -1 -0.09646 0 0 1 -4.279 3 4 -1 -0.05767 0 0 14 0.5 5 6 4 0.5 7 8 -1 0.09656 0 0 10 3.5 9 10 26 485.5 11 12 -1 -0.06658 0 0 -1 0.1491 0 0 19 0.5 13 14 -1 -0.03648 0 0 -1 0.03342 0 0 -1 -0.1352 0 0
3 -6.259 1 2 -1 -0.09581 0 0 4 0.2 3 4 10 3.5 5 6 1 4.78 7 8 -1 -0.06301 0 0 -1 0.07212 0 0 17 0.5 9 10 -1 0.0687 0 0 4 7.5 11 12 -1 -0.05502 0 0 15 18.83 13 14 -1 0.0714 0 0 -1 0.009464 0 0 -1 -0.08193 0 0
3 -6.259 1 2 -1 -0.09511 0 0 1 -4.279 3 4 -1 -0.05333 0 0 14 0.5 5 6 4 5.732 7 8 -1 0.08972 0 0 26 70.5 9 10 26 231.5 11 12 -1 -0.1024 0 0 15 21.66 13 14 -1 0.08979 0 0 -1 -0.009471 0 0 -1 0.006798 0 0 -1 -0.07474 0 0
0 -8.802 1 2 -1 -0.08156 0 0 5 5.39 3 4 1 5.725 5 6 -1 -0.06284 0 0 17 0.5 7 8 -1 0.07668 0 0 4 7.5 9 10 -1 -0.04769 0 0 15 18.83 11 12 -1 0.07205 0 0 26 70.5 13 14 -1 -0.06835 0 0 -1 -0.06554 0 0 -1 0.01723 0 0
3 -6.259 1 2 -1 -0.0939 0 0 1 -0.08447 3 4 3 9.419 5 6 14 0.5 7 8 -1 -0.04804 0 0 -1 0.01164 0 0 2 -1.555 9 10 -1 0.1259 0 0 4 0.5 11 12 -1 -0.04314 0 0 10 3.5 13 14 -1 0.03607 0 0 -1 -0.05445 0 0 -1 0.1501 0 0
3 -6.259 1 2 -1 -0.09303 0 0 1 -7.218 3 4 -1 -0.08495 0 0 0 5.361 5 6 14 0.5 7 8 -1 0.05572 0 0 26 615.5 9 10 -1 0.07357 0 0 4 0.5 11 12 -1 -0.08817 0 0 10 3.5 13 14 -1 0.009083 0 0 -1 -0.06624 0 0 -1 0.1018 0 0
3 -6.259 1 2 -1 -0.09209 0 0 1 -7.218 3 4 -1 -0.08197 0 0 0 5.361 5 6 15 29.66 7 8 -1 0.05215 0 0 26 568.5 9 10 -1 -0.07516 0 0 9 1.5 11 12 -1 -0.05883 0 0 4 -3.11 13 14 -1 0.0808 0 0 -1 -0.06772 0 0 -1 0.01059 0 0
3 -6.259 1 2 -1 -0.09108 0 0 1 2.369 3 4 4 0.2 5 6 5 6.6 7 8 -1 -0.0554 0 0 10 1.5 9 10 0 -5.404 11 12 -1 -0.06881 0 0 -1 -0.01288 0 0 -1 0.03091 0 0 -1 0.1335 0 0 17 0.5 13 14 -1 0.0446 0 0 -1 -0.04998 0 0
0 -8.802 1 2 -1 -0.07437 0 0 5 5.39 3 4 1 5.978 5 6 -1 -0.05389 0 0 15 29.66 7 8 -1 0.07065 0 0 26 477.5 9 10 -1 -0.0597 0 0 4 7.5 11 12 17 0.5 13 14 -1 0.007031 0 0 -1 0.08314 0 0 -1 -0.008274 0 0 -1 -0.1297 0 0
3 -6.259 1 2 -1 -0.08934 0 0 1 -7.218 3 4 -1 -0.07801 0 0 17 0.5 5 6 4 7.5 7 8 26 144.5 9 10 10 2.5 11 12 -1 0.07111 0 0 -1 0.0506 0 0 -1 -0.06461 0 0 15 18.83 13 14 -1 0.05089 0 0 -1 0.004261 0 0 -1 -0.08543 0 0
6 -1.8 1 2 3 4.692 3 4 1 5.725 5 6 -1 -0.08224 0 0 -1 0.01641 0 0 1 -7.218 7 8 -1 0.06211 0 0 -1 -0.07094 0 0 15 29.66 9 10 10 1.5 11 12 -1 -0.05069 0 0 12 0.5 13 14 -1 0.03589 0 0 -1 0.005985 0 0 -1 -0.05931 0 0
0 -8.802 1 2 -1 -0.0694 0 0 0 8.112 3 4 15 29.66 5 6 -1 0.07386 0 0 14 0.5 7 8 4 11.37 9 10 4 5.732 11 12 -1 0.06073 0 0 -1 -0.08138 0 0 -1 0.07871 0 0 -1 -0.01453 0 0 26 185.5 13 14 -1 0.08991 0 0 -1 -0.01021 0 0
3 -6.259 1 2 -1 -0.08675 0 0 1 -1.433 3 4 0 1.461 5 6 13 0.5 7 8 -1 -0.03798 0 0 -1 0.02951 0 0 26 485.5 9 10 -1 0.1052 0 0 4 5.732 11 12 -1 -0.02856 0 0 26 79.5 13 14 -1 0.04911 0 0 -1 -0.104 0 0 -1 0.01476 0 0
3 -6.259 1 2 -1 -0.08531 0 0 4 -4.41 3 4 -1 -0.0826 0 0 17 0.5 5 6 4 7.5 7 8 16 1.5 9 10 1 3.286 11 12 -1 0.06484 0 0 -1 0.04265 0 0 -1 -0.06267 0 0 -1 -0.005424 0 0 0 -2.616 13 14 -1 0.1161 0 0 -1 0.01226 0 0
3 -8.465 1 2 -1 -0.09172 0 0 4 -4.41 3 4 -1 -0.08157 0 0 0 3.184 5 6 26 601.5 7 8 2 0.3507 9 10 1 -4.035 11 12 11 6.5 13 14 -1 0.04195 0 0 -1 -0.05987 0 0 -1 -0.0408 0 0 -1 0.008742 0 0 -1 -0.1169 0 0 -1 0.06652 0 0
3 -8.465 1 2 -1 -0.09068 0 0 1 -7.218 3 4 -1 -0.06945 0 0 0 8.112 5 6 9 0.5 7 8 -1 0.06769 0 0 10 2.5 9 10 -1 0.02486 0 0 15 18.83 11 12 -1 0.04639 0 0 4 0.5 13 14 -1 -0.08496 0 0 -1 -0.05817 0 0 -1 0.003508 0 0
0 -9.408 1 2 -1 -0.06458 0 0 5 5.39 3 4 17 0.5 5 6 -1 -0.04873 0 0 4 7.5 7 8 -1 -0.03507 0 0 26 70.5 9 10 -1 0.06541 0 0 4 4.67 11 12 22 0.5 13 14 -1 -0.1345 0 0 -1 0.04634 0 0 -1 0.01771 0 0 -1 -0.06283 0 0
3 -9.12 1 2 -1 -0.09215 0 0 4 -4.41 3 4 -1 -0.07828 0 0 1 -0.08447 5 6 3 9.419 7 8 14 0.5 9 10 -1 -0.03377 0 0 -1 0.0126 0 0 0 -6.1 11 12 -1 0.1163 0 0 3 9.419 13 14 -1 0.00275 0 0 -1 0.05004 0 0 -1 0.2476 0 0
3 -9.12 1 2 -1 -0.0912 0 0 4 -4.41 3 4 -1 -0.07584 0 0 0 5.361 5 6 26 662.5 7 8 -1 0.03988 0 0 12 0.5 9 10 -1 -0.07825 0 0 26 334.5 11 12 26 352.5 13 14 -1 -0.005882 0 0 -1 0.03903 0 0 -1 0.02312 0 0 -1 -0.08056 0 0
3 -9.12 1 2 -1 -0.09018 0 0 1 -7.218 3 4 -1 -0.06528 0 0 10 1.5 5 6 12 0.5 7 8 -1 0.02524 0 0 4 5.732 9 10 26 352.5 11 12 23 0.5 13 14 -1 0.03245 0 0 -1 0.0002097 0 0 -1 -0.08363 0 0 -1 0.01788 0 0 -1 -0.05835 0 0
4 0.2 1 2 3 1.836 3 4 0 5.361 5 6 -1 -0.08353 0 0 10 2.5 7 8 26 662.5 9 10 -1 0.04287 0 0 14 0.5 11 12 -1 0.08931 0 0 -1 0.003302 0 0 -1 -0.07731 0 0 5 -0.1 13 14 -1 0.1008 0 0 -1 -0.08702 0 0 -1 0.03326 0 0
5 6.6 1 2 1 2.369 3 4 -1 -0.06918 0 0 0 -7.967 5 6 14 0.5 7 8 4 1.7 9 10 -1 -0.001955 0 0 0 -5.404 11 12 -1 0.1185 0 0 -1 -0.08802 0 0 26 189.5 13 14 -1 0.08365 0 0 -1 0.01123 0 0 -1 0.1044 0 0 -1 -0.04449 0 0
6 -7 1 2 -1 -0.0814 0 0 26 485.5 3 4 4 7.5 5 6 -1 -0.02923 0 0 15 27.5 7 8 -1 0.0551 0 0 1 -3.76 9 10 -1 -0.06522 0 0 -1 -0.03777 0 0 26 334.5 11 12 -1 0.0007978 0 0 12 0.5 13 14 -1 0.0676 0 0 -1 -0.02921 0 0
3 -9.12 1 2 -1 -0.08777 0 0 4 11.37 3 4 15 29.66 5 6 -1 0.09226 0 0 0 3.184 7 8 -1 -0.05735 0 0 26 601.5 9 10 -1 0.03078 0 0 9 1.5 11 12 11 6.5 13 14 -1 -0.005495 0 0 -1 0.06849 0 0 -1 -0.1056 0 0 -1 0.0585 0 0
5 6.6 1 2 0 8.112 3 4 -1 -0.0651 0 0 9 0.5 5 6 -1 0.06979 0 0 10 3.5 7 8 -1 0.02047 0 0 15 18.83 9 10 11 5.5 11 12 -1 -0.008207 0 0 -1 -0.06545 0 0 26 126.5 13 14 -1 0.1166 0 0 -1 0.1338 0 0 -1 -0.1118 0 0
0 -9.408 1 2 4 1.7 3 4 17 0.5 5 6 -1 -0.08266 0 0 15 14.97 7 8 4 7.5 9 10 6 23.78 11 12 -1 0.2343 0 0 -1 -0.03149 0 0 26 70.5 13 14 -1 0.05554 0 0 -1 -0.05177 0 0 -1 0.06621 0 0 -1 -0.05327 0 0 -1 0.005678 0 0
6 -7 1 2 -1 -0.07768 0 0 4 11.37 3 4 17 0.5 5 6 -1 0.09048 0 0 22 0.5 7 8 16 1.5 9 10 -1 0.008019 0 0 11 5.5 11 12 -1 0.03917 0 0 -1 -0.06495 0 0 21 0.5 13 14 -1 -0.1072 0 0 -1 -0.07541 0 0 -1 0.1065 0 0
3 -9.12 1 2 -1 -0.08492 0 0 1 -7.218 3 4 -1 -0.05878 0 0 9 0.5 5 6 10 2.5 7 8 -1 0.02228 0 0 0 8.112 9 10 3 4.692 11 12 15 18.83 13 14 -1 0.07566 0 0 -1 -0.04299 0 0 -1 0.06112 0 0 -1 -0.006929 0 0 -1 -0.06991 0 0
4 -4.41 1 2 -1 -0.0736 0 0 5 6.6 3 4 1 5.978 5 6 3 4.692 7 8 -1 -0.0002187 0 0 11 5.5 9 10 -1 -0.07923 0 0 -1 0.06431 0 0 26 238.5 11 12 -1 0.08525 0 0 -1 0.06051 0 0 0 1.461 13 14 -1 -0.1975 0 0 -1 0.05379 0 0
4 0.2 1 2 3 1.836 3 4 -1 0.004562 0 0 -1 -0.07709 0 0 10 2.5 5 6 14 0.5 7 8 10 4.5 9 10 5 -0.1 11 12 -1 0.09024 0 0 26 348.5 13 14 -1 -0.03778 0 0 -1 -0.08184 0 0 -1 0.03271 0 0 -1 0.1797 0 0 -1 -0.01484 0 0
5 5.39 1 2 26 485.5 3 4 3 5.327 5 6 4 5.732 7 8 -1 -0.02718 0 0 -1 -0.0685 0 0 -1 0.04651 0 0 26 273.5 9 10 26 231.5 11 12 14 0.5 13 14 -1 0.0257 0 0 -1 0.08034 0 0 -1 -0.01164 0 0 -1 -0.03289 0 0 -1 0.0915 0 0
4 -4.41 1 2 -1 -0.06922 0 0 4 11.37 3 4 17 0.5 5 6 -1 0.08835 0 0 22 0.5 7 8 26 144.5 9 10 10 0.5 11 12 11 5.5 13 14 -1 0.04692 0 0 -1 -0.05795 0 0 -1 0.04809 0 0 -1 0.002696 0 0 -1 0.01423 0 0 -1 -0.1006 0 0
3 -9.12 1 2 -1 -0.0805 0 0 1 -2.509 3 4 6 23.78 5 6 26 70.5 7 8 -1 -0.03408 0 0 -1 0.05758 0 0 4 5.732 9 10 15 18.83 11 12 24 0.5 13 14 -1 0.08898 0 0 -1 0.01815 0 0 -1 -0.02326 0 0 -1 -0.1397 0 0 -1 0.02548 0 0
15 12.9 1 2 -1 -0.09638 0 0 15 13.66 3 4 -1 0.1223 0 0 0 -9.408 5 6 -1 -0.05493 0 0 4 11.37 7 8 15 18.83 9 10 -1 0.08655 0 0 -1 0.006591 0 0 10 3.5 11 12 -1 -0.05029 0 0 11 5.5 13 14 -1 -0.03983 0 0 -1 0.1693 0 0
4 7.5 1 2 5 6.6 3 4 26 365.5 5 6 1 -2.509 7 8 -1 -0.0722 0 0 -1 0.08003 0 0 -1 -0.02776 0 0 6 23.78 9 10 26 70.5 11 12 -1 -0.04063 0 0 -1 0.04982 0 0 4 5.732 13 14 -1 0.01098 0 0 -1 -0.09459 0 0 -1 0.08301 0 0
15 12.9 1 2 -1 -0.0938 0 0 15 13.66 3 4 -1 0.1117 0 0 0 -9.408 5 6 -1 -0.05153 0 0 10 1.5 7 8 12 0.5 9 10 11 4.5 11 12 5 1.7 13 14 -1 -0.03854 0 0 -1 -0.08757 0 0 -1 0.02907 0 0 -1 0.01499 0 0 -1 -0.0304 0 0
9 0.5 1 2 4 7.5 3 4 -1 0.01627 0 0 2 -1.555 5 6 26 304.5 7 8 1 -4.035 9 10 -1 -0.07016 0 0 -1 0.08696 0 0 -1 -0.01634 0 0 -1 -0.04972 0 0 15 18.83 11 12 -1 0.006858 0 0 10 2.5 13 14 -1 -0.09357 0 0 -1 0.04628 0 0
4 -4.41 1 2 -1 -0.06426 0 0 14 0.5 3 4 4 5.732 5 6 4 4.67 7 8 26 234.5 9 10 26 231.5 11 12 -1 0.08805 0 0 4 7.5 13 14 -1 -0.03629 0 0 -1 0.006565 0 0 -1 0.07439 0 0 -1 -0.01609 0 0 -1 -0.1006 0 0 -1 0.06584 0 0
4 11.37 1 2 17 0.5 3 4 -1 0.08355 0 0 22 0.5 5 6 26 140.5 7 8 10 0.5 9 10 11 5.5 11 12 -1 0.04707 0 0 -1 -0.05412 0 0 -1 0.04281 0 0 -1 0.0006175 0 0 21 0.5 13 14 -1 -0.09391 0 0 -1 -0.07121 0 0 -1 0.09146 0 0
15 12.9 1 2 -1 -0.091 0 0 15 13.66 3 4 -1 0.101 0 0 1 -5.323 5 6 0 -1.226 7 8 14 0.5 9 10 -1 -0.08274 0 0 -1 0.02619 0 0 2 -1.555 11 12 -1 0.04775 0 0 2 -4.217 13 14 -1 -0.03772 0 0 -1 -0.00156 0 0 -1 0.03877 0 0
6 -7 1 2 -1 -0.06621 0 0 1 8.306 3 4 9 0.5 5 6 10 4.5 7 8 10 3.5 9 10 -1 0.01568 0 0 -1 0.07113 0 0 -1 -0.138 0 0 0 8.112 11 12 3 4.692 13 14 -1 -0.01615 0 0 -1 0.06656 0 0 -1 -0.072 0 0 -1 0.09649 0 0
3 -9.12 1 2 -1 -0.07526 0 0 10 1.5 3 4 -1 -0.005339 0 0 11 5.5 5 6 4 4.67 7 8 -1 0.02896 0 0 2 -8.884 9 10 -1 -0.1469 0 0 10 5.5 11 12 -1 -0.0688 0 0 3 4.692 13 14 -1 -0.05469 0 0 -1 -0.04958 0 0 -1 0.2062 0 0
4 11.37 1 2 17 0.5 3 4 -1 0.08055 0 0 4 7.5 5 6 16 1.5 7 8 5 6.6 9 10 26 365.5 11 12 -1 0.03568 0 0 -1 -0.05312 0 0 1 2.779 13 14 -1 -0.06135 0 0 -1 0.08143 0 0 -1 -0.007475 0 0 -1 -0.00653 0 0 -1 0.02707 0 0
15 12.9 1 2 -1 -0.08852 0 0 15 13.66 3 4 5 1.7 5 6 0 -9.408 7 8 -1 0.133 0 0 -1 -0.04953 0 0 3 9.419 9 10 4 11.37 11 12 4 5.732 13 14 -1 0.08578 0 0 -1 0.0008995 0 0 -1 0.07802 0 0 -1 -0.07422 0 0 -1 0.07446 0 0
9 0.5 1 2 0 8.112 3 4 3 5.327 5 6 -1 -0.009605 0 0 -1 0.05717 0 0 3 3.522 7 8 3 5.939 9 10 -1 0.01188 0 0 11 6.5 11 12 -1 0.1474 0 0 -1 0.02696 0 0 26 512.5 13 14 -1 0.07253 0 0 -1 -0.04815 0 0 -1 -0.212 0 0
4 0.2 1 2 1 -3.525 3 4 -1 0.003976 0 0 -1 -0.09176 0 0 14 0.5 5 6 10 3.5 7 8 26 238.5 9 10 9 1.5 11 12 -1 0.05632 0 0 -1 0.1691 0 0 -1 -0.008606 0 0 -1 -0.04725 0 0 5 0.6 13 14 -1 -0.06854 0 0 -1 0.1585 0 0
26 662.5 1 2 4 7.5 3 4 0 3.591 5 6 15 18.83 7 8 26 304.5 9 10 5 -1.13 11 12 -1 0.04178 0 0 -1 0.002387 0 0 10 3.5 13 14 -1 0.08571 0 0 -1 -0.005177 0 0 -1 0.03472 0 0 -1 -0.1132 0 0 -1 -0.05282 0 0 -1 0.07889 0 0
15 12.9 1 2 -1 -0.08547 0 0 15 13.66 3 4 -1 0.08139 0 0 1 -5.323 5 6 0 -1.226 7 8 14 0.5 9 10 -1 -0.07885 0 0 -1 0.02287 0 0 -1 -0.0001895 0 0 4 4.67 11 12 -1 0.07714 0 0 4 7.5 13 14 -1 -0.08517 0 0 -1 0.06051 0 0
5 5.39 1 2 26 477.5 3 4 3 5.327 5 6 9 1.5 7 8 -1 -0.02139 0 0 -1 -0.05814 0 0 -1 0.04497 0 0 0 1.461 9 10 -1 0.0636 0 0 -1 -0.006162 0 0 4 4.67 11 12 26 64.5 13 14 -1 0.05382 0 0 -1 -0.1609 0 0 -1 0.009821 0 0
24 0.5 1 2 26 70.5 3 4 26 126.5 5 6 4 4.67 7 8 17 0.5 9 10 -1 0.08022 0 0 -1 -0.06827 0 0 -1 -0.1295 0 0 6 10.29 11 12 22 0.5 13 14 -1 -0.03684 0 0 -1 -0.0944 0 0 -1 0.09113 0 0 -1 0.00887 0 0 -1 -0.0426 0 0
4 -4.41 1 2 -1 -0.05745 0 0 1 -0.08447 3 4 -1 -0.00827 0 0 13 0.5 5 6 0 -6.1 7 8 -1 0.1147 0 0 3 8.368 9 10 8 0.5 11 12 -1 0.02627 0 0 -1 0.1857 0 0 6 27.19 13 14 -1 0.011 0 0 -1 -0.05685 0 0 -1 0.0629 0 0
15 12.9 1 2 -1 -0.08278 0 0 5 5.39 3 4 1 2.369 5 6 6 0.1 7 8 -1 -0.003097 0 0 0 -2.616 9 10 -1 -0.06128 0 0 -1 0.02991 0 0 -1 0.07028 0 0 6 0.1 11 12 -1 0.07674 0 0 4 0.5 13 14 -1 -0.09361 0 0 -1 0.0004113 0 0
3 -9.12 1 2 -1 -0.07071 0 0 9 0.5 3 4 26 129.5 5 6 -1 0.01485 0 0 4 4.67 7 8 17 0.5 9 10 10 2.5 11 12 -1 0.07094 0 0 -1 -0.005985 0 0 -1 -0.05523 0 0 10 0.5 13 14 -1 0.09481 0 0 -1 0.08475 0 0 -1 -0.07558 0 0
4 11.37 1 2 15 18.83 3 4 -1 0.07505 0 0 3 8.882 5 6 10 3.5 7 8 13 0.5 9 10 -1 0.01628 0 0 -1 -0.03808 0 0 -1 0.0696 0 0 6 7.1 11 12 2 -8.884 13 14 -1 -0.02637 0 0 -1 0.0336 0 0 -1 0.2213 0 0 -1 0.02292 0 0
1 -7.218 1 2 26 58.5 3 4 9 0.5 5 6 -1 0.1153 0 0 0 0.3948 7 8 -1 -0.004764 0 0 4 0.2 9 10 -1 -0.09319 0 0 -1 0.02595 0 0 -1 -0.0274 0 0 21 0.5 11 12 3 12.55 13 14 -1 -0.08314 0 0 -1 0.01946 0 0 -1 0.09488 0 0
26 662.5 1 2 1 8.306 3 4 0 3.591 5 6 12 0.5 7 8 4 -1.745 9 10 11 7.5 11 12 -1 0.03892 0 0 -1 0.00521 0 0 26 352.5 13 14 -1 -0.09238 0 0 -1 0.07602 0 0 -1 -0.1012 0 0 -1 0.04688 0 0 -1 0.02604 0 0 -1 -0.05656 0 0
15 12.9 1 2 -1 -0.07944 0 0 4 11.37 3 4 17 0.5 5 6 -1 0.07293 0 0 26 70.5 7 8 6 23.78 9 10 4 5.732 11 12 -1 0.005807 0 0 19 0.5 13 14 -1 0.06064 0 0 -1 -0.0777 0 0 -1 0.07815 0 0 -1 -0.02562 0 0 -1 -0.1182 0 0
10 1.5 1 2 -1 -0.00528 0 0 11 5.5 3 4 4 4.67 5 6 10 3.5 7 8 2 -8.884 9 10 -1 -0.1365 0 0 -1 0.01347 0 0 3 4.113 11 12 10 5.5 13 14 -1 -0.06966 0 0 -1 -0.02991 0 0 -1 0.1147 0 0 -1 0.1153 0 0 -1 -0.05981 0 0
4 -4.41 1 2 -1 -0.0538 0 0 0 -13.85 3 4 -1 -0.06582 0 0 1 -0.08447 5 6 22 0.5 7 8 0 -6.1 9 10 -1 -0.00184 0 0 -1 -0.07865 0 0 6 -4.495 11 12 14 0.5 13 14 -1 -0.06879 0 0 -1 0.09313 0 0 -1 -0.00194 0 0 -1 0.08765 0 0
15 12.9 1 2 -1 -0.07682 0 0 9 0.5 3 4 0 8.112 5 6 11 4.5 7 8 -1 -0.007305 0 0 -1 0.0547 0 0 -1 -0.01224 0 0 2 -13.46 9 10 -1 0.1268 0 0 12 0.5 11 12 -1 0.03586 0 0 0 -0.1084 13 14 -1 0.05106 0 0 -1 -0.05545 0 0
1 -7.218 1 2 26 58.5 3 4 2 -1.555 5 6 -1 0.1108 0 0 0 0.3948 7 8 2 -4.217 9 10 -1 -0.02392 0 0 -1 -0.09148 0 0 -1 0.02302 0 0 -1 -0.0006114 0 0 15 14.97 11 12 -1 -0.1243 0 0 1 -1.955 13 14 -1 -0.02376 0 0 -1 0.05852 0 0
4 11.37 1 2 15 29.66 3 4 -1 0.0701 0 0 3 8.882 5 6 0 -6.896 7 8 -1 -0.008831 0 0 -1 0.01239 0 0 -1 0.1487 0 0 2 -3.677 9 10 11 5.5 11 12 -1 0.06257 0 0 -1 0.01289 0 0 0 7.4 13 14 -1 -0.108 0 0 -1 0.04102 0 0
26 662.5 1 2 4 7.5 3 4 0 3.591 5 6 -1 -0.001657 0 0 26 304.5 7 8 5 -1.13 9 10 -1 0.03555 0 0 -1 0.08171 0 0 17 0.5 11 12 -1 0.03437 0 0 -1 -0.09969 0 0 -1 0.02745 0 0 0 6.414 13 14 -1 -0.07713 0 0 -1 0.07475 0 0
5 6.6 1 2 1 2.369 3 4 6 -8.327e-17 5 6 26 129.5 7 8 10 0.5 9 10 -1 -0.06755 0 0 -1 0.04799 0 0 -1 0.0219 0 0 -1 -0.009385 0 0 15 25.8 11 12 -1 0.008132 0 0 2 2.052 13 14 -1 -0.06787 0 0 -1 0.1257 0 0 -1 -0.09017 0 0
10 1.5 1 2 -1 -0.004962 0 0 11 5.5 3 4 4 4.67 5 6 10 3.5 7 8 3 4.692 9 10 -1 -0.1209 0 0 -1 0.01274 0 0 3 4.113 11 12 -1 -0.07566 0 0 10 4.5 13 14 -1 -0.02509 0 0 -1 0.1081 0 0 -1 0.142 0 0 -1 -0.03241 0 0
9 0.5 1 2 -1 -0.005515 0 0 4 0.2 3 4 -1 -0.02728 0 0 21 0.5 5 6 3 8.368 7 8 -1 -0.07538 0 0 8 2.5 9 10 -1 0.06247 0 0 -1 -0.02581 0 0 10 1.5 11 12 5 1.7 13 14 -1 0.08785 0 0 -1 0.04918 0 0 -1 -0.02702 0 0
10 4.5 1 2 10 3.5 3 4 11 5.5 5 6 4 0.5 7 8 -1 0.07651 0 0 -1 -0.08482 0 0 3 12.55 9 10 9 1.5 11 12 -1 0.003952 0 0 -1 -0.04443 0 0 -1 0.1345 0 0 14 0.5 13 14 -1 0.061 0 0 -1 -0.05269 0 0 -1 0.04937 0 0
15 12.9 1 2 -1 -0.07239 0 0 15 13.66 3 4 1 -5.606 5 6 0 -9.408 7 8 -1 0.1753 0 0 -1 0.01035 0 0 5 1.7 9 10 -1 0.001843 0 0 -1 -0.06219 0 0 2 -8.884 11 12 11 5.5 13 14 -1 -0.05614 0 0 -1 -0.03962 0 0 -1 0.2634 0 0
4 11.37 1 2 15 18.83 3 4 -1 0.06727 0 0 10 4.5 5 6 10 3.5 7 8 -1 0.004913 0 0 26 348.5 9 10 2 -8.444 11 12 -1 0.06088 0 0 -1 -0.09996 0 0 -1 0.005151 0 0 0 -6.896 13 14 -1 0.005928 0 0 -1 0.116 0 0 -1 -0.06972 0 0
1 -7.218 1 2 26 58.5 3 4 9 0.5 5 6 -1 0.106 0 0 0 0.3948 7 8 0 8.112 9 10 -1 0.01402 0 0 -1 -0.08997 0 0 -1 0.01975 0 0 10 0.5 11 12 -1 0.05104 0 0 16 1.5 13 14 -1 -0.01061 0 0 -1 0.06574 0 0 -1 -0.08006 0 0
26 662.5 1 2 4 7.5 3 4 0 3.591 5 6 -1 -0.00127 0 0 26 304.5 7 8 5 -1.13 9 10 -1 0.03204 0 0 -1 0.07897 0 0 -1 -0.004732 0 0 -1 0.03219 0 0 7 1.5 11 12 -1 0.09118 0 0 8 6.5 13 14 -1 -0.1272 0 0 -1 0.03336 0 0
3 -9.12 1 2 -1 -0.06398 0 0 10 1.5 3 4 -1 -0.003787 0 0 11 5.5 5 6 4 4.67 7 8 -1 0.02306 0 0 3 4.692 9 10 16 1.5 11 12 -1 -0.06934 0 0 -1 0.04911 0 0 5 0.5 13 14 -1 0.01518 0 0 -1 -0.247 0 0 -1 -0.01304 0 0
4 -4.91 1 2 -1 -0.05983 0 0 12 0.5 3 4 26 334.5 5 6 26 352.5 7 8 9 2.5 9 10 0 -6.896 11 12 -1 0.02398 0 0 -1 -0.04456 0 0 -1 -0.008112 0 0 -1 0.1825 0 0 -1 -0.05357 0 0 26 662.5 13 14 -1 0.04215 0 0 -1 -0.04374 0 0
1 -0.08447 1 2 3 9.419 3 4 8 2.5 5 6 2 -3.677 7 8 -1 0.009798 0 0 -1 -0.004648 0 0 -1 0.033 0 0 6 7.1 9 10 6 1.8 11 12 -1 -0.05542 0 0 5 -4.41 13 14 -1 -0.05604 0 0 -1 0.0615 0 0 -1 -0.04477 0 0 -1 0.06581 0 0
5 6.6 1 2 1 9.095 3 4 6 -8.327e-17 5 6 26 477.5 7 8 -1 0.05657 0 0 -1 -0.06385 0 0 -1 0.04465 0 0 2 -3.677 9 10 -1 -0.0169 0 0 -1 -0.000799 0 0 26 167.5 11 12 4 5.732 13 14 -1 0.04567 0 0 -1 -0.09101 0 0 -1 0.06475 0 0
15 12.9 1 2 -1 -0.07013 0 0 15 13.66 3 4 1 -5.606 5 6 1 -4.279 7 8 -1 0.162 0 0 -1 0.009027 0 0 6 2.4 9 10 -1 0.002819 0 0 -1 -0.08159 0 0 9 0.5 11 12 0 3.184 13 14 -1 0.0556 0 0 -1 -0.04019 0 0 -1 0.05793 0 0
4 11.37 1 2 15 18.83 3 4 -1 0.06457 0 0 13 0.5 5 6 5 0.5 7 8 -1 0.0001827 0 0 6 7.6 9 10 26 334.5 11 12 -1 0.0146 0 0 -1 0.08561 0 0 -1 -0.0447 0 0 26 286.5 13 14 -1 -0.08393 0 0 -1 -0.03072 0 0 -1 0.07764 0 0
2 -1.555 1 2 2 -4.217 3 4 6 6.2 5 6 -1 -0.001522 0 0 -1 0.02785 0 0 9 1.5 7 8 2 -0.5665 9 10 14 0.5 11 12 0 -0.1084 13 14 -1 -0.05429 0 0 -1 0.09551 0 0 -1 -0.06024 0 0 -1 0.08264 0 0 -1 0.1021 0 0 -1 -0.05273 0 0
24 0.5 1 2 26 75.5 3 4 26 126.5 5 6 4 5.732 7 8 26 133.5 9 10 -1 0.06825 0 0 -1 -0.06448 0 0 0 -6.896 11 12 -1 0.06777 0 0 4 4.67 13 14 -1 -0.00256 0 0 -1 0.09755 0 0 -1 -0.1075 0 0 -1 -0.002028 0 0 -1 0.08428 0 0
3 4.692 1 2 1 -1.955 3 4 -1 0.004867 0 0 -1 -0.04579 0 0 0 -0.1084 5 6 5 5.39 7 8 4 1.7 9 10 8 2.5 11 12 -1 -0.05092 0 0 -1 0.04684 0 0 -1 -0.07276 0 0 -1 0.0003258 0 0 3 3.522 13 14 -1 0.08193 0 0 -1 -0.07656 0 0
8 0.5 1 2 24 0.5 3 4 1 -0.2766 5 6 26 273.5 7 8 -1 0.0459 0 0 -1 -0.009512 0 0 -1 0.01504 0 0 1 -2.317 9 10 26 485.5 11 12 4 4.67 13 14 -1 -0.06013 0 0 -1 0.03152 0 0 -1 -0.06763 0 0 -1 -0.04171 0 0 -1 0.07919 0 0
14 0.5 1 2 -1 -0.001905 0 0 1 2.779 3 4 25 0.5 5 6 -1 0.1134 0 0 10 3.5 7 8 -1 0.1412 0 0 0 -0.6812 9 10 2 -8.884 11 12 -1 -0.0635 0 0 26 470.5 13 14 -1 0.2326 0 0 -1 -0.06595 0 0 -1 0.09352 0 0 -1 -0.09433 0 0
17 0.5 1 2 16 2.5 3 4 19 0.5 5 6 16 1.5 7 8 -1 -0.09598 0 0 10 0.5 9 10 -1 -0.1149 0 0 10 0.5 11 12 -1 0.0243 0 0 -1 -0.1001 0 0 26 396.5 13 14 -1 0.04873 0 0 -1 -0.006918 0 0 -1 0.03264 0 0 -1 -0.035 0 0
26 129.5 1 2 4 4.67 3 4 -1 -0.003048 0 0 26 123.5 5 6 -1 0.06417 0 0 1 4.064 7 8 -1 0.1342 0 0 1 0.1087 9 10 1 5.978 11 12 0 1.461 13 14 -1 0.03221 0 0 -1 -0.1725 0 0 -1 -0.002334 0 0 -1 -0.08704 0 0 -1 0.02373 0 0
10 1.5 1 2 -1 -0.004231 0 0 11 5.5 3 4 4 4.67 5 6 11 8.5 7 8 2 -8.884 9 10 -1 -0.0943 0 0 5 0.5 11 12 -1 -0.03238 0 0 -1 0.05156 0 0 -1 -0.05995 0 0 4 5.732 13 14 -1 0.05529 0 0 -1 -0.01607 0 0 -1 0.05959 0 0
3 -9.12 1 2 -1 -0.06141 0 0 8 0.5 3 4 6 23.78 5 6 -1 0.004801 0 0 26 251.5 7 8 26 144.5 9 10 -1 -0.05433 0 0 -1 0.01413 0 0 -1 0.07235 0 0 0 -1.226 11 12 6 26.39 13 14 -1 0.008553 0 0 -1 -0.03432 0 0 -1 -0.2267 0 0
15 12.9 1 2 -1 -0.0666 0 0 15 13.66 3 4 1 -5.606 5 6 1 -2.509 7 8 -1 0.1462 0 0 -1 0.00704 0 0 4 4.67 9 10 -1 0.003822 0 0 14 0.5 11 12 26 129.5 13 14 -1 -0.06744 0 0 -1 0.07405 0 0 -1 0.08959 0 0 -1 -0.01611 0 0
4 11.37 1 2 15 18.83 3 4 -1 0.06151 0 0 3 4.692 5 6 10 3.5 7 8 -1 -0.01144 0 0 -1 0.00953 0 0 0 -6.896 9 10 11 5.5 11 12 -1 0.09547 0 0 2 -8.444 13 14 -1 -0.03621 0 0 -1 0.1131 0 0 -1 -0.06253 0 0 -1 0.001973 0 0
10 5.5 1 2 10 3.5 3 4 11 4.5 5 6 -1 -0.001095 0 0 26 568.5 7 8 -1 -0.1163 0 0 -1 0.01007 0 0 3 4.692 9 10 -1 -0.1162 0 0 -1 -0.02993 0 0 0 0.3948 11 12 26 196.5 13 14 -1 0.008013 0 0 -1 0.02729 0 0 -1 0.1548 0 0
17 0.5 1 2 26 70.5 3 4 19 0.5 5 6 4 4.67 7 8 26 129.5 9 10 10 0.5 11 12 -1 -0.1118 0 0 -1 -0.09635 0 0 6 10.29 13 14 -1 0.03922 0 0 -1 0.0005527 0 0 -1 -0.09505 0 0 -1 0.004166 0 0 -1 -0.08343 0 0 -1 0.07061 0 0
4 -4.91 1 2 -1 -0.05646 0 0 9 0.5 3 4 -1 -0.003748 0 0 10 1.5 5 6 3 -1.351 7 8 2 -13.46 9 10 9 2.5 11 12 -1 -0.006895 0 0 -1 0.1557 0 0 14 0.5 13 14 -1 0.01293 0 0 -1 0.194 0 0 -1 0.00638 0 0 -1 0.1536 0 0
6 -7 1 2 8 4.5 3 4 8 0.5 5 6 -1 -0.07898 0 0 0 -2.616 7 8 -1 -0.01099 0 0 3 8.882 9 10 -1 -0.03501 0 0 -1 0.1469 0 0 -1 -0.003734 0 0 12 0.5 11 12 -1 0.04058 0 0 26 185.5 13 14 -1 0.1071 0 0 -1 -0.02959 0 0
7 5.5 1 2 8 3.5 3 4 1 -1.789 5 6 7 3.5 7 8 5 -0.4 9 10 -1 -0.07782 0 0 3 5.327 11 12 -1 0.0005562 0 0 -1 -0.0598 0 0 -1 -0.02882 0 0 -1 0.04062 0 0 3 3.522 13 14 -1 0.05008 0 0 -1 0.003756 0 0 -1 -0.1172 0 0
10 4.5 1 2 10 3.5 3 4 1 -0.4661 5 6 -1 -0.0009877 0 0 -1 0.0665 0 0 2 -8.444 7 8 0 1.461 9 10 4 0.2 11 12 -1 -0.09226 0 0 -1 -0.1533 0 0 12 0.5 13 14 -1 -0.04422 0 0 -1 0.1345 0 0 -1 0.07639 0 0 -1 -0.05793 0 0
4 11.37 1 2 17 0.5 3 4 -1 0.0597 0 0 26 70.5 5 6 6 23.78 7 8 -1 -0.03665 0 0 -1 0.004166 0 0 9 0.5 9 10 -1 0.0574 0 0 0 -6.896 11 12 1 -0.2766 13 14 -1 0.04716 0 0 -1 -0.07385 0 0 -1 -0.05674 0 0 -1 0.04529 0 0
15 12.9 1 2 -1 -0.06376 0 0 1 -0.08447 3 4 -1 -0.006124 0 0 13 0.5 5 6 0 -6.1 7 8 -1 0.07867 0 0 0 -8.802 9 10 -1 -0.00192 0 0 -1 -0.01105 0 0 5 1.7 11 12 4 1.7 13 14 -1 -0.03131 0 0 -1 0.2208 0 0 -1 0.02802 0 0
0 3.184 1 2 -1 -0.003233 0 0 26 64.5 3 4 26 31.5 5 6 12 0.5 7 8 -1 0.05729 0 0 11 5.5 9 10 -1 0.04818 0 0 1 4.064 11 12 -1 0.03996 0 0 -1 -0.1724 0 0 1 3.16 13 14 -1 0.04937 0 0 -1 -0.01383 0 0 -1 -0.1323 0 0
1 -7.218 1 2 26 228.5 3 4 9 0.5 5 6 -1 0.03504 0 0 -1 -0.07231 0 0 0 8.112 7 8 1 -5.606 9 10 -1 -0.005443 0 0 -1 0.04759 0 0 4 1.7 11 12 15 14.97 13 14 -1 -0.05379 0 0 -1 0.1148 0 0 -1 -0.08264 0 0 -1 0.01242 0 0
7 5.5 1 2 8 3.5 3 4 1 -1.789 5 6 7 3.5 7 8 -1 0.02608 0 0 -1 -0.07327 0 0 -1 -0.001582 0 0 6 -7 9 10 -1 -0.05463 0 0 -1 -0.07133 0 0 15 18.83 11 12 10 4.5 13 14 -1 -0.02069 0 0 -1 0.00804 0 0 -1 -0.05784 0 0
4 10.27 1 2 4 9.295 3 4 -1 0.04049 0 0 1 2.369 5 6 1 2.779 7 8 -1 -0.004503 0 0 14 0.5 9 10 -1 0.03027 0 0 26 293.5 11 12 2 -1.555 13 14 -1 0.09892 0 0 -1 0.01903 0 0 -1 -0.1636 0 0 -1 0.01872 0 0 -1 -0.04945 0 0`;

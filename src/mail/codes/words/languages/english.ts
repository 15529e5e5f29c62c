/** English. */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = pairs(
  `verification, verify, validation, secure, login, log in, sign in, signin, sign on, logon, one time, onetime, single use, temporary, temp,
   short lived, self destructing, throwaway, disposable, passwordless, unlock, 2fa, mfa, otp, two factor, two step`,
  `number, digits, word, string, phrase, secret, sequence, combination, credential, codeword, code number, characters, letters, figures, value,
   nonce, key, access key, entry key, entry code, access token, access number, security key`,
);
/** The same of what has other meanings, which needs company. */
const spoken = pairs(
  `secret, magic, proof, challenge, safety, protection, instant, quick, dynamic, random, private, approval, consent, onboarding, enrolment, enrollment,
   session, device, recovery, reset, identification, identity, activation, access, auth`,
  `digits, word, codeword, code number, sequence, combination, characters`,
);

export const english: WordTable = {
  subject: `
    in the subject, in this subject, in the subject line, of the subject, from this subject, in our subject, subject line, in the email subject, in the e mail subject,
    in the mail subject, in the message subject, from the subject, at the subject, at the subject line, to the subject line, in the title
  `,
  strong: `
    onetimepassword, onetimecode, verificationcode, otpcode, logincode, securitycode, mfacode, twofactorcode,
    emailcode, verifycode, authentication number, sign up number, signup number, verification:, 2fa:, mfa:,
    two factor:,
    device code, user code, your device code, this device code, access number, security
    number, otp, otp code, otac, one time code, onetime code, one time password, one time passcode, one time
    pin, one time password (otp), one time token, onetime password, onetime passcode, single
    use code, single use password, single use passcode, single use pin, verification code, verification pin,
    verification token, verify code, verifying code, validation code,
    validation token, validation pin, confirmation token, confirmation pin, confirm code, security code,
    security pin, security token, login code, log in code, login pin, login token, sign in code, signin
    code, sign in pin, sign on code, sign in token, logon code, sign up code, signup code, signing code,
    authentication code, authentication token, authentication pin, auth token, authorization pin,
    authorization token, authenticator code, temporary code, temporary passcode,
    temporary pin, temp code, pairing code, one time check in code, single use check in code, emergency code, emergency login code,
    authentication key, auth key, account key, confirmation string, confirmation word, activation number, activation no, activation nr, activation string, activation digits, 2fa code, 2fa token, mfa code, mfa token, two factor code, two
    step code, step up code, your activation id is, tfa code, totp, two factor authentication code, two step verification code, multi factor
    authentication code, recovery code, reset code, password reset code, reset pin, reset token, magic code,
    email code, e mail code, mail code, identification code, identity code, transaction authorization code,
    transaction pin, mtan, dynamic password, dynamic code, secure code, secure pin, sms code, text code,
    launch code, account recovery code, numeric code, digit code, digit pin, digit passcode, digit
    verification code, digit number, alphanumeric code, character code, letter code, tac, safepass code,
    steam guard code, guard code, login password, verification password, temporary login code, temporary
    verification code, sign in passcode, confirmation key, vcode, passphrase, online entry code, elevation code, privilege code, parent gate code, parental gate code, parental code, parental pin, reset number, password reset number, email confirmation number, e mail confirmation number, recovery digits, ${oneUse}
  `,
  code: `
    acceptance number, acceptance code, you will need the number, you ll need the number, will be asked for the number,
    voting credential, login credential, one off credential, single use credential, voting key, ballot key, release digits, confirmation digits, security digits, verification digits,
    otc,
    evc, code no., code no, verification no., authentication no., security no., approval string, viewing password, reading password, confirmation number, authorization number, authorisation number, certification number,
    digits from mail, number from mail, digits by mail, number by mail,
    signature number, signing number, pairing number,
    number sent by e mail, number sent by email, number sent by mail, number sent to you, number from the mail, number from the email, number from the e mail, number from this mail, number from this email, number in this email, number in this mail, number from our email, number from our mail, number we sent, number we mailed, digits from the mail, digits from the email, digits sent by email, digits we sent, number received by email, number received by e mail, entry word, start word, sign in word, login word,
    confirmationcode, accesscode, activationcode, release code, release pin, release key, print pin, printing pin, session code, session key, sharing code, permission code, approval passcode, approval pin,
    number to key in, number to type in, number to be entered, number to be typed, number to be keyed, digits to key in, digits to be entered, figure to be entered, figures to be entered, figure to enter, figures to enter, digits you need, the digits to use,
    secret number, your secret number, the secret number, number to enter, digits to enter, number to type, digits to type,
    passcode, pass code, access code, access pin, activation code, activation pin, activation key, activation token, registration
    code, registration pin, unlock code, enrollment code, enrolment code, access key, link code, linking code, word
    code, code word, key code, keycode, secret code, account code, challenge code, deletion code, code,
    magic number, second factor, auth code, authcode, confirmation code, authorization code,
    authorisation code, approval code, pin, tan, token, temporary password, temp password, *code, password,
    this number, following number, these digits, following digits, this key, following key, these numbers,
    following characters, pass, numbers below, number below, digits below, passkey, number above, numbers above, digits above,
    characters above, letters above, figures above, ${spoken}
  `,
  number: `
    your secret, the secret, the digits, following digits, key, your key, the key, this key, the combination, combination, your combination,
    the characters, the letters, the figures, the numbers, with number, with the number, with digits, the sequence
  `,
  act: `
    let it in, let him in, let her in, let them in, let this in, let the device in, let that device in,
    to release, not a robot, are human, a human, to go on, to finish, to complete, finish setting up, let you in, lets you in,
    confirms, approves, approving, authorising, authorizing,
    verif*, confirm, confirming, confirmation, authenticat*, authoriz*, authoris*, log in, login, logging
    in, logging into, log into, sign in, signin, signing in, sign into, signing into, sign up, signing up,
    signup, sign on, log on, logon, two factor, two step, 2 step, 2fa, mfa, multi factor, one time, single
    use, security, activat*, regist*, reset your password, reset password, password reset, resetting, reset,
    recover*, unlock*, validat*, identity, complete your registration, access to your account, access your
    account, prove, proceed, your account, create an account, email change, change your email, your email
    address, email address, continue, approve, link your, pair, magic link, your identity, your request,
    change email, new email, delete your account, temporary, secure, passwordless, pairing, it is
    you, it s you, it s really you, it is really you, your approval, needs approval, approval needed, for approval,
    signs you in, sign you in, signing you in, log you in, logs you in, logging you in, get you in,
    gets you in, gets you back in, get back in, getting back in, get you back in, lets you back in,
    let you back in, back into your account, make sure it s you, make sure it is you, it was you,
    that it was you, really you, you are human, you re human, re human, not a bot, a real person,
    aren t a robot, are no robot, isn t a robot, finish up, to finalise, to finalize, finalise your,
    finalize your, finish your registration, finish creating, finishing your,
    wrap up your registration, set up your account, setting up your account, sign the document,
    sign your document, signing the document, sign this document, sign the contract,
    sign your contract, signing your, sign the agreement, e sign, esign, to sign it, link a device,
    link this device, link the device, linking, link a new device, connect your device,
    connect this device, connect a device, add a device, add this device, trust this device,
    trust this browser, recognise this device, recognize this device, change your password,
    choose a new password, set a new password, change your phone, change your number,
    new phone number, change of e mail, change of email, new e mail, delete your,
    close your account, open your account, claim your account, get into your account, the transfer,
    your transfer, the withdrawal, your withdrawal, opt in, double opt in, step up,
    re enter your account, prove that, proving, that you are you, you are who you say,
    who you say you are, you re who you say
  `,
  use: `
    tell our agent, tell our adviser, give our agent, give our adviser, speak these, speak the, speak or key in, speak or type, say these, say it back, the reply is, your reply is, the answer is, your answer is,
    tapping, by tapping, answered with, be answered with,
    spell, spell out, reproduce,
    have entered, have typed, have typed in, have keyed in, have put in,
    give the, read these, read this to, read it to, read them to, has been given, has been entered, has been typed, is entered, is copied, is typed, is keyed, are entered, are typed, is given on, is stated, is put in, is put into, is filled in,
    supply, give us, give it, feed, repeat, transcribe, retype, re type, re enter, reenter, insert, punch, back to the bot, reply to the bot with, reply to our bot with,
    you will need, you ll need, fill, to the bot with, pass it on to the page, hand over, read back, enters, hand the page, give the page, give the site, give the app, give the form, give the website, give the system, tell the website, tell the system, tell our site, tell our website, tell our app, show the page, show the app, copy across, copy over, echo,
    please say, then say, simply say, just say, and say, quote to the,
    ask for your, will ask for, will ask you for, asks you for, dm me, dm us, dm the bot, message the bot, tell the, tell him, tell her, tell them,
    tell the page, tell the app, tell the site, tell the bot, tell our bot, tell the agent, tell the operator, tell the technician,
    read out, read aloud, give the bot, give our bot, giving our bot, send the bot, send our bot, show the, hand it to,
    reply in the app with, reply in the browser with, reply on the site with, reply on the page with, reply on our site with,
    reply to this message with, reply to this mail with, reply to this email with, reply to this text with,
    verify with, confirm with, address with, email address with, e mail address with, account with, yours with, identity with, reply with,
    unlock with, approve with, it with, tap,
    supplying, providing, submitting,
    please key, kindly key, writing, putting, keying, key the, key these, key this, key your,
    write, enter, type, type in, typing, use, put, input, paste, copy, submit, provide, key in, fill in, put in, here is, here s,
    here are, below, following, using, entering, copy and paste,
    answer, tell it, tell us, insert these, insert this, hand this to, give us back, asks for, is asking for,
    pop, pop it in, pop it into, pop this in, pop this into, pop these into, tap in, tap it in,
    tap it into, punch in, punch it in, punch it into, punch this in, key it in, key it into,
    key this in, key these in, key this into, keying in, drop it into, stick it in, stick it into,
    drop it in, drop this in, drop this into, drop these in, drop these into, drop them in, drop them into, stick this in, stick this into, stick these in, stick these into,
    stick them in, slot this in, slot this into, slot these into, chuck it in, chuck this in, chuck this into, bung it in, bung this in, toss it into, toss this into, plug these into, pop these in,
    pop them in, pop them into, tap this in, tap these in, tap this into, tap these into, punch these in, punch these into, punch this into, punch them in, key them in, key these into,
    slot it in, slot it into, plug it into, plug this into, chuck it into, fill it in, supply it,
    supply this, read this out, read this, respond with, answer with, write back with, text back, send back, replying with,
    responding with, here you go, here it is, here it comes, here they are, here comes,
    there you go, be entered, entered into, to be entered, be typed, typed into, entered on,
    be keyed in, keyed in, be pasted, pasting, pasted into, inputting, copying and pasting, verify using,
    quote it back, feed it into, write it into, write this into,
    take this one
  `,
  where: `
    on the device, on your device, on this device, in the app,
    the courier app, courier app, the driver app, driver app, app, website, web site, web page, webpage, page, browser, screen, field, box, form, terminal, prompt,
    window, tv, device, dialog, tab, login page, sign in page, website or app, site,
    verification box, confirmation box, verification field, confirmation field,
    verification page, on the sign in page, on the login page, on the log in page, on our sign in page, into the sign in page, on the verification page,
    on this page, on that page, on the sign up page, sign in screen, login screen, log in screen, sign up page, signup page, login form,
    sign in form, log in page, log in form, login window, sign in window, login box, login prompt,
    log in prompt, verification screen, confirmation page, confirmation screen, command line,
    smart tv, television, set top box, tv screen, text box, text field, input field, entry field,
    boxes, fields, modal, popup, pop up, pop up window, spaces below, space below, space provided,
    spaces provided, boxes below, box provided, field provided, in the terminal, into the terminal,
    in your terminal, into your terminal, at the prompt, into the device, into your device,
    in the erp, in the crm, in the portal, on the portal, on the tablet, on the phone, on the laptop, on the panel, on the machine, at the machine, at the kiosk, at the terminal, on its screen, on your tv, on the tv, on your computer, on your laptop, on your phone, on your tablet,
    on your console, in the console, into the console, on the keypad, on your screen,
    on the other device, on your other device, on the new device, on your new device,
    where you are signing in, where you re signing in,
    when prompted, when asked, if prompted, when it asks
  `,
  other: `
    resolution code, closure code, close code, root cause code, incident code, invitation key, invite key, invitation token, joining key,
    verification number for our records, number for our records, for our records, template preview, preview of the template, sample values,
    quiz password, exam password, print release pin,
    open it with the password, open the archive with, open the file with the password, unzip it with,
    company code, registry code, register code, business registry code, commercial register code, in promotions, promotions tab, promotions section, ride for free, rides for free, free ride, free rides, minutes gratis,
    track your parcel with, track your package with, track your order with, track your shipment with, track your delivery with, track it with, track the parcel with, follow your parcel with, follow your order with,
    at the entrance, show it at, show this code at, show the code at, borrower code, sample code, specimen code, deal code, dummy code, dummy otp, fake code, mock code, presale code, pre sale code, fan code, game pin, quiz pin, quiz code, repair code, prescription code, key safe code, keysafe code,
    ride pin, ride code, trip pin, alert code, alarm code, printing code, print code, zoom passcode, zoom code, car radio, radio code, unlock code for your car,
    time code, label code, drop off code, dropoff code,
    this code at the checkout, code at the checkout, code at our checkout, code in the checkout, it at the checkout to get, paper code, syllabus code, subject code, ring code, band code,
    results code, league code, open the locker, opens the locker, to open locker, in the shop, in our shop, in our shops, in store, in stores, at the cash desk, at the cash register, to the cashier, key box code, keybox code, appointment code, plant code,
    telephone support pin, phone support pin, support pin, telephone pin, customer pin, caller pin, card pin,
    booking pin, reservation pin, to pin code, old pin code, delivery pin code, pincode, exited with code, exit with code, exits with code, failed with code, smtp code,
    to collect your parcel, collect your parcel, collect your package, collect your order,
    collecting your order, pick up your parcel, pick up your package, pick up your order,
    pick up the parcel, pick up the package, to the courier, the courier, to the driver, at the counter,
    at the till, at the desk, at the reception,
    document verification code, certificate verification code, certificate code, document code, verification code of the document, diploma code,
    % off, at checkout, exam code, dial in, promo code, promotion code, promotional code, promo, coupon
    code, coupon, coupons, discount code, discount, voucher code, voucher, referral code, refer a friend code, invite
    code, invitation code, gift code, gift card code, gift card, gift card number, gift card pin, tracking code, booking
    code, reservation code, seat code, class code, course code, zip code, zip, zip+4, postal code, post
    code, postcode, area code, country code, dialing code, dialling code, dial code, calling code, sort
    code, parcel code, swift code, swift, swift/bic, routing number, ifsc code, ifsc, branch code, bank code,
    source code, status code, error code, exit code, response code, reason code, qr code, qr codes, bar
    code, barcode, coupon codes, promo codes, discount codes, backup codes, backup code, back up codes,
    recovery codes, emergency codes, scratch codes, gift codes, redeem code, redemption code, offer code,
    bonus code, savings code, rebate code, campaign code, creator code, affiliate code, partner code, member
    code, customer code, client code, product code, item code, style code, color code, colour code, hex
    code, batch code, lot code, serial code, licence key, license key, licence code, license code, product
    key, serial key, software key, serial number, api key, api token, door code, gate code,
    lockbox code, lock box code, locker code, locker pin, entry code, building code, garage code, alarm
    code, keypad code, pickup code, pick up code, pin for pickup, code for pickup, pickup pin, driver pin,
    give the driver, give your driver, give the courier, give your courier, give the rider, give your rider, give the delivery person, tell the courier, tell the driver, tell the rider, tell your driver, show the courier, show the driver, collection code, collection pin, delivery code, delivery pin, return code, parcel pin,
    locker, meeting code, meeting passcode, meeting password, meeting pin, meeting id, join the meeting,
    dial by your location, conference code, conference pin, conference id, host key, host pin, participant
    code, webinar passcode, webinar id, join the webinar, event passcode, join by phone, dial in pin, room
    code, room pin, team code, game code, group code, event code, ticket code, tax code, vat code, hs code,
    commodity code, airport code, airline code, iata code, confirmation #, confirmation no, pnr, record
    locator, wifi password, wi fi password, wifi code, wi fi code, network key, wpa2, pin code (india),
    industry code, sic code, naics code, unit code, site code, store code, shop code, warehouse code, station code, office code, department code, depot code, district code, dress code, claim
    code, winning code, entry number, prize code, raffle code, lottery, puk, puk code, school code, pairing
    id, short code, currency code, language code, stock code, reference code, ref code, order code, booking
    reference, itinerary code, payment code, billing code, approval number, fault
    code, stop code, access codes for your, check in code, rate code, corporate code, vendor code, supplier
    code, project code, cost code, budget code, article code, part code, model code, video code, genetic code, penal
    code, civil code, vin, imei, sku, isbn, ean, upc, gtin, asin, apply code, code at checkout, checkout
    with, off with, share code, friend code, survey code, plan code, zone code, voice code,
    term code, semester code, visit code,
    job code, job codes, room key code, activation id, claim pin, pupil pin, student pin, lunch pin, match number,
    wi fi access code, wifi access code, entry codes, class join code
  `,
  label: `
    weight, rank, temperature, altitude,
    your application, application no,
    vacancy number, vacancy no, vacancy reference, callback reference, callback number, call back reference, call back number,
    bib, bib number,
    site id, site ids, on record as, on record under, on file as, logged as, filed as, filed under, badge number, badge no, badge id, codes sent, codes verified, codes delivered, codes issued, codes expired, otp codes sent, otps sent, verification codes sent,
    your reading, meter reading, the reading, last reading, previous reading, opening reading, closing reading, final reading, cusip, sedol, isin, crn, ttl, ttl is, ttl of,
    cost centre, cost center, profit centre, profit center, gl account, ledger account, nominal code, nominal account, help article, help answer, see answer, see article,
    registered charity, registered in england, registered in england and wales, registered in scotland, registered in ireland, registered company,
    registered company number, registered charity number, charity number, charity no, registered no, registered number,
    iban, bic, panel, anti phishing code, antiphishing code, code review, code reviews, change id, pid, req, nonce, worker, process, queue,
    delivery address, shipping address, billing address, landmark, parking, door, doors, rack, hall, desk, badge, counter, level, webinar, dial, certificate, document,
    ballot, event, till code, redeem, gift, host, stay, registrar, pharmacy, prescription, wi fi, wifi, voucher, devices,
    admission, ticket code, passenger, flight, bag drop, departure, arrival, boarding, check in, report,
    bay, terminal, visa, mastercard, amex, order, order number, order no, order id, order ref, order nr,
    orders, purchase order, po number, invoice, invoice number, invoice no, invoice id, bill number,
    receipt, receipt number, receipt no, statement, reference, reference number, reference no, reference id,
    ref, ref no, your reference, our reference, comparison value, tracking, tracking number, tracking no,
    tracking id, shipment, shipment number, shipment id, consignment, parcel, package, awb, waybill,
    booking, booking number, booking id, reservation, reservation number, itinerary, seat, gate, ticket,
    rev, drawing, business id, trade register, trade register entry, trade register no,
    ticket reference, ticket collection reference, collection reference, collection number, ticket number, ticket no, ticket id, case, case number, case id, case no, incident, issue, request id,
    request number, request no, request, signature request, correlation id, trace id, session id, session,
    transaction, transaction id, transaction number, transaction no, txn, payment id, payment, account,
    account number, account no, account id, acct, customer, customer number, customer no, customer id,
    client number, client id, mrn, visit number, accession, accession number, member, member number, member no, member id, membership number, membership,
    user id, userid, user, username, user name, your username is, your username:, your user name is, player id, patient id, patient number, policy, policy
    number, claim number, contract, contract number, employee id, employee number, student id, student
    number, device id, app id, workspace id, organization id, tenant id, id, id number, identification
    number, message id, meeting id, webinar id, phone, phone number, telephone, telephone number, tel,
    mobile, mobile number, cell, fax, call, call us, hotline, toll free, helpline, whatsapp, sms, text us,
    license number, licence number, licence no, license no, registration number, registration no, company
    number, company no, company reg, vat, vat no, vat number, vat id, tax id, tax number, ein number, abn,
    acn, crd, nmls, fdic, fca, frn, no, nr, number, num, ending in, ending with, ending, ends in, ends with,
    last four, last 4, last four digits, last 4 digits, card, card number, credit card, debit card, build,
    build number, version, release, revision, commit, job, pipeline, pull request, p.o. box, po box, box,
    suite, ste, floor, room, apt, unit, street, building, batch, lot, port, line, chapter, section,
    model, model number, part number, item, item number, item no, product, article, since, est, established,
    copyright, founded, amount, total, balance, sum, price, quantity, qty, points, miles, score, year, date,
    time, edition, volume, issue number, windows, chrome, firefox, safari, android, ios, macos, edge,
    mozilla, ip, ip address, fingerprint, hash, checksum, proposal, quote number, quotation, vehicle, plate,
    licence plate, license plate, reg no, meter, meter number, meter reading, locator, loan, loan number,
    application number, application id, file number, matter, docket, serial, asset, thread, post, topic,
    comment, question, survey, device, operator, agent, employee, station, train, bus, platform, route,
    locker number, rfc, error, event id, notice, campaign, campaign id, list, subscriber, subscription,
    subscription id, your ip, zone, channel, extension, ext, pob, realm, workspace, project, team, domain,
    server, location, address, comparison code,
    appointment number, queue number, event number
  `,
  unit: `
    signatures, families, teams, visitors, readers, subscribers, trees,
    combinations, guesses, tries, books, ms, minute*, min, mins, hour*, hrs, second, seconds, sec, secs,
    day, days, week*, month, months, years, digit*, characters, character, letters, times, points, pts,
    miles, items, people, users, customers, members, usd, eur, gbp, dollars, euros, credits, coins, tokens
    left, gb, mb, kb, km, kg, kwh, khz, mhz, ghz, px, percent, pm, followers, views, attempts, steps, words, employees,
    companies, developers, projects, rows, files, messages, emails, records, requests, sats, btc, eth, sq,
    ml, calories, kcal, reviews, ratings, votes, tests, bytes, lines, commits, pages, errors, warnings, tasks, entries,
    fortnight, numerals, symbols, chars, business days, working days, calendar days, half hour
  `,
  old: `
    was not entered in time, wasn't entered in time, was not used in time, wasn't used in time, was never entered, entered and used,
    was entered and used,
    was just used, has just been used, was just redeemed, has been redeemed, was redeemed, withdrawn code, withdrew code, is used up,
    you gave, you gave us, you provided, you supplied,
    was accepted, has been accepted, was verified, has been verified, has been confirmed,
    was refused, was rejected, was declined, is wrong, was wrong, was not right, wasn't right, is not right, isn't right, was not correct, was not the right,
    is now invalid, now useless, cancelled the code, canceled the code, cancelled code, canceled code, deactivated the code, deactivated code, disabled the code, withdrew the code, withdrawn the code, voided the code, invalidated the code, was deactivated, has been deactivated, was disabled, has been disabled, has been withdrawn, signed in with the code, logged in with the code, signed in with code, logged in with code, signed in using the code, signed in using code,
    code used, used code, not needed any more, not needed anymore, no longer needed, a code like, code like, codes like, something like,
    ran out, can t be used any more, cannot be used any more, nobody can use it, no one can use it, was mistyped, was changed, has been changed, was updated, has been updated,
    you typed, you entered, was entered, did not match, didn t match, does not match, doesn t match, isn t
    the code, is not the code, is not correct, wasn t correct, for example, e.g., such as, looks like this,
    no longer valid, no longer work*, no longer active, no longer accepted, no longer be used, is not valid,
    not valid any more, not valid anymore, has expired, have expired, had expired, is expired, was expired,
    already expired, expired code, expired, previous code, previous one, earlier code, older code, old code,
    last code, old one, earlier one, the earlier, the previous, previously sent, is void, now void,
    invalidated, invalid, has been replaced, was replaced, replaced by, replaces, superseded, supersedes,
    instead of, has been cancelled, has been canceled, was cancelled, was canceled, revoked, already been
    used, already used, was used, has been used, stops working, stopped working, ignore the code, ignore
    code, wrong code, incorrect, previously, changed from, sent before, sent earlier, sent yesterday, we
    sent you before, failed with, deprecated, most common, most popular,
    please ignore code, please ignore the code, disregard code, disregard the code, please disregard code, please disregard the code, forget code,
    outdated code, out of date, obsolete, stale code,
     used up, swapped for, ones before, the wrong one, expired one, old ones,
    has lapsed, was withdrawn, been withdrawn, is dead, dead code, no longer good, no longer usable,
    no longer accept, can t be used again, cannot be used again,
    can not be used again,
    doesn t work any more, doesn t work anymore, does not work any more, does not work anymore,
    burnt, discarded,
    has been blocked, was blocked, is blocked, has been locked, was locked, is locked, we have blocked it, we have locked it
  `,
  fresh: `
    fresh one time code, fresh one time password, fresh one time passcode, fresh one time pin, latest one time code, newest one time code, most recent one time code, new one time passcode, new one time pin,
    new code, new one, new verification code, new login code, new pin, latest code, current code, fresh
    code, newest code, updated code,
    new passcode, new otp, new one time code, new one time password, new sign in code,
    new security code, new access code, new authentication code, new confirmation code,
    new 6 digit code, new six digit code, new tan, brand new code, replacement code,
    latest verification code, latest one, most recent code, most recent one, newest one, newer one, fresh one, newer code, newer pin,
    correct code, right code, resent code,
    replaces the previous one, replaces the previous code, replaces the earlier, replaces the old,
    replaces any previous, replaces any earlier, replaces all previous, replaces all earlier
  `,
  care: `
    one use, good through, good till, for one signature, for a single signature,
    expires, expire, expiring, valid for, valid until, valid only, is valid, good for, do not share, don t
    share, never share, do not forward, don t forward, do not disclose, not share, did not request, didn t
    request, did not try, didn t try, didn t attempt, did not attempt, did not initiate, didn t initiate,
    did not make this request, didn t make this request, wasn t you, was not you, if this was not you,
    ignore this email, ignore this e mail, ignore this message, ignore this mail, safely ignore, disregard
    this, anyone asks, never ask, requested, only be used once, can be used once, used only once, used once,
    will expire, keep it secret, keep it private, confidential, someone else, tell anyone, tell nobody, give it
    to anyone, share it, share this, reveal, runs out, stops working, works once, works for, works until, good
    until, not you, if you didn t, if you did not, didn t ask, did not ask, ignore it, just ignore, you can
    ignore, dies at,
    is invalid after, invalid after, becomes invalid, become invalid, will be invalid,
    turns invalid, becomes void, void after, stops working in, stops working after,
    stops working at, stop working in, stop working after, will stop working, no longer valid after,
    no longer valid in, no longer work after, for your eyes only, eyes only, to yourself,
    with anyone, with anybody, with nobody, with no one, to anyone, to anybody, to nobody,
    to no one, anyone else, anybody else, nobody from, no one from, nobody at, no one at,
    none of us will, nobody here will, will never ask, won t ask, will never call, will not ask you,
    won t ask you, will never request, never request, never call you, wasn t requested,
    was not requested, wasn t me, haven t requested, have not requested, haven t asked,
    have not asked, weren t expecting, were not expecting, not expecting this, didn t expect this,
    did not expect this, not initiated, unsolicited, don t recognise, don t recognize,
    do not recognise, do not recognize, did not sign up, didn t sign up, did not sign in,
    didn t sign in, didn t log in, did not log in, nothing to do with you, single use only,
    use once, used one time, used a single time, one use only, one time use only, only works once,
    only be used a single time, lasts for, lives for, remains valid, stays valid, active for,
    time limited, times out in, times out after, time out in, will time out, lapses, dies in,
    dies after, gone in, self destruct, self destructs, keep it safe, keep it to yourself,
    keep this to yourself, keep this private, keep this secret, keep these private,
    keep it between us, don t show, do not show, don t tell, do not tell, don t give, do not give,
    don t send, don t hand, do not hand, don t reveal, do not reveal, never reveal, never give,
    never tell, never send, not to be shared, must not be shared, should not be shared, scammer,
    scammers, fraudster, fraudsters, phishing, feel free to ignore, can be ignored, may be ignored,
    can ignore this, please ignore, simply ignore, no further action, ttl, never read, do not read, don t read, read it out, read this code, over the phone, out on the phone
  `,
  quote: `
    original message, forwarded message, begin forwarded message, wrote:, original appointment, -- forwarded
  `,
  ignore: `
    kick off with, kicks off with, start off with, set off with, take off with, log off with, sign off with,
    registrations, sign-ins, log-ins, logins, confirmations, verifications, activations,
    spf pass, dkim pass, dmarc pass, spf fail, dkim fail, dmarc fail,
    in code, to issue, issue another, issue a, issue you, issue new, will issue, can issue, may issue,
    copy of, copies of, a copy, this line, following line, next line, one line, instead of a password, instead of your password, instead of the password,
    otp helper, otp service, otp server, otp api, otp parser, otp lib, otp library, otp generator, otp extractor, otp reader, otp gateway, otp module, otp worker, otp bot, otp plugin, otp middleware, otp sdk, otp cli, otp test, otp tests, otp demo,
    code parser, code extractor, code reader, code generator,
    leave the number, keep the number, leave this number, keep this number, quote this number, include this number, mention this number,
    otp failures, otp requests, otp sent, otp attempts, otp resends, otp verified, otp errors, code failures, code requests, code attempts, pin failures, pin attempts, otp deliveries, otp count,
    write to, write us, we write, please write, codes, pins, otps, tokens, one time codes, one time passwords, verification codes, login codes, security
    codes, passcodes, access codes, order confirmation, booking confirmation, reservation confirmation,
    payment confirmation, purchase confirmation, shipping confirmation, delivery confirmation, confirmation
    of your order, code of conduct, codes of conduct, morse code, unicode, encode, decode, vscode, vs code, xcode,
    shortcode, hardcode, transcode, geocode, opcode, bytecode, gcode, no code, low code, open source, code base, code owner, code snippet, pin board, pin it, boarding pass, season
    pass, access token, password manager, your password, a password, the password, new password, password
    has been, password was, change password, forgot password, forgot your password, set password, create
    password, password reset link, password protected, no codes, your codes will, press pass, day pass, pass
    the, pass on, pass through, pass along, will pass, to pass, pass it, social security, social security
    number, security team, account team, security update, food token, token of, episode*, ignore previous,
    capital letters, letters matter, case matters, capitals matter, case sensitive, case insensitive, upper case, lower case, qr, home address, postal address, note, no matter, no one, no need, no reply, no longer, no action, in
    order, in order to, just in case, in case, in that case, at this time, box below, box, fields below, on
    the page, on this page, next page, the page, the line, phone call, this device, your device, a device, device authorization, this
    time, each time, any time, next time, every time, first time, your phone, your mobile, this request, a
    request, the request, request was, on request, your session, this session, this account, the account, an
    account, my account, user account, no account, on line, your order, new post, this post, to post, in line, log in
    session, address bar, your address, this address, the address, your username, your workspace, your team,
    your location
  `,
};

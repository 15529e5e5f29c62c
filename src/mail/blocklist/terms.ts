/**
 * The words nobody may pose as. Chosen from the brands that phishing mail imitates most: payment, banks, mail
 * and cloud accounts, social networks, parcels, shops, telecoms, games, crypto and tax offices.
 *
 * A brand stands in `anywhere` only if it has six letters or more and neither an everyday word, nor two of them
 * side by side, nor a first name beside a surname spell it by accident: `shop-interest` holds a social network,
 * `phone-driver` a cloud drive and `joshua.weiss` a maker of phones, so these are whole tokens. A brand that is
 * first of all an ordinary word or a name (target, booking, ledger, signal, norton) is left out unless the
 * deployment adds it, and so is one of three or four letters that hexadecimal digits can spell (citi, aol).
 */

/** Found at any place of a local part, separators ignored. */
export const anywhere: readonly string[] = words(
  // Payment, cards and money transfer
  'paypal mastercard americanexpress transferwise moneygram westernunion payoneer klarna turbotax',
  'quickbooks equifax',
  // Banks
  'bankofamerica wellsfargo jpmorgan citibank citigroup capitalone goldmansachs morganstanley',
  'charlesschwab barclays lloydsbank santander caixabank bnpparibas creditagricole societegenerale',
  'deutschebank commerzbank raiffeisen unicredit intesasanpaolo rabobank sberbank bradesco',
  'bancodobrasil scotiabank commbank',
  // Accounts, mail and clouds
  'google microsoft office365 protonmail dropbox docusign github gitlab cloudflare salesforce chatgpt',
  'godaddy namecheap shopify bitwarden nordvpn geeksquad',
  // Social networks and media
  'facebook instagram whatsapp linkedin twitter tiktok snapchat youtube netflix spotify disneyplus',
  'primevideo onlyfans patreon',
  // Shops, travel and parcels
  'amazon aliexpress mercadolibre rakuten walmart homedepot zalando leboncoin postnl airbnb bookingcom expedia tripadvisor',
  'ticketmaster instacart grubhub royalmail canadapost deutschepost',
  // Devices and telecoms
  'samsung xiaomi lenovo verizon vodafone comcast xfinity telefonica',
  // Games
  'nintendo playstation roblox fortnite minecraft epicgames steampowered steamcommunity',
  // Crypto
  'coinbase binance metamask trezor ledgerlive ledgerwallet bitfinex bitstamp kucoin',
);

/** Found only as a whole token: short, or part of ordinary words. */
export const wholeToken: readonly string[] = words(
  // Payment, banks and tax
  'visa amex wise stripe venmo zelle cashapp revolut monzo adyen worldpay alipay paytm experian intuit',
  'chase hsbc bbva icici hdfc tdbank natwest sparkasse nubank westpac phonepe irs hmrc govuk medicare',
  'interpol usbank truist',
  // Accounts, mail and clouds
  'apple icloud itunes gmail hotmail outlook onedrive sharepoint yahoo adobe oracle okta lastpass',
  'openai anthropic zoom webex slack',
  // Social networks and media
  'meta telegram discord skype wechat viber pinterest reddit tinder twitch hulu',
  // Shops, travel and parcels
  'ups usps dhl fedex uber ubereats lyft doordash deliveroo ebay alibaba etsy costco bestbuy ikea nike',
  'adidas vinted',
  // Devices, telecoms, games and crypto
  'sony huawei tesla tmobile steam xbox battlenet opensea kraken',
);

/**
 * The mailboxes of RFC 2142, blocked as the whole local part, and those a mail system itself speaks as.
 * `admin` and `administrator` stand here because certificate authorities take a mail to them, as to
 * `webmaster`, `hostmaster` and `postmaster`, for proof of owning the domain. RFC 2142 also reserves
 * `list-request` for every mailing list; there are no lists here, so only the literal form is kept.
 */
export const roleMailboxes: readonly string[] = words(
  'info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp',
  'ftp list-request mailer-daemon root admin administrator',
);

/** Glued to a brand, these leave it a whole token: `applesupport`, `chasebank`, `securitychase`. */
export const companions: readonly string[] = words(
  'account accounts alert alerts bank billing card care com delivery help helpdesk id login notice',
  'notification official pay payment payments refund secure security service services signin support',
  'team update verification verify wallet',
);

/** Ordinary words, and pairs of them with a separator between, that would otherwise be taken for a brand. */
export const ordinary: readonly string[] = words(
  // -ups
  'backups checkups cleanups closeups followups grownups lineups lookups markups meetups mockups',
  'pickups popups pushups roundups setups signups startups teamups topups warmups',
  // Others
  'digitlab digitlabel digitlabels goggle digithub displaystation linkedinvite linkedinvoice',
  'linkedinvoices metadata metta salesforecast salesforecasts salesforecasting',
);

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** Amounts of money in a line, with the sign or the word for a currency, and numbers of cards of which the end alone is shown. */

export const moneyLike =
  /[$€£¥₹₽₺₩฿]\s?\d|\d\s?[€£₽₺₴₫₸₼₪₹₩฿¥]|\d[.,]\d\d\s?(?:EUR|USD|GBP|PLN|CHF|TL)\b|\d[.,]\d\d\s?(?:ден|дин|KM)|\bRM ?\d+\.\d\d|\d (?:EUR|USD|GBP|PLN|CHF|TL|TRY|RON|HUF|Ft|SEK|NOK|DKK|kr|Kč|CZK|RUB|UAH|KZT|SAR|AED|INR|VND|IDR|lei)\b|\d\s?(?:zł(?!o[^t])|лв|грн|руб|сум(?!к|м)|円|元|원(?!하|본|래)|บาท|đ(?!\p{L})|ريال|درهم|تومان)|\*{3} ?\d{4}\b|\b[xX]{4} ?\d{4}\b|R\$ ?\d|\b(?:EUR|USD|GBP|CHF|PLN|TRY|RON|SAR|AED|INR|PHP|NGN|KES|ZAR|MYR|CZK|HUF) ?\d|\bRp\.? ?\d|\bRs\.? ?\d/u;

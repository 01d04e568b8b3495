type Moment = Date | number;

/** The methods of dates and texts make their tables anew each time, so they only stand in for a missing `Intl`. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, options).format;
  } catch {
    return (moment: Moment) => new Date(moment).toLocaleString(locale, options);
  }
}

export function comparison(locale: string, options: Intl.CollatorOptions = {}) {
  try {
    return new Intl.Collator(locale, options).compare;
  } catch {
    return (one: string, other: string) => one.localeCompare(other, locale, options);
  }
}

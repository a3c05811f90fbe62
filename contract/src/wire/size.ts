import type { Json } from '../json.ts';

/** How many bytes the value takes as JSON in UTF-8. Stops counting at `most`, for when only the comparison matters. */
export function bytesOf(value: Json, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return bytesOfText(value);
  if (typeof value !== 'object' || value === null) return String(value).length;
  let bytes = 1;
  if (Array.isArray(value)) {
    for (const part of value) {
      bytes += 1 + bytesOf(part, most - bytes);
      if (bytes > most) return bytes;
    }
  } else {
    const fields = value as { readonly [key: string]: Json };
    for (const key in fields) {
      const part = fields[key];
      if (part === undefined) continue;
      bytes += 2 + bytesOfText(key) + bytesOf(part, most - bytes);
      if (bytes > most) return bytes;
    }
  }
  // One comma after each part but the last, which the closing bracket follows.
  return bytes === 1 ? 2 : bytes;
}

function bytesOfText(text: string): number {
  let bytes = 2;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    if (unit >= 0x20 && unit < 0x80) bytes += unit === 0x22 || unit === 0x5c ? 2 : 1;
    else return utf8.encode(JSON.stringify(text)).length;
  }
  return bytes;
}

const utf8 = new TextEncoder();

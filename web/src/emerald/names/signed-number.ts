/** With its sign: +2 or −1. A hyphen would be too short for a minus. */
export const signedNumber = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

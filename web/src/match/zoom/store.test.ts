import { afterEach, describe, expect, test } from 'vitest';
import { chooseZoom, closeZoom, compareZoom, openZoom, turnZoom, zoomedNow } from './store.ts';

const pictures = ['i01', 'i02', 'i03'];
afterEach(closeZoom);

describe('[UX-10] a picture, large', () => {
  test('it turns to the next and round again', () => {
    openZoom({ pictures, at: 2 });
    turnZoom(1);
    expect(zoomedNow()?.at).toBe(0);
    turnZoom(-1);
    expect(zoomedNow()?.at).toBe(2);
  });

  test('of two that are compared the second changes, and is never the first', () => {
    openZoom({ pictures, at: 1 });
    compareZoom();
    expect(zoomedNow()).toMatchObject({ at: 1, beside: 2 });
    turnZoom(1);
    expect(zoomedNow()).toMatchObject({ at: 1, beside: 0 });
    turnZoom(1);
    expect(zoomedNow()).toMatchObject({ at: 1, beside: 2 });
    chooseZoom(0);
    expect(zoomedNow()).toMatchObject({ at: 1, beside: 0 });
    compareZoom();
    expect(zoomedNow()).toMatchObject({ at: 1, beside: undefined });
  });

  test('it opens with two beside each other where the page asks for it', () => {
    openZoom({ pictures, at: 0, beside: 2 });
    expect(zoomedNow()).toMatchObject({ at: 0, beside: 2 });
  });

  test('what is not there is not opened, and one alone is compared with nothing', () => {
    openZoom({ pictures, at: 9 });
    expect(zoomedNow()).toBeUndefined();
    openZoom({ pictures: ['i01'], at: 0 });
    compareZoom();
    expect(zoomedNow()?.beside).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { nextPage } from '../../src/http/responses.ts';

const origin = 'http://mail.test';

test('the next page is the request again, behind the cursor', () => {
  expect(nextPage(origin, `${origin}/m?limit=1&q=a+b`, 'c1')).toEqual({
    Link: `<${origin}/m?limit=1&q=a+b&cursor=c1>; rel="next"`,
  });
  expect(nextPage(origin, `${origin}/m?limit=1`, null)).toEqual({});
});

test('the next page of a request that waited goes back no further than the request, and waits for nothing', () => {
  const { Link } = nextPage(origin, `${origin}/m?limit=1&wait=5`, 'c1', 1_700_000_000_000);
  expect(Link).toBe(`<${origin}/m?limit=1&cursor=c1&since=1700000000000>; rel="next"`);
  const given = nextPage(origin, `${origin}/m?since=5&wait=5`, 'c1', 5);
  expect(given.Link).toBe(`<${origin}/m?since=5&cursor=c1>; rel="next"`);
});

import { describe, expect, it } from 'vitest';
import { ConnectionCounter } from '../../src/smtp/connectioncounter.ts';

describe('the counter', () => {
  it('lets so many in from one address and so many in all', () => {
    const counter = new ConnectionCounter(3, 2);
    expect(counter.enter('192.0.2.1')).toBe('admitted');
    expect(counter.enter('192.0.2.1')).toBe('admitted');
    expect(counter.enter('192.0.2.1')).toBe('address_full');
    expect(counter.enter('192.0.2.2')).toBe('admitted');
    expect(counter.enter('192.0.2.3')).toBe('full');
    counter.leave('192.0.2.1');
    expect(counter.enter('192.0.2.1')).toBe('admitted');
  });

  it('takes a whole IPv6 /64 for one address', () => {
    const counter = new ConnectionCounter(10, 1);
    expect(counter.enter('2001:db8:0:1::1')).toBe('admitted');
    expect(counter.enter('2001:db8:0:1:ffff::2')).toBe('address_full');
    expect(counter.enter('2001:db8:0:2::1')).toBe('admitted');
    expect(counter.enter('2001:DB8:0:2:0:0:0:9')).toBe('address_full');
  });

  it('takes an IPv4 client for the same in its IPv6 form', () => {
    const counter = new ConnectionCounter(10, 1);
    expect(counter.enter('192.0.2.1')).toBe('admitted');
    expect(counter.enter('::ffff:192.0.2.1')).toBe('address_full');
    expect(counter.enter('::ffff:c000:202')).toBe('admitted');
  });

  it('ignores who was never let in', () => {
    const counter = new ConnectionCounter(1, 1);
    counter.leave('192.0.2.1');
    expect(counter.enter('192.0.2.1')).toBe('admitted');
    expect(counter.enter('192.0.2.2')).toBe('full');
  });
});

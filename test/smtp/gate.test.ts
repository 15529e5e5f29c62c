import { describe, expect, it } from 'vitest';
import { Gate } from '../../src/smtp/gate.ts';

describe('the gate', () => {
  it('lets so many in from one address and so many in all', () => {
    const gate = new Gate(3, 2);
    expect(gate.enter('192.0.2.1')).toBe('admitted');
    expect(gate.enter('192.0.2.1')).toBe('admitted');
    expect(gate.enter('192.0.2.1')).toBe('address_full');
    expect(gate.enter('192.0.2.2')).toBe('admitted');
    expect(gate.enter('192.0.2.3')).toBe('full');
    gate.leave('192.0.2.1');
    expect(gate.enter('192.0.2.1')).toBe('admitted');
  });

  it('takes a whole IPv6 /64 for one address', () => {
    const gate = new Gate(10, 1);
    expect(gate.enter('2001:db8:0:1::1')).toBe('admitted');
    expect(gate.enter('2001:db8:0:1:ffff::2')).toBe('address_full');
    expect(gate.enter('2001:db8:0:2::1')).toBe('admitted');
    expect(gate.enter('2001:DB8:0:2:0:0:0:9')).toBe('address_full');
  });

  it('takes an IPv4 client for the same in its IPv6 form', () => {
    const gate = new Gate(10, 1);
    expect(gate.enter('192.0.2.1')).toBe('admitted');
    expect(gate.enter('::ffff:192.0.2.1')).toBe('address_full');
    expect(gate.enter('::ffff:c000:202')).toBe('admitted');
  });

  it('ignores who was never let in', () => {
    const gate = new Gate(1, 1);
    gate.leave('192.0.2.1');
    expect(gate.enter('192.0.2.1')).toBe('admitted');
    expect(gate.enter('192.0.2.2')).toBe('full');
  });
});

import { describe, expect, it } from 'vitest';
import { Gate, networkOf } from '../../src/smtp/gate.ts';

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
  });

  it('ignores who was never let in', () => {
    const gate = new Gate(1, 1);
    gate.leave('192.0.2.1');
    expect(gate.enter('192.0.2.1')).toBe('admitted');
    expect(gate.enter('192.0.2.2')).toBe('full');
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001::3:4:5:6:7', '2001:0:0:3'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

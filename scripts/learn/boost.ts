/**
 * Trees that are boosted for log-odds (Friedman, Greedy function approximation, 2001), each grown leaf by leaf where it gains
 * most by Newton's step, over features that are sorted into bins. Nothing in it is random: the same examples in the same
 * order give the same trees.
 */
import { sumOf, type Tree } from '../../src/mail/codes/learnt/forest.ts';

export interface Row {
  readonly features: readonly number[];
  readonly isTrue: boolean;
  /** How much it counts. */
  readonly weight: number;
}

export interface Growth {
  readonly trees: number;
  readonly leavesMax: number;
  /** Rows in a leaf, by their weight. */
  readonly leafMin: number;
  /** What of a tree's advice is taken. */
  readonly rate: number;
  readonly binsMax: number;
}

/** Counts as a row without effect in every leaf. */
const smoothing = 1;

interface Question {
  readonly gain: number;
  readonly feature: number;
  /** Up to this bin it goes left. */
  readonly bin: number;
}

interface Leaf {
  readonly rows: Int32Array;
  readonly slope: number;
  readonly curve: number;
  readonly best: Question | null;
}

interface Node {
  question: { readonly feature: number; readonly above: number } | null;
  adds: number;
  left: Node | null;
  right: Node | null;
}

export function boost(rows: readonly Row[], growth: Growth): Tree[] {
  const count = rows[0]?.features.length ?? 0;
  const edges = Array.from({ length: count }, (_, feature) => edgesOf(rows, feature, growth.binsMax));
  const bins = edges.map((own, feature) =>
    Uint8Array.from(rows, ({ features }) => binOf(own, features[feature] as number)),
  );
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  const margins = new Float64Array(rows.length);
  const trees: Tree[] = [];
  for (let number = 0; number < growth.trees; number += 1) {
    for (const [row, { isTrue, weight }] of rows.entries()) {
      const share = 1 / (1 + Math.exp(-(margins[row] as number)));
      slopes[row] = weight * (share - Number(isTrue));
      curves[row] = weight * Math.max(share * (1 - share), 1e-6);
    }
    const tree = flat(grow(rows, { edges, bins, slopes, curves }, growth));
    trees.push(tree);
    for (const [row, { features }] of rows.entries())
      margins[row] = (margins[row] as number) + sumOf([tree], features);
  }
  return trees;
}

interface Sorted {
  readonly edges: readonly (readonly number[])[];
  readonly bins: readonly Uint8Array[];
  readonly slopes: Float64Array;
  readonly curves: Float64Array;
}

function grow(rows: readonly Row[], sorted: Sorted, growth: Growth): Node {
  const all = Int32Array.from(rows, (_, row) => row);
  const root: Node = { question: null, adds: 0, left: null, right: null };
  const open = new Map<Node, Leaf>([[root, leafOf(all, rows, sorted, growth)]]);
  root.adds = addsOf(open.get(root) as Leaf, growth.rate);
  for (let leaves = 1; leaves < growth.leavesMax; leaves += 1) {
    let next: Node | null = null;
    for (const [node, { best }] of open)
      if (best !== null && (next === null || best.gain > (open.get(next)?.best?.gain ?? 0))) next = node;
    if (next === null) break;
    const leaf = open.get(next) as Leaf;
    const { feature, bin } = leaf.best as Question;
    const own = sorted.bins[feature] as Uint8Array;
    open.delete(next);
    next.question = { feature, above: sorted.edges[feature]?.[bin] as number };
    for (const side of ['left', 'right'] as const) {
      const part = leaf.rows.filter((row) => (own[row] as number) <= bin === (side === 'left'));
      const grown = leafOf(part, rows, sorted, growth);
      const child: Node = { question: null, adds: addsOf(grown, growth.rate), left: null, right: null };
      next[side] = child;
      open.set(child, grown);
    }
  }
  return root;
}

function addsOf({ slope, curve }: Leaf, rate: number): number {
  return (-slope / (curve + smoothing)) * rate;
}

function leafOf(members: Int32Array, rows: readonly Row[], sorted: Sorted, growth: Growth): Leaf {
  let slope = 0;
  let curve = 0;
  let size = 0;
  for (const row of members) {
    slope += sorted.slopes[row] as number;
    curve += sorted.curves[row] as number;
    size += (rows[row] as Row).weight;
  }
  let best: Question | null = null;
  const worth = (slope * slope) / (curve + smoothing);
  for (const [feature, edges] of sorted.edges.entries()) {
    const own = sorted.bins[feature] as Uint8Array;
    const slopeIn = new Float64Array(edges.length + 1);
    const curveIn = new Float64Array(edges.length + 1);
    const sizeIn = new Float64Array(edges.length + 1);
    for (const row of members) {
      const bin = own[row] as number;
      slopeIn[bin] = (slopeIn[bin] as number) + (sorted.slopes[row] as number);
      curveIn[bin] = (curveIn[bin] as number) + (sorted.curves[row] as number);
      sizeIn[bin] = (sizeIn[bin] as number) + (rows[row] as Row).weight;
    }
    let [slopeLeft, curveLeft, sizeLeft] = [0, 0, 0];
    for (let bin = 0; bin < edges.length; bin += 1) {
      slopeLeft += slopeIn[bin] as number;
      curveLeft += curveIn[bin] as number;
      sizeLeft += sizeIn[bin] as number;
      if (sizeLeft < growth.leafMin || size - sizeLeft < growth.leafMin) continue;
      const left = (slopeLeft * slopeLeft) / (curveLeft + smoothing);
      const right = (slope - slopeLeft) ** 2 / (curve - curveLeft + smoothing);
      const gain = left + right - worth;
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin };
    }
  }
  return { rows: members, slope, curve, best };
}

/** Values between which a question may part, in their order: in the middle of two neighbours, about as many rows apart. */
function edgesOf(rows: readonly Row[], feature: number, binsMax: number): readonly number[] {
  const values = Float64Array.from(rows, ({ features }) => features[feature] as number).sort();
  const edges: number[] = [];
  for (let bin = 1; bin < binsMax; bin += 1) {
    const at = Math.floor((bin * values.length) / binsMax);
    const value = values[at] as number;
    const below = values.findLast((other) => other < value);
    if (below === undefined) continue;
    const edge = Number(((below + value) / 2).toPrecision(4));
    if (edge >= below && edge < value && edge !== edges.at(-1)) edges.push(edge);
  }
  return edges;
}

function binOf(edges: readonly number[], value: number): number {
  let bin = 0;
  while (bin < edges.length && value > (edges[bin] as number)) bin += 1;
  return bin;
}

/** As `forest.ts` reads it. */
function flat(root: Node): Tree {
  const nodes: Node[] = [root];
  for (const { left, right } of nodes) if (left !== null && right !== null) nodes.push(left, right);
  return nodes.flatMap(({ question, adds, left, right }) =>
    question === null || left === null || right === null
      ? [-1, Number(adds.toPrecision(4)), 0, 0]
      : [question.feature, question.above, nodes.indexOf(left), nodes.indexOf(right)],
  );
}

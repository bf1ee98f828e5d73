import { describe, expect, it } from 'vitest';
import { limitsOf } from '../limits.run.ts';
import { acceptedDocuments, emailPattern, isKnownAnalysisStatus, limits, pipelineSteps, verificationCodePattern } from './index.ts';
import { contract } from './testing/contract.ts';

describe('the limits taken from the contract', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      documentsPerAnalysis: 3,
      documentBytes: 20_971_520,
      listingUrlsPerAnalysis: 1,
      listingUrlLength: 2048,
      titleLength: 200,
      historySearchLength: 200,
      comparedAtLeast: 2,
      comparedAtMost: 4,
      passwordMinimumLength: 6,
    });
    expect(Object.values(acceptedDocuments).flat()).toEqual(['pdf', 'png', 'jpg', 'jpeg', 'gif', 'bmp', 'csv', 'xls', 'xlsx']);
    expect(pipelineSteps).toEqual(['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis', 'html_report']);
  });

  it('tell a code and an address from what is none', () => {
    expect(['204816', '20481', '2048166', '20481a'].map((code) => verificationCodePattern.test(code))).toEqual([true, false, false, false]);
    expect(['a@b.jp', 'a b@c.jp', 'a@b', 'a@@b.jp'].map((address) => emailPattern.test(address))).toEqual([true, false, false, false]);
  });

  it('know the statuses of today and no other', () => {
    expect(['pending', 'processing', 'completed', 'failed', 'archived', ''].map(isKnownAnalysisStatus)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('cannot be generated from a contract that has lost one', () => {
    const { AnalysisCreation: _, ...schemas } = contract.components?.schemas ?? {};
    expect(() => limitsOf({ ...contract, components: { ...contract.components, schemas } })).toThrow('openapi.yaml has nothing at');
    const text = JSON.stringify(contract).replace('"text/csv":["csv"],', '');
    expect(() => limitsOf(JSON.parse(text))).toThrow('but x-endings has application/pdf, image/png');
  });
});

import { paths } from '../app/paths.ts';
import { samples } from '../app/samples.ts';

/** A page that search engines and people without a session read. */
export interface PublicPage {
  path: string;
  title: string;
  /** What it says, in a sentence or two, for a list of results and for a card that is shared. */
  description: string;
  /** The route's file, whose script and sheets the page names from the start. */
  module: string;
  /** Whether it stands in the site map: a form that only members need does not, though it may be found. */
  isListed: boolean;
}

const feature = (name: string) => `src/features/${name}/${name}-route.tsx`;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    title: 'Rimawari: what a Japanese rental really yields',
    description:
      'Rimawari reads a Japanese rental property’s listing and documents, calculates net yield, cash flow after debt and tax, and lists what is not stated. Informational only.',
    module: feature('home'),
    isListed: true,
  },
  {
    path: paths.pricing,
    title: 'Pricing · Rimawari',
    description: 'Plans for analyzing Japanese rental properties: what each includes, its price, and which features are coming.',
    module: feature('pricing'),
    isListed: true,
  },
  {
    path: paths.legal,
    title: 'Legal disclosure · Rimawari',
    description: 'Seller of Rimawari: disclosure under the Act on Specified Commercial Transactions (特定商取引法に基づく表記).',
    module: feature('legal'),
    isListed: true,
  },
  {
    path: paths.score,
    title: 'Score calculator · Rimawari',
    description: 'How marks make a Scenario Score: published weights, curves and caps that you can change. Informational only.',
    module: feature('score'),
    isListed: true,
  },
  ...samples.map(({ slug, title, description }) => ({
    path: paths.sample(slug),
    title,
    description,
    module: feature('sample'),
    isListed: true,
  })),
  {
    path: paths.signIn,
    title: 'Sign in · Rimawari',
    description: 'Sign in to read your analyses of Japanese rental properties.',
    module: feature('sign-in'),
    isListed: false,
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot password · Rimawari',
    description: 'Request an email with a link to set a new password for your Rimawari account.',
    module: feature('forgot-password'),
    isListed: false,
  },
  {
    path: paths.register,
    title: 'Create account · Rimawari',
    description: 'Create an account to analyse Japanese rental properties from a listing link or your documents.',
    module: feature('register'),
    isListed: true,
  },
];

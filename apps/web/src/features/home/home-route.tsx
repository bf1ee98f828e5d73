export { HomeScreen as Component } from './home-screen.tsx';

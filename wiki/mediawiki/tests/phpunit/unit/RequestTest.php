<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\Extension\RuleBoard\Fault;
use MediaWiki\Extension\RuleBoard\Limits;
use MediaWiki\Extension\RuleBoard\Request;
use PHPUnit\Framework\TestCase;

/** @covers \MediaWiki\Extension\RuleBoard\Request */
class RequestTest extends TestCase {
	private const RULE = [ 'rule' => 'garden:bed.1' ];

	private function request( array $attributes, string $content = '', string $lang = 'en' ): Request {
		return new Request( $attributes, $content, $lang, new Catalogue( __DIR__ . '/../../catalogue' ), new Limits( 1000, 16 ) );
	}

	/** @return string[][] key and texts of each fault */
	private function faults( Request $request ): array {
		return array_map( static fn ( Fault $fault ) => [ $fault->key(), ...$fault->texts() ], $request->faults );
	}

	public function testARuleHasItsFirstExample(): void {
		$request = $this->request( [ 'rule' => "\n garden:bed.1 " ] );
		$this->assertSame( [ 'rule' => 'garden:bed.1' ], $request->named );
		$this->assertSame( 'a-rose-alone', $request->example['name'] );
		$this->assertSame( [], $request->faults );
	}

	public function testAnExampleIsShownAlone(): void {
		$request = $this->request( [ 'scenario' => 'garden:bed.1/a-second-rose' ] );
		$this->assertSame( [ 'scenario' => 'garden:bed.1/a-second-rose' ], $request->named );
		$this->assertSame( 'a-second-rose', $request->example['name'] );
	}

	public function testContentIsAScenario(): void {
		$request = $this->request( [], '{"game":"garden","rules":["garden:bed.1"]}' );
		$this->assertNotNull( $request->scenario );
		$this->assertSame( 'garden:bed.1', $request->rule['id'] );
	}

	public function testAScenarioOfAnUnknownRuleIsShownWithoutIt(): void {
		$request = $this->request( [], '{"game":"garden","rules":["garden:bed.9"]}' );
		$this->assertNull( $request->rule );
		$this->assertSame( [ [ 'ruleboard-fault-rule', 'garden:bed.9' ] ], $this->faults( $request ) );
	}

	/** @dataProvider notOne */
	public function testOneThingIsShown( array $attributes, string $content, string $key ): void {
		$this->expectExceptionMessage( $key );
		$this->request( $attributes, $content );
	}

	public static function notOne(): array {
		return [
			[ [], '', 'ruleboard-fault-nothing' ],
			[ [ 'rule' => ' ', 'scenario' => '' ], "\n", 'ruleboard-fault-nothing' ],
			[ self::RULE + [ 'scenario' => 'garden:bed.1/a-rose-alone' ], '', 'ruleboard-fault-several' ],
			[ self::RULE, '{}', 'ruleboard-fault-several' ],
		];
	}

	/** What a template passes on where its user said nothing. */
	public function testEmptyValuesAreDefaults(): void {
		$request = $this->request( self::RULE + [ 'scenario' => '', 'step' => '', 'theme' => '', 'lang' => '' ] );
		$this->assertSame( [ null, null, 'en', [] ], [ $request->step, $request->theme, $request->lang, $request->faults ] );
	}

	/** @dataProvider switches */
	public function testASwitch( string $value, bool $on, int $faults ): void {
		foreach ( [ 'brief', 'static' ] as $name ) {
			$request = $this->request( self::RULE + [ $name => $value ] );
			$this->assertSame( $on, $request->$name );
			$this->assertCount( $faults, $request->faults );
		}
	}

	public static function switches(): array {
		return [ [ '', true, 0 ], [ 'yes', true, 0 ], [ '1', true, 0 ], [ 'No', false, 0 ], [ '0', false, 0 ], [ 'perhaps', false, 1 ] ];
	}

	public function testASwitchMayBeItsOwnName(): void {
		$this->assertTrue( $this->request( self::RULE + [ 'brief' => 'brief' ] )->brief );
	}

	public function testGoodValues(): void {
		$request = $this->request( self::RULE + [ 'step' => '2', 'theme' => 'dark', 'lang' => 'fr' ] );
		$this->assertSame( [ 2, 'dark', 'fr', [] ], [ $request->step, $request->theme, $request->lang, $request->faults ] );
		$this->assertSame( 'Une plante par carré', $request->rule['title'] );
	}

	public function testFaultsInHowItIsShownLeaveTheBoard(): void {
		$request = $this->request( self::RULE + [ 'step' => '-1', 'theme' => '"><b>', 'lang' => 'la', 'onclick' => 'x' ] );
		$this->assertSame( 'garden:bed.1', $request->rule['id'] );
		$this->assertSame( [ null, null, 'en' ], [ $request->step, $request->theme, $request->lang ] );
		$this->assertSame( [
			[ 'ruleboard-fault-attribute', 'onclick', 'rule, scenario, step, theme, brief, lang, static' ],
			[ 'ruleboard-fault-value', 'lang', 'la', 'en, fr' ],
			[ 'ruleboard-fault-value', 'theme', '"><b>', 'light, dark, contrast, auto' ],
			[ 'ruleboard-fault-step', '-1', '999' ],
		], $this->faults( $request ) );
	}

	/** @dataProvider noSteps */
	public function testWhatIsNoStep( string $step ): void {
		$request = $this->request( self::RULE + [ 'step' => $step ] );
		$this->assertNull( $request->step );
		$this->assertCount( 1, $request->faults );
	}

	public static function noSteps(): array {
		return [ [ '1.5' ], [ '1000' ], [ '99999999999999999999' ], [ '0x1' ], [ '٣' ], [ "1\n1" ] ];
	}
}

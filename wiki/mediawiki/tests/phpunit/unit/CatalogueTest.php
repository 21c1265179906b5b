<?php

namespace MediaWiki\Extension\RuleBoard\Tests;

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\Extension\RuleBoard\Fault;
use PHPUnit\Framework\TestCase;
use RuntimeException;

/** @covers \MediaWiki\Extension\RuleBoard\Catalogue */
class CatalogueTest extends TestCase {
	private function catalogue(): Catalogue {
		return new Catalogue( __DIR__ . '/../../catalogue' );
	}

	private function faultOf( callable $call ): Fault {
		try {
			$call();
		} catch ( Fault $fault ) {
			return $fault;
		}
		$this->fail( 'no fault' );
	}

	public function testFindsARuleInEitherLanguage(): void {
		$rule = $this->catalogue()->rule( 'garden:bed.1', 'en' );
		$this->assertSame( 'garden:bed.1', $rule['id'] );
		$this->assertSame( 'One plant in a bed', $rule['title'] );
		$this->assertSame( 'Une plante par carré', $this->catalogue()->rule( 'garden:bed.1', 'fr' )['title'] );
	}

	/** @dataProvider ids */
	public function testTakesEveryFormOfAnId( string $id ): void {
		$this->assertSame( $id, $this->catalogue()->rule( $id, 'en' )['id'] );
	}

	public static function ids(): array {
		return [ [ 'garden:bed.1' ], [ 'garden:A.a' ], [ 'garden:4' ], [ 'garden:ability.rapid_growth.1' ] ];
	}

	/** @dataProvider hostile */
	public function testRefusesWhatIsNoId( string $id ): void {
		$fault = $this->faultOf( fn () => $this->catalogue()->rule( $id, 'en' ) );
		$this->assertSame( 'ruleboard-fault-id', $fault->key() );
	}

	public static function hostile(): array {
		return [
			'empty' => [ '' ],
			'no game' => [ 'bed.1' ],
			'a path up' => [ 'garden:../../../LocalSettings' ],
			'a path up in the game' => [ '../garden:bed.1' ],
			'a file beside' => [ '../tests/catalogue/garden:bed.1' ],
			'an absolute path' => [ '/etc/passwd' ],
			'a stream of PHP' => [ 'php://filter/resource=garden:bed.1' ],
			'a null byte' => [ "garden:bed.1\0" ],
			'a line behind it' => [ "garden:bed.1\n" ],
			'markup' => [ 'garden:<script>alert(1)</script>' ],
			'a quote' => [ 'garden:bed.1" onclick="alert(1)' ],
			'wikitext' => [ '[[garden:bed.1]]' ],
			'wide letters' => [ 'ｇarden:bed.1' ],
			'capital letters' => [ 'GARDEN:BED.1' ],
			'bytes that are no text' => [ "garden:\xff.1" ],
			'too long' => [ 'garden:' . str_repeat( 'a', 300 ) . '.1' ],
			'much too long' => [ 'garden:' . str_repeat( 'a-', 1000000 ) . '.1' ],
		];
	}

	public function testSaysWhetherTheGameOrTheRuleIsMissing(): void {
		$game = $this->faultOf( fn () => $this->catalogue()->rule( 'forest:bed.1', 'en' ) );
		$this->assertSame( [ 'ruleboard-fault-game', [ 'forest', 'garden' ] ], [ $game->key(), $game->texts() ] );
		$rule = $this->faultOf( fn () => $this->catalogue()->rule( 'garden:bed.2', 'en' ) );
		$this->assertSame( [ 'ruleboard-fault-rule', [ 'garden:bed.2' ] ], [ $rule->key(), $rule->texts() ] );
	}

	/** The index is a file of the catalogue too, and no game. */
	public function testTakesNoFileThatIsNoGame(): void {
		$this->assertSame( 'ruleboard-fault-game', $this->faultOf( fn () => $this->catalogue()->rule( 'index:bed.1', 'en' ) )->key() );
	}

	public function testFindsAnExampleByItsName(): void {
		[ $rule, $example ] = $this->catalogue()->example( 'garden:bed.1/a-second-rose', 'en' );
		$this->assertSame( 'garden:bed.1', $rule['id'] );
		$this->assertSame( 'A second rose is refused', $example['title'] );
	}

	/** @dataProvider noExamples */
	public function testRefusesWhatIsNoExample( string $name, string $key ): void {
		$this->assertSame( $key, $this->faultOf( fn () => $this->catalogue()->example( $name, 'en' ) )->key() );
	}

	public static function noExamples(): array {
		return [
			[ 'garden:bed.1', 'ruleboard-fault-scenario' ],
			[ 'garden:bed.1/', 'ruleboard-fault-scenario' ],
			[ 'garden:bed.1/a-third-rose', 'ruleboard-fault-scenario' ],
			[ 'garden:bed.1/../A.a', 'ruleboard-fault-scenario' ],
			[ 'garden:bed.9/a-rose-alone', 'ruleboard-fault-rule' ],
			[ '/a-rose-alone', 'ruleboard-fault-id' ],
		];
	}

	public function testSaysWhichFileIsMissing(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'nowhere/index.json' );
		( new Catalogue( 'nowhere' ) )->version();
	}

	/** The catalogue of a release: whatever is in it can be asked for. */
	public function testEveryRuleOfTheBuiltCatalogueCanBeShown(): void {
		$folder = getenv( 'RULEBOARD_BUILT' );
		if ( !$folder ) {
			$this->markTestSkipped( 'RULEBOARD_BUILT names no built extension' );
		}
		$catalogue = new Catalogue( "$folder/catalogue" );
		$count = 0;
		foreach ( glob( "$folder/catalogue/*.*.json" ) as $file ) {
			[ , $lang ] = explode( '.', basename( $file ) );
			foreach ( array_keys( json_decode( file_get_contents( $file ), true ) ) as $id ) {
				$rule = $catalogue->rule( $id, $lang );
				$this->assertNotSame( '', $rule['title'], $id );
				foreach ( $rule['examples'] as $example ) {
					$this->assertNotSame( '', $catalogue->example( "$id/{$example['name']}", $lang )[1]['title'], $example['name'] );
					if ( isset( $example['picture'] ) ) {
						$this->assertFileExists( "$folder/rulewright/{$example['picture']}" );
					}
				}
				$count++;
			}
		}
		$this->assertGreaterThan( 2000, $count );
	}
}

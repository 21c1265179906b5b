<?php
// Runs a file of MediaWiki's parser tests on a wiki as Debian packages it, which has the reader of such files but not their runner.
// It knows the options `cat` and `language`. The rules are those of a catalogue in a folder beside the tests, whatever is
// installed. With --write, it writes what it finds into the file, for a person to read.
//
// php parser-tests.php parserTests.txt CATALOGUE [--write]

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\MediaWikiServices;
use Wikimedia\Parsoid\ParserTests\TestFileReader;

require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';

class RuleBoardParserTests extends Maintenance {
	public function __construct() {
		parent::__construct();
		$this->addArg( 'file', 'The tests' );
		$this->addArg( 'catalogue', 'The folder of the rules' );
		$this->addOption( 'write', 'Write what is found into the file' );
	}

	public function execute() {
		$catalogue = $this->getArg( 1 );
		$services = MediaWikiServices::getInstance();
		$services->redefineService( 'RuleBoard.Catalogue', static fn () => new Catalogue( $catalogue ) );
		$tests = TestFileReader::read( $this->getArg( 0 ) );
		foreach ( $tests->articles as $article ) {
			$this->write( $article->title, $article->text );
		}
		$failed = 0;
		foreach ( $tests->testCases as $test ) {
			$found = $this->found( $test->wikitext, $test->options );
			if ( $this->hasOption( 'write' ) ) {
				$this->keep( $test->testName, $found );
			} elseif ( trim( $test->legacyHtml ?? '' ) !== $found ) {
				$failed++;
				$this->output( "FAILED {$test->testName}\nexpected:\n{$test->legacyHtml}\nfound:\n$found\n\n" );
			}
		}
		$this->output( json_encode( [ 'passed' => count( $tests->testCases ) - $failed, 'failed' => $failed ] ) . "\n" );
		return $failed === 0;
	}

	private function write( string $title, string $text ): void {
		$page = MediaWikiServices::getInstance()->getWikiPageFactory()->newFromTitle( Title::newFromText( $title ) );
		$page->doUserEditContent( new WikitextContent( $text ), User::newSystemUser( 'Parser test', [ 'steal' => true ] ), 'A test' );
	}

	private function found( string $wikitext, array $options ): string {
		$language = MediaWikiServices::getInstance()->getLanguageFactory()->getLanguage( $options['language'] ?? 'en' );
		$parse = ParserOptions::newFromAnon();
		$parse->setTargetLanguage( $language );
		$output = MediaWikiServices::getInstance()->getParser()->parse( $wikitext, Title::newFromText( 'Parser test' ), $parse );
		$html = trim( $output->getText( [ 'enableSectionEditLinks' => false, 'unwrap' => true, 'allowTOC' => false ] ) );
		$html = trim( preg_replace( '/<!--.*?-->/s', '', $html ) );
		foreach ( isset( $options['cat'] ) ? $output->getCategoryNames() : [] as $name ) {
			$html .= "\ncat=$name";
		}
		return $html;
	}

	private function keep( string $name, string $found ): void {
		$file = $this->getArg( 0 );
		$pattern = '/(!! test\n' . preg_quote( $name, '/' ) . '\n(?:(?!!! html).)*!! html\n).*?(!! end)/s';
		$text = preg_replace_callback( $pattern, static fn ( $part ) => "$part[1]$found\n$part[2]", file_get_contents( $file ) );
		file_put_contents( $file, $text );
	}
}

$maintClass = RuleBoardParserTests::class;
require_once RUN_MAINTENANCE_IF_MAIN;
